import type { TransformTools } from '@/bridge/wordpress/types';
import type { SchemaTextFieldsFragment } from '@/gql/graphql';

/** Parses an editor's structured data and replaces WordPress's URL by the site's; null unless it is a JSON object (specification, section 5). */
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
