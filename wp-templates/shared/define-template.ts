import type { Template, TemplateStatics } from '@/bridge/wordpress/types';

/**
 * Checks that query, variables and transform of a template fit together, and forgets their types,
 * so that templates of all kinds stand in one record.
 */
export function defineTemplate<Data, Variables extends Record<string, unknown>, View>(
  statics: TemplateStatics<Data, Variables, View>,
): Template {
  return statics;
}

/** The seed node's id as GraphQL takes it; '0', which is nobody's, where the address has no node of its own. */
export function seedId(seedNode: { databaseId?: number }): string {
  return String(seedNode.databaseId ?? 0);
}
