import type { SeedNode } from '../types';

/** WordPress's name of a post type or taxonomy whose GraphQL type is written in camel case. */
const TYPE_NAMES: Record<string, string> = { Page: 'page', Post: 'post', Facility: 'facility', Contributor: 'contributor' };

/**
 * Faust's candidates, mended: a password-protected node hides its contentType, so Faust takes it for no type at all
 * and WordPress's own `single-…` and `page` candidates are missing.
 */
export function mendCandidates(candidates: string[], seedNode: SeedNode): string[] {
  if (!seedNode.isContentNode || seedNode.contentType) return candidates;
  const type = TYPE_NAMES[seedNode.__typename ?? ''];
  const slug = typeof seedNode.slug === 'string' ? seedNode.slug : '';
  if (!type) return candidates;
  return type === 'page'
    ? [`page-${slug}`, `page-${seedNode.databaseId}`, 'page', 'singular', 'index']
    : [`single-${type}-${slug}`, `single-${type}`, 'single', 'singular', 'index'];
}
