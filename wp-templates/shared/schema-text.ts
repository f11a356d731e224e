import type { TransformTools } from '@/bridge/wordpress/types';
import type { SchemaTextFieldsFragment } from '@/gql/graphql';

/**
 * An editor's structured data, parsed, with this site's address where WordPress's stood; null for what is no JSON
 * (specification, section 5), or is JSON but no data: a number or a word describes no page.
 */
export function parsedSchema(
  settings: Partial<SchemaTextFieldsFragment> | null | undefined,
  { publicText }: Pick<TransformTools, 'publicText'>,
): object | null {
  try {
    const value: unknown = JSON.parse(settings?.schema ?? '', (_, part: unknown) =>
      typeof part === 'string' ? publicText(part) : part,
    );
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
