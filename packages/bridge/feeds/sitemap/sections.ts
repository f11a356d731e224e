import { queryWordPress } from '../../wordpress/faust/query';
import { trackDependencies, addDependencies } from '../../wordpress/dependencies/track';
import { paginate } from '../../wordpress/faust/paginate';
import { SITEMAP_ARCHIVES_QUERY, SITEMAP_AUTHORS_QUERY, SITEMAP_TERMS_QUERY } from './queries';
import { loadContent, MAX_PAGES, ownPath } from './content';

import type { Dependency } from '../../wordpress/dependencies/track';
import type { Content, SitemapEntry } from './content';

export const SECTION_NAMES = ['pages', 'posts', 'facilities', 'contributors', 'terms', 'authors'] as const;
export type SectionName = (typeof SECTION_NAMES)[number];
export type Sections = Record<SectionName, SitemapEntry[]>;

/** Every path that search engines may index, and the content to reuse in the next sitemap. */
export interface Sitemap {
  sections: Sections;
  content: Content;
  /** Dependencies of the content. */
  dependencies: readonly Dependency[];
}

const SECTION_OF: Record<string, SectionName> = {
  Page: 'pages',
  Post: 'posts',
  FootbridgeFacility: 'facilities',
  FootbridgeContributor: 'contributors',
};

/** Lists have no modification date, and a missing one is better than a wrong one. */
function lists(nodes: readonly { uri?: string | null }[]): SitemapEntry[] {
  const paths = new Set(nodes.flatMap(({ uri }) => ownPath(uri) ?? []));
  return [...paths].map((path) => ({ path, modified: null, images: [] }));
}

function sectionsOf(
  { entries }: Content,
  terms: readonly { uri?: string | null }[],
  authors: readonly { uri?: string | null }[],
  types: readonly { name?: string | null; uri?: string | null }[],
): Sections {
  const sections: Sections = {
    pages: [],
    posts: [],
    facilities: [],
    contributors: [],
    terms: lists(terms),
    authors: lists(authors),
  };
  const filled = new Set<string | null | undefined>();
  // The oldest first, so that new content changes only the last part of a section.
  for (const { type, typename, isIndexable, path, modified, images } of [...entries.values()].toReversed()) {
    filled.add(type);
    const section = SECTION_OF[typename];
    if (section && isIndexable) sections[section].push({ path, modified, images });
  }
  const listed = new Set([...sections.terms, ...sections.authors].map(({ path }) => path));
  // The posts page and a static front page are in `entries` already, as pages.
  const archives = lists([{ uri: '/' }, ...types.filter(({ name }) => filled.has(name))]).filter(
    ({ path }) => !entries.has(path) && !listed.has(path),
  );
  sections.pages.unshift(...archives);
  return sections;
}

/**
 * Returns every path that search engines may index, each once.
 * @param older the previous sitemap, unless an edit invalidated it
 * @throws UpstreamError
 */
export async function loadSections(older?: Sitemap): Promise<Sitemap> {
  const [tracked, terms, authors, { contentTypes }] = await Promise.all([
    trackDependencies(() => loadContent(older?.content)),
    paginate(async (after) => (await queryWordPress(SITEMAP_TERMS_QUERY, { after })).terms, MAX_PAGES),
    paginate(async (after) => (await queryWordPress(SITEMAP_AUTHORS_QUERY, { after })).users, MAX_PAGES),
    queryWordPress(SITEMAP_ARCHIVES_QUERY, {}),
  ]);
  // Reused content keeps its dependencies; the check of the last modified nodes adds its own.
  const isReused = older !== undefined && tracked.value === older.content;
  const dependencies = isReused ? older.dependencies : tracked.dependencies;
  addDependencies(dependencies);
  if (isReused) addDependencies(tracked.dependencies);
  const sections = sectionsOf(tracked.value, terms, authors, contentTypes?.nodes ?? []);
  return { sections, content: tracked.value, dependencies };
}
