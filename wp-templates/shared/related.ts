import type { TransformTools } from '@footbridge/bridge/wordpress/types';
import type { LinkView } from '@/components/Breadcrumbs/Breadcrumbs';
import type { RelatedFieldsFragment } from '@/gql/graphql';
import { isListed } from '@footbridge/shared/listed';
import { linkView } from './links';

type Pages = { nodes: (RelatedFieldsFragment | null)[] } | null | undefined;

/** A term with its newest pages. */
interface Term {
  __typename?: string;
  databaseId?: number;
  name?: string | null;
  uri?: string | null;
  contentNodes?: Pages;
  posts?: Pages;
}

type Terms = { nodes: (Term | null)[] } | null | undefined;

/** The terms and the segment of a page. */
export interface Grouped {
  databaseId: number;
  pageSettings?: { segment?: readonly (string | null)[] | null; gtRelatedTags?: Terms } | null;
  treatmentTopics?: Terms;
  categories?: Terms;
}

export const MAX_RELATED = 5;
/** The nearest by terms, of which those of the page's segment come first. A page depends on each: no more than needed. */
const SHORTLIST = 8;
/** What each thing that two pages share counts: an editor's tag or a topic, a category, the segment. */
const WEIGHTS = { topic: 2, category: 1, segment: 1 };

/**
 * Returns a number for a page and a candidate, the same each time: it orders equally near candidates differently on each page, so
 * that pages with the same terms do not all lead to the same five.
 */
function spread(page: number, candidate: number): number {
  const mixed = Math.imul(page, 0x9e3779b1) ^ Math.imul(candidate, 0x85ebca6b);
  const hash = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) >>> 0;
}

/** The lists of pages of a page's topics, each topic once: the editor's tags are topics, too. */
function topicLists({ pageSettings, treatmentTopics }: Grouped): Pages[] {
  const topics = [...(pageSettings?.gtRelatedTags?.nodes ?? []), ...(treatmentTopics?.nodes ?? [])];
  return [...new Map(topics.map((topic) => [topic?.databaseId, topic])).values()].map((topic) => topic?.contentNodes);
}

interface Candidate {
  node: RelatedFieldsFragment;
  score: number;
}

const segmentOf = (node: RelatedFieldsFragment) => ('grouping' in node ? node.grouping?.segment?.[0] : null);

/**
 * Returns the pages with a page's topics, or with its categories where there are too few, with the number of those that they share.
 * A page depends on the lists that are read.
 */
function candidates(page: Grouped, except: ReadonlySet<number>): Candidate[] {
  const found = new Map<number, Candidate>();
  const add = (pages: Pages, weight: number): void => {
    for (const node of pages?.nodes ?? []) {
      if (!node?.databaseId || except.has(node.databaseId)) continue;
      found.set(node.databaseId, { node, score: (found.get(node.databaseId)?.score ?? 0) + weight });
    }
  };
  for (const pages of topicLists(page)) add(pages, WEIGHTS.topic);
  if (found.size < MAX_RELATED)
    for (const category of page.categories?.nodes ?? []) add(category?.posts, WEIGHTS.category);
  return [...found.values()];
}

/** Returns the candidates, the nearest first: by terms, the first of them also by segment. */
function ranked(page: Grouped, except: ReadonlySet<number>): RelatedFieldsFragment[] {
  const order = (id: number) => spread(page.databaseId, id);
  const byTerms = candidates(page, except).toSorted(
    (a, b) =>
      b.score - a.score || order(a.node.databaseId) - order(b.node.databaseId) || a.node.databaseId - b.node.databaseId,
  );
  const segment = page.pageSettings?.segment?.[0];
  const nearness = ({ node, score }: Candidate) =>
    score + (segment && segmentOf(node) === segment ? WEIGHTS.segment : 0);
  const nearest = byTerms.slice(0, SHORTLIST).toSorted((a, b) => nearness(b) - nearness(a));
  return [...nearest, ...byTerms.slice(SHORTLIST)].map(({ node }) => node);
}

/** Returns links to the listed nodes that have a title, at most so many. A page depends on what is read here: no more than it shows. */
export function listedLinks(
  nodes: Iterable<RelatedFieldsFragment | null>,
  tools: TransformTools,
  most: number,
): LinkView[] {
  const links: LinkView[] = [];
  for (const node of nodes) {
    if (links.length === most) break;
    const link = node && isListed(node) && 'title' in node && node.title ? linkView(node, tools) : null;
    if (link) links.push(link);
  }
  return links;
}

/**
 * Returns links to the pages nearest to a page.
 * @param linked databaseIds of pages to which the page leads elsewhere
 */
export function relatedLinks(page: Grouped, tools: TransformTools, linked: readonly number[] = []): LinkView[] {
  return listedLinks(ranked(page, new Set([page.databaseId, ...linked])), tools, MAX_RELATED);
}

/** Returns links to the archives of the tags that an editor chose (specification, section 3 "gt_related_tags"). */
export function topicLinks({ pageSettings }: Pick<Grouped, 'pageSettings'>, tools: TransformTools): LinkView[] {
  return (pageSettings?.gtRelatedTags?.nodes ?? []).flatMap((topic) => (topic?.name && linkView(topic, tools)) || []);
}
