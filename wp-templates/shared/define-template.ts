import type { Template, TemplateStatics } from '@/bridge/wordpress/types';

/** Type-checks a template's query, variables and transform against each other, and erases their types for one record. */
export function defineTemplate<Data, Variables extends Record<string, unknown>, View>(
  statics: TemplateStatics<Data, Variables, View>,
): Template {
  return statics;
}

/** Returns the seed node's id for GraphQL; '0', which matches nothing, without a node. */
export function seedId(seedNode: { databaseId?: number }): string {
  return String(seedNode.databaseId ?? 0);
}
