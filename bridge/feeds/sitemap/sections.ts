import { queryWordPress } from '../../wordpress/faust/query';
import { trackDependencies, addDependencies } from '../../wordpress/dependencies/track';
import { paginate } from '../../wordpress/faust/paginate';
import { SITEMAP_ARCHIVES_QUERY, SITEMAP_AUTHORS_QUERY, SITEMAP_TERMS_QUERY } from '@/queries/sitemap';
import { loadContent, LONGEST_WALK, ownPath } from './content';

import type { Dependency } from '../../wordpress/dependencies/track';
import type { Content, SitemapEntry } from './content';

export const SECTION_NAMES = ['pages', 'posts', 'facilities', 'contributors', 'terms', 'authors'] as const;
export type SectionName = (typeof SECTION_NAMES)[number];
export type Sections = Record<SectionName, SitemapEntry[]>;

/** Every address that search engines may show, and what the next look at them need not ask again. */
export interface Sitemap {
  sections: Sections;
  content: Content;
  /** What the content was made of. */
  made: readonly Dependency[];
}

const SECTION_OF: Record<string, SectionName> = {
  Page: 'pages',
  Post: 'posts',
  Facility: 'facilities',
  Contributor: 'contributors',
};

/** Lists have no date of their own: what does not say when it was changed is better than what says it wrongly. */
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
  // The oldest first: what is new then changes the last part of a section, and leaves all others as they are.
  for (const { type, typename, isWanted, path, modified, images } of [...entries.values()].toReversed()) {
    filled.add(type);
    const section = SECTION_OF[typename];
    if (section && isWanted) sections[section].push({ path, modified, images });
  }
  const listed = new Set([...sections.terms, ...sections.authors].map(({ path }) => path));
  // The posts' page and a static front page are pages: they stand among them, or their editors have hidden them.
  const archives = lists([{ uri: '/' }, ...types.filter(({ name }) => filled.has(name))]).filter(
    ({ path }) => !entries.has(path) && !listed.has(path),
  );
  sections.pages.unshift(...archives);
  return sections;
}

/**
 * Every address that search engines may show, each once. In: the older ones, if there are any that no edit concerns.
 * @throws UpstreamError when WordPress fails.
 */
export async function loadSections(older?: Sitemap): Promise<Sitemap> {
  const [walked, terms, authors, { contentTypes }] = await Promise.all([
    trackDependencies(() => loadContent(older?.content)),
    paginate(async (after) => (await queryWordPress(SITEMAP_TERMS_QUERY, { after })).terms, LONGEST_WALK),
    paginate(async (after) => (await queryWordPress(SITEMAP_AUTHORS_QUERY, { after })).users, LONGEST_WALK),
    queryWordPress(SITEMAP_ARCHIVES_QUERY, {}),
  ]);
  // A look at what was changed last tells little of the rest: an edit of that concerns the walk that found it.
  const isOlder = older !== undefined && walked.value === older.content;
  const made = isOlder ? older.made : walked.dependencies;
  addDependencies(made);
  if (isOlder) addDependencies(walked.dependencies);
  return { sections: sectionsOf(walked.value, terms, authors, contentTypes?.nodes ?? []), content: walked.value, made };
}
