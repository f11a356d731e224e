import { queryWordPress } from '../faust/query';
import { gmtDate } from '../page/gmt-date';
import { pathOfUri } from '../page/path';
import { walk } from '../shared/walk';
import { siteLink } from '../url/policy';
import { SITEMAP_ARCHIVES_QUERY, SITEMAP_AUTHORS_QUERY, SITEMAP_CONTENT_QUERY, SITEMAP_TERMS_QUERY } from '@/queries/sitemap';

import type { GetSitemapContentQuery } from '@/gql/graphql';

export interface SitemapEntry {
  /** Site path, in WordPress's own spelling. */
  path: string;
  modified: Date | null;
}

export const SECTION_NAMES = ['pages', 'posts', 'facilities', 'contributors', 'terms', 'authors'] as const;
export type SectionName = (typeof SECTION_NAMES)[number];
export type Sections = Record<SectionName, SitemapEntry[]>;

type ContentNode = NonNullable<GetSitemapContentQuery['contentNodes']>['nodes'][number];

/** In requests; what says "next page" for longer than this runs in a circle. */
const LONGEST_WALK = { most: 500 };

const SECTION_OF: Record<string, SectionName> = { Page: 'pages', Post: 'posts', Facility: 'facilities', Contributor: 'contributors' };

/** Path of an address on this site, or null when it is none (a page that links elsewhere, an unset uri). */
function ownPath(uri: string | null | undefined): string | null {
  const link = siteLink(uri);
  // Links with a query are WordPress's for what has no address of its own.
  return link?.startsWith('/') && !/[?#]/.test(link) ? pathOfUri(link) : null;
}

/** A page may ask not to be indexed, or name another as its original. */
function isWanted(node: ContentNode, path: string): boolean {
  if (node.isRestricted) return false;
  const seo = 'seo' in node ? node.seo : null;
  if (seo?.noindex) return false;
  const original = siteLink(seo?.canonical);
  return !original || pathOfUri(original) === path;
}

function entriesOf(nodes: readonly { uri?: string | null }[]): SitemapEntry[] {
  return nodes.flatMap(({ uri }) => {
    const path = ownPath(uri);
    return path ? [{ path, modified: null }] : [];
  });
}

async function content(): Promise<ContentNode[]> {
  return walk(async (after) => (await queryWordPress(SITEMAP_CONTENT_QUERY, { after })).contentNodes, LONGEST_WALK);
}

/**
 * Every address that search engines may show, each once.
 * @throws UpstreamError when WordPress fails.
 */
export async function loadSections(): Promise<Sections> {
  const [nodes, terms, authors, { contentTypes }] = await Promise.all([
    content(),
    walk(async (after) => (await queryWordPress(SITEMAP_TERMS_QUERY, { after })).terms, LONGEST_WALK),
    walk(async (after) => (await queryWordPress(SITEMAP_AUTHORS_QUERY, { after })).users, LONGEST_WALK),
    queryWordPress(SITEMAP_ARCHIVES_QUERY, {}),
  ]);
  const sections: Sections = { pages: [], posts: [], facilities: [], contributors: [], terms: entriesOf(terms), authors: entriesOf(authors) };
  for (const node of nodes) {
    const path = ownPath(node.uri);
    const section = SECTION_OF[node.__typename];
    if (path && section && isWanted(node, path)) sections[section].push({ path, modified: gmtDate(node.modifiedGmt) });
  }
  const known = new Set(Object.values(sections).flatMap((entries) => entries.map(({ path }) => path)));
  const hidden = new Set(nodes.map((node) => ownPath(node.uri)));
  // The posts' page and a static front page are pages: their editors may have hidden them.
  const archives = entriesOf([{ uri: '/' }, ...(contentTypes?.nodes ?? [])]).filter(({ path }, index, all) => {
    return !known.has(path) && !hidden.has(path) && all.findIndex((one) => one.path === path) === index;
  });
  sections.pages.unshift(...archives);
  return sections;
}
