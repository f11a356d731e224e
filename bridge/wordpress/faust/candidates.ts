import { escapeSlug } from '../url/escapes';

import type { AddressContext, SeedNode } from '../types';

/** GraphQL's type names for the post types that hide theirs when they are protected by a password. */
const TYPE_NAMES: Record<string, string> = { Page: 'page', Post: 'post', MediaItem: 'attachment' };

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** WordPress looks up the decoded slug before the stored one. */
function bySlug(prefix: string, slug: string): string[] {
  if (!slug) return [];
  return [...new Set([`${prefix}-${slug}`, `${prefix}-${escapeSlug(slug)}`])];
}

function byId(prefix: string, id: number | undefined): string[] {
  return id === undefined ? [] : [`${prefix}-${id}`];
}

/** Files of page templates whose names differ from the titles that GraphQL returns. A test compares them with the plugin's model.json. */
const FILES: Readonly<Record<string, string>> = { 'Landing Page': 'landing' };

/** WordPress's own candidates, before and after the template that an editor chose. */
const OTHERS = /^(?:front-page|privacy-policy|(?:page|single)(?:-.*)?|singular|index)$/;

/** Returns the file of the template that an editor chose (`template-our-team`), without its folder, as a list of at most one. */
function chosen({ template, templates }: SeedNode): string[] {
  // Queried only for a node whose `template` is hidden by a password.
  if (Array.isArray(templates))
    return templates
      .map(text)
      .filter((file) => file && !OTHERS.test(file))
      .slice(0, 1);
  const name =
    typeof template === 'object' && template !== null && 'templateName' in template ? text(template.templateName) : '';
  if (!name || name === 'Default') return [];
  const file = Object.hasOwn(FILES, name) ? FILES[name] : undefined;
  return [file ?? `template-${name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}`];
}

/** Returns the file of the template that an editor chose for a page, without folder and `.php`; undefined for the default. */
export function chosenTemplate(node: SeedNode): string | undefined {
  return chosen(node)[0];
}

/** Whether a password hides which template an editor chose. */
export function hasHiddenTemplate(node: SeedNode): boolean {
  return node.isContentNode === true && node.template === null;
}

function postType(node: SeedNode): string {
  return text(node.contentTypeName) || (TYPE_NAMES[node.__typename ?? ''] ?? text(node.__typename).toLowerCase());
}

function ofPage(node: SeedNode): string[] {
  return [...chosen(node), ...bySlug('page', text(node.slug)), ...byId('page', node.databaseId), 'page'];
}

/** Returns the GraphQL type of an attachment's parent; null when it has none. */
export function parentType({ parent }: SeedNode): string | null {
  const node = typeof parent === 'object' && parent !== null && 'node' in parent ? parent.node : null;
  return typeof node === 'object' && node !== null && '__typename' in node ? text(node.__typename) : null;
}

function ofAttachment(node: SeedNode): string[] {
  const [kind = '', subtype = ''] = text(node.mimeType).split('/');
  const byMime = kind && subtype ? [`${kind}-${subtype}`, subtype, kind] : [];
  const onPage = parentType(node) === 'Page';
  // WordPress queries an attachment of a page as a page, and any other as a post.
  return [...byMime, 'attachment', ...(onPage ? ofPage(node) : ofPost(node))];
}

function ofPost(node: SeedNode): string[] {
  const type = postType(node);
  return [...chosen(node), ...bySlug(`single-${type}`, text(node.slug)), `single-${type}`, 'single'];
}

function ofContent(node: SeedNode): string[] {
  const type = postType(node);
  const privacy = node.isPrivacyPage ? ['privacy-policy'] : [];
  const own =
    type === 'attachment' ? ofAttachment(node) : type === 'page' ? [...privacy, ...ofPage(node)] : ofPost(node);
  return [...(node.isFrontPage ? ['front-page'] : []), ...own, 'singular'];
}

function ofTerm(node: SeedNode): string[] {
  const slug = text(node.slug);
  const taxonomy = text(node.taxonomyName);
  if (taxonomy === 'category')
    return [...bySlug('category', slug), ...byId('category', node.databaseId), 'category', 'archive'];
  if (taxonomy === 'post_tag') return [...bySlug('tag', slug), ...byId('tag', node.databaseId), 'tag', 'archive'];
  // A post format is the one taxonomy for which WordPress names the post type in its query.
  const archives = taxonomy === 'post_format' ? ['archive-post', 'archive'] : ['archive'];
  return [...bySlug(`taxonomy-${taxonomy}`, slug), `taxonomy-${taxonomy}`, 'taxonomy', ...archives];
}

function ofContentType(node: SeedNode): string[] {
  if (node.isFrontPage) return ['front-page', 'home'];
  return node.isPostsPage || node.name === 'post' ? ['home'] : [`archive-${text(node.name)}`, 'archive'];
}

/**
 * Returns the complete template hierarchy: the candidates for an address in WordPress's order, without `.php`.
 * @param node the seed node: Faust's, extended by queries/seed.ts, or one of the loader's own (dates, searches)
 */
export function candidateTemplates(node: SeedNode, address: Pick<AddressContext, 'search'>): string[] {
  const named = (): string[] => {
    if (node.__typename === 'SearchResults') {
      const type = address.search?.postType;
      return ['search', ...(type && type !== 'post' && type !== 'page' ? [`archive-${type}`, 'archive'] : [])];
    }
    if (node.__typename === 'DateArchive') return ['date', 'archive'];
    if (node.__typename === 'ContentType') return ofContentType(node);
    if (node.__typename === 'User')
      return [...bySlug('author', text(node.slug)), ...byId('author', node.databaseId), 'author', 'archive'];
    if (node.isTermNode) return ofTerm(node);
    return ofContent(node);
  };
  return [...new Set([...named(), 'index'])];
}
