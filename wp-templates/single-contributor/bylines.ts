import type { AddressContext, Bylines, TransformTools } from '@footbridge/bridge/wordpress/types';
import type { ArticleListView } from '@/components/ArticleList/ArticleList';
import type { RelatedFieldsFragment } from '@/gql/graphql';
import type { LinkView } from '@/components/Breadcrumbs/Breadcrumbs';
import { linkView } from '../shared/links';

/** Articles of each list; three lists are within WPGraphQL's limit of 100. */
const MAX_ARTICLES = 30;

const TITLES = [
  ['written', 'Articles by'],
  ['reviewed', 'Reviewed by'],
  ['edited', 'Edited by'],
] as const satisfies [keyof Bylines, string][];

/** Returns the ids to query; '0' for none, because WordPress answers an empty list with all posts. */
export function bylineIds({ bylines }: Pick<AddressContext, 'bylines'>): string[] {
  const ids = TITLES.flatMap(([role]) => bylines?.[role].ids.slice(0, MAX_ARTICLES) ?? []);
  return ids.length ? ids.map(String) : ['0'];
}

/** Id of the list of a person's own articles. */
export const WRITTEN = 'credits-written';

type Articles = { nodes: (RelatedFieldsFragment | null)[] } | null | undefined;

/** Returns a person's articles by role, without empty lists. */
export function bylineLists(
  name: string,
  { bylines }: Pick<AddressContext, 'bylines'>,
  articles: Articles,
  tools: TransformTools,
): ArticleListView[] {
  if (!bylines) return [];
  const byId = new Map<number | undefined, LinkView | null>(
    articles?.nodes.map((node) => [node?.databaseId, node && linkView(node, tools)]),
  );
  return TITLES.flatMap(([role, title]) => {
    const links = bylines[role].ids.slice(0, MAX_ARTICLES).flatMap((id) => byId.get(id) ?? []);
    return links.length
      ? [{ id: `credits-${role}`, title: `${title} ${name}`, articles: links, count: bylines[role].found }]
      : [];
  });
}
