import { createHash } from 'node:crypto';
import { getHeapStatistics } from 'node:v8';

import { z } from 'zod';

import { SEARCHED_IDS_QUERY, SEARCHED_TEXTS_QUERY } from './queries';
import { contentKind } from '@footbridge/shared/content-kind';
import { fieldTexts } from '../../wordpress/field-texts';
import { isListed } from '@footbridge/shared/listed';
import { contentTypeOf } from '@footbridge/shared/schema-names';

import { chunk } from '../../platform/chunk';
import { PAGE_REVALIDATE_S } from '../../platform/lifetimes';
import { processState } from '../../platform/process-state';
import { cachedValues } from '../../cache/shared-values/cached-values';
import { addDependencies, trackDependencies } from '../../wordpress/dependencies/track';
import { queryWordPress } from '../../wordpress/faust/query';
import { paginate } from '../../wordpress/faust/paginate';
import { parseText, plainText, shownExcerpt } from '../../wordpress/html/clean';
import { siteLink } from '../../wordpress/url/policy';
import { elements, textOf } from '../../wordpress/html/tree';
import { wordPressUrl } from '../../platform/env';

import type { PaginateSearchedTextsQuery } from '@footbridge/bridge/gql/graphql';

const documentSchema = z.object({
  id: z.number(),
  url: z.string(),
  /** WordPress's name of its type. */
  type: z.string(),
  /** What visitors read of its type. */
  kind: z.string(),
  title: z.string(),
  /** One a line. */
  headings: z.string(),
  summary: z.string(),
  /** Words of its fields, and categories. */
  details: z.string(),
  text: z.string(),
});

export type SearchDocument = z.infer<typeof documentSchema>;
type Node = NonNullable<PaginateSearchedTextsQuery['list']>['nodes'][number];

const IDS_PER_REQUEST = 100;
/** Of the index, with 6 kB of text a page. */
const HEAP_BYTES_PER_DOCUMENT = 32 * 1024;
const MAX_SHARE_OF_HEAP = 0.25;
/** More content is searched by WordPress itself: see docs/decisions/0047. */
export const MAX_DOCUMENTS = Math.min(
  5000,
  IDS_PER_REQUEST *
    Math.floor((getHeapStatistics().heap_size_limit * MAX_SHARE_OF_HEAP) / HEAP_BYTES_PER_DOCUMENT / IDS_PER_REQUEST),
);
/** Texts are large, and a request has seven seconds. */
const TEXTS_PER_REQUEST = 50;
const TTL_MS = PAGE_REVALIDATE_S * 1000;

const searchDocumentsState = processState('searchDocuments', () =>
  cachedValues<SearchDocument[]>({
    name: 'search documents',
    freshMs: TTL_MS,
    // Those of an earlier list of ids are evicted.
    maxValues: Math.ceil(MAX_DOCUMENTS / TEXTS_PER_REQUEST),
    store: {
      key: 'search documents',
      parse: (value) => z.array(documentSchema).safeParse(value).data ?? null,
      ttlMs: TTL_MS,
    },
  }),
);

function detailsOf(node: Node): string {
  const categories = node.__typename === 'Post' ? (node.categories?.nodes ?? []) : [];
  const words = [...fieldTexts(node).map((text) => plainText(text)), ...categories.map(({ name }) => name)];
  return words.filter(Boolean).join(' ');
}

/** Returns what visitors may find of a node; nothing of a protected one, or of one that search engines must not index. */
function documentOf(node: Node): SearchDocument[] {
  const seo = 'seo' in node ? node.seo : null;
  const url = siteLink(node.uri);
  if (!url?.startsWith('/') || !isListed(node)) return [];
  const content = ('content' in node ? node.content : null) ?? '';
  // A summary is a question of a list of questions.
  const headings = elements(parseText(content), 'h2', 'h3', 'summary').map(textOf);
  return [
    {
      id: node.databaseId,
      url,
      type: contentTypeOf(node),
      kind: contentKind(node.__typename),
      title: plainText('title' in node ? node.title : ''),
      headings: headings.join('\n'),
      summary: seo?.description || plainText('excerpt' in node ? shownExcerpt({ excerpt: node.excerpt, content }) : ''),
      details: detailsOf(node),
      text: plainText(content),
    },
  ];
}

async function loadIds(): Promise<number[] | null> {
  // A request more than fits, to learn that it does not.
  const maxRequests = MAX_DOCUMENTS / IDS_PER_REQUEST + 1;
  const load = async (after: string | null) => (await queryWordPress(SEARCHED_IDS_QUERY, { after })).list;
  const { value: nodes, dependencies } = await trackDependencies(() => paginate(load, { maxRequests, truncate: true }));
  // Without dependencies: an edit does not make a large site small.
  if (nodes.length > MAX_DOCUMENTS) return null;
  addDependencies(dependencies);
  return nodes
    .filter(({ uri, __typename }) => uri && __typename !== 'MediaItem' && __typename !== 'FootbridgeReview')
    .map(({ databaseId }) => databaseId)
    .toSorted((a, b) => a - b);
}

async function loadTexts(ids: readonly number[]): Promise<SearchDocument[]> {
  const { list } = await queryWordPress(SEARCHED_TEXTS_QUERY, { ids: ids.map(String) });
  return (list?.nodes ?? []).flatMap(documentOf);
}

const keyOf = (ids: readonly number[]): string =>
  createHash('sha256')
    .update(JSON.stringify([wordPressUrl(), ids]))
    .digest('hex');

/**
 * Loads all documents in parts; null when they are too many. After an edit, parts that it does not concern are the same
 * objects.
 */
export async function loadDocuments(): Promise<SearchDocument[][] | null> {
  const ids = await loadIds();
  if (!ids) return null;
  const parts: SearchDocument[][] = [];
  // Of ascending ids: new content changes the last part only.
  for (const some of chunk(ids, TEXTS_PER_REQUEST))
    parts.push((await searchDocumentsState.value(keyOf(some), () => loadTexts(some))).value);
  return parts;
}
