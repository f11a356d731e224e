import { queryWordPress } from '../../wordpress/faust/query';
import { paginate } from '../../wordpress/faust/paginate';
import { SITEMAP_AUTHORS_QUERY, SITEMAP_TERMS_QUERY, SITEMAP_TYPES_QUERY } from './queries';
import { isIncluded, loadContent, MAX_PAGES, ownPath, type ContentEntry, type SitemapEntry } from './content';

import type { TaxonomyEnum } from '@footbridge/bridge/gql/graphql';

export type Sections = ReadonlyMap<string, readonly SitemapEntry[]>;

interface Listed {
  uri?: string | null;
  isInSitemap?: boolean | null;
}

const SECTION_OF: Readonly<Record<string, string>> = { page: 'pages', post: 'posts' };
const FIRST_SECTIONS = Object.values(SECTION_OF);

/** Lists have no modification date, and a missing one is better than a wrong one. */
function lists(nodes: readonly Listed[]): SitemapEntry[] {
  const paths = new Set(nodes.filter(isIncluded).flatMap(({ uri }) => ownPath(uri) ?? []));
  return [...paths].map((path) => ({ path, modified: null, images: [] }));
}

function archivesOf(
  types: readonly (Listed & { name?: string | null })[],
  filled: ReadonlySet<string>,
): SitemapEntry[] {
  const front = { uri: '/', isInSitemap: types.find(({ name }) => name === 'post')?.isInSitemap };
  return lists([front, ...types.filter(({ name }) => name && filled.has(name))]);
}

function sectionsOf(
  entries: ReadonlyMap<string, ContentEntry>,
  terms: SitemapEntry[],
  authors: SitemapEntry[],
  types: Parameters<typeof archivesOf>[0],
): Sections {
  const sections = new Map<string, SitemapEntry[]>(FIRST_SECTIONS.map((name) => [name, []]));
  // The oldest first, so that new content changes only the last part of a section.
  for (const { type, isIndexable, path, modified, images } of [...entries.values()].toReversed()) {
    const name = SECTION_OF[type] ?? type;
    const section = sections.get(name) ?? [];
    sections.set(name, section);
    if (isIndexable) section.push({ path, modified, images });
  }
  const listed = new Set([...terms, ...authors].map(({ path }) => path));
  const filled = new Set([...entries.values()].map(({ type }) => type));
  // The posts page and a static front page are in `entries` already, as pages.
  const archives = archivesOf(types, filled).filter(({ path }) => !entries.has(path) && !listed.has(path));
  sections.get('pages')?.unshift(...archives);
  // A type may have such a name, too.
  const withOwn = (name: string, added: SitemapEntry[]) => [...(sections.get(name) ?? []), ...added];
  return sections.set('terms', withOwn('terms', terms)).set('authors', withOwn('authors', authors));
}

/** Returns the archives of terms with posts. An empty filter would return those of all taxonomies. */
async function loadTerms(taxonomies: TaxonomyEnum[]): Promise<SitemapEntry[]> {
  if (taxonomies.length === 0) return [];
  const load = async (after: string | null) => (await queryWordPress(SITEMAP_TERMS_QUERY, { taxonomies, after })).terms;
  return lists(await paginate(load, MAX_PAGES));
}

/** Returns every path that search engines may index, each once. @throws UpstreamError */
export async function loadSections(): Promise<Sections> {
  const { footbridgeSitemap: known, contentTypes } = await queryWordPress(SITEMAP_TYPES_QUERY, {});
  const types = (known?.contentTypes ?? []).filter((type) => type !== null);
  const taxonomies = (known?.taxonomies ?? []).filter((taxonomy) => taxonomy !== null);
  const [content, terms, authors] = await Promise.all([
    loadContent(types),
    loadTerms(taxonomies),
    paginate(async (after) => (await queryWordPress(SITEMAP_AUTHORS_QUERY, { after })).users, MAX_PAGES),
  ]);
  return sectionsOf(content, terms, lists(authors), contentTypes?.nodes ?? []);
}
