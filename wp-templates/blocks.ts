import type { ParsedBlock, ThemeBlocks } from '@footbridge/bridge/wordpress/blocks/types';
import type { BlockAnswer, BlockNeeds, ThemeBlock } from '@/components/blocks/define-block';
import { blocks } from '@/components/blocks/registry';
import type { GetBlockDataQueryVariables } from '@/gql/graphql';
import { BLOCK_DATA_QUERY } from '@/queries/block-data';

interface NeedyBlock extends ParsedBlock<BlockAnswer> {
  needs: BlockNeeds;
}

/** Returns why a block's attributes are not accepted: "facility: Invalid input: expected number, received string". */
const reason = (issues: readonly { path: PropertyKey[]; message: string }[]): string =>
  issues.map(({ path, message }) => `${path.join('.') || 'attributes'}: ${message}`).join('; ');

function parse(name: string, attributes: unknown): NeedyBlock | { problem: string } {
  const block: ThemeBlock | undefined = Object.hasOwn(blocks, name) ? blocks[name] : undefined;
  if (!block) return { problem: 'this theme has no such block' };
  const parsed = block.attributes.safeParse(attributes);
  if (!parsed.success) return { problem: reason(parsed.error.issues) };
  const needs = block.needs?.(parsed.data) ?? {};
  return {
    attributes: parsed.data,
    hasForm: block.hasForm ?? false,
    needs,
    readsQuery: Object.keys(needs).length > 0,
    posts: Object.values(needs).flatMap((need) => (Array.isArray(need) ? need : [])),
    data(answer, tools) {
      // A component without data has none; null says that there is nothing to show.
      const shown = block.data?.(answer, parsed.data, tools);
      // Throws here, where the plain form can take the block's place, instead of in the page's head.
      if (shown !== null) block.facts?.(shown);
      return shown;
    },
  };
}

/** Returns the query's variables for all that blocks need. */
function variablesOf(needs: readonly BlockNeeds[]): GetBlockDataQueryVariables {
  const some = (kind: 'facilities' | 'comparison' | 'reviews' | 'people' | 'articles') =>
    needs.some((one) => one[kind]);
  const ids = (kind: 'facilityIds' | 'pageIds' | 'mediaIds') => [
    ...new Set(needs.flatMap((one) => (one[kind] ?? []).map(String))),
  ];
  const [facilityIds, pageIds, mediaIds] = [ids('facilityIds'), ids('pageIds'), ids('mediaIds')];
  return {
    facilities: some('facilities'),
    facilityIds,
    // WordPress answers an empty list with everything.
    withFacilityIds: facilityIds.length > 0,
    comparison: some('comparison'),
    reviews: some('reviews'),
    people: some('people'),
    articles: some('articles'),
    pageIds,
    withPageIds: pageIds.length > 0,
    mediaIds,
    withMediaIds: mediaIds.length > 0,
  };
}

/** The theme's blocks, for the bridge. */
export const themeBlocks: ThemeBlocks<BlockAnswer> = {
  names: Object.keys(blocks),
  query: BLOCK_DATA_QUERY,
  parse,
  variables(found: readonly NeedyBlock[]) {
    const needs = found.filter(({ readsQuery }) => readsQuery).map((block) => block.needs);
    return needs.length > 0 ? { ...variablesOf(needs) } : null;
  },
};
