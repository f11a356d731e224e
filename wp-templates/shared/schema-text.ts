import type { SchemaTextFieldsFragment } from '@/gql/graphql';

/**
 * An editor's structured data, parsed; null for what is no JSON (specification, section 5), or is JSON but no data: a
 * number or a word describes no page.
 */
export function parsedSchema(settings: Partial<SchemaTextFieldsFragment> | null | undefined): object | null {
  try {
    const value: unknown = JSON.parse(settings?.schema ?? '');
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
