import type { AddressContext, Bylines, TransformTools } from '@/bridge/wordpress/types';
import type { ArticleListView } from '@/components/ArticleList/ArticleList';
import type { RelatedFieldsFragment } from '@/gql/graphql';
import { type LinkView, linkView } from '../shared/links';

/** So many of each list come with the page: with three lists no more than WPGraphQL gives at once. */
const MOST = 30;

const TITLES = [
  ['written', 'Articles by'],
  ['reviewed', 'Reviewed by'],
  ['edited', 'Edited by'],
] as const satisfies [keyof Bylines, string][];

/** The articles to ask for. '0' is nobody's id: WordPress takes an empty list for no wish at all. */
export function bylineIds({ bylines }: Pick<AddressContext, 'bylines'>): string[] {
  const ids = TITLES.flatMap(([role]) => bylines?.[role].slice(0, MOST) ?? []);
  return ids.length ? ids.map(String) : ['0'];
}

type Articles = { nodes: (RelatedFieldsFragment | null)[] } | null | undefined;

/**
 * What a person wrote, reviewed and edited, each under its own heading; the empty ones left out.
 * @param articles the nodes of `bylineIds`, in any order
 */
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
    const links = bylines[role].slice(0, MOST).flatMap((id) => byId.get(id) ?? []);
    return links.length
      ? [{ id: `credits-${role}`, title: `${title} ${name}`, articles: links, count: bylines[role].length }]
      : [];
  });
}
