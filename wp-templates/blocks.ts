import { blocks } from '@/components/blocks/registry';
import { BLOCK_DATA_QUERY, MORE_BLOCK_FACILITIES } from '@/queries/block-data';
import { MORE_COMPARED_FACILITIES } from './template-compare-facilities/template';
import { MORE_CONTRIBUTORS } from './template-our-team/template';
import { MORE_REVIEWS } from './template-reviews/template';

import type { z } from 'zod';
import type { ParsedBlock, ThemeBlocks } from '@footbridge/bridge/wordpress/blocks/types';
import type { BlockAnswer, BlockNeeds, ThemeBlock } from '@/components/blocks/define-block';
import type { GetBlockDataQueryVariables } from '@/gql/graphql';

/** A block may have a long list of wrong values. */
const MAX_REASONS = 3;

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of values',
  record: 'a group of values',
};

/** Returns what a value must be, in words; null for a rule that only its own message explains. */
function rule(issue: z.core.$ZodIssue): string | null {
  if (issue.code === 'invalid_type') return KINDS[issue.expected] ?? null;
  if (issue.code === 'invalid_value')
    return issue.values
      .filter((value) => value !== '')
      .map((value) => `“${String(value)}”`)
      .join(' or ');
  const size = issue.code === 'too_small' || issue.code === 'too_big' ? issue : null;
  if (size?.origin !== 'number' && size?.origin !== 'int') return null;
  return size.code === 'too_small' ? `at least ${size.minimum}` : `at most ${size.maximum}`;
}

/** Returns a value's place as an editor counts: “members 2 name”. */
const placeOf = ({ path }: z.core.$ZodIssue): string =>
  `“${path.map((key) => (typeof key === 'number' ? key + 1 : String(key))).join(' ') || 'attributes'}”`;

/** Returns why a block's attributes are not accepted: “columns” must be at most 4. */
export function blockReason({ issues }: z.core.$ZodError): string {
  const reasons = issues.slice(0, MAX_REASONS).map((issue) => {
    const must = rule(issue);
    return must === null ? `${placeOf(issue)}: ${issue.message}` : `${placeOf(issue)} must be ${must}`;
  });
  return [...reasons, ...(issues.length > MAX_REASONS ? ['and more'] : [])].join(', ');
}

/** WPGraphQL's maximum of a list. */
const MAX_NODES = 100;

interface NeedyBlock extends ParsedBlock<BlockAnswer> {
  needs: BlockNeeds;
}

function parse(name: string, attributes: unknown): NeedyBlock | { problem: string } {
  const block: ThemeBlock | undefined = Object.hasOwn(blocks, name) ? blocks[name] : undefined;
  if (!block) return { problem: 'this theme has no such block' };
  const parsed = block.attributes.safeParse(attributes);
  if (!parsed.success) return { problem: blockReason(parsed.error) };
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
  const some = (kind: 'comparison' | 'reviews' | 'people' | 'articles') => needs.some((one) => one[kind]);
  const ids = (kind: 'pageIds' | 'mediaIds') => [...new Set(needs.flatMap((one) => (one[kind] ?? []).map(String)))];
  const [pageIds, mediaIds] = [ids('pageIds'), ids('mediaIds')];
  const facilities = [...new Set(needs.flatMap<number | true>((one) => one.facilities ?? []))];
  const isAll = facilities.includes(true) || facilities.length > MAX_NODES;
  // WordPress answers an empty list with everything.
  return {
    facilities: facilities.length > 0,
    facilityIds: isAll ? [] : facilities.map(String),
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
  ofPage: Object.keys(blocks).filter((name) => blocks[name]?.readsPage),
  query: BLOCK_DATA_QUERY,
  parse,
  async rest(answer, paginateRest) {
    const { facilities, compared, reviews, contributors } = answer;
    return {
      ...answer,
      facilities: facilities && { ...facilities, nodes: await paginateRest(MORE_BLOCK_FACILITIES, facilities) },
      compared: compared && { ...compared, nodes: await paginateRest(MORE_COMPARED_FACILITIES, compared) },
      reviews: reviews && { ...reviews, nodes: await paginateRest(MORE_REVIEWS, reviews) },
      contributors: contributors && { ...contributors, nodes: await paginateRest(MORE_CONTRIBUTORS, contributors) },
    };
  },
  variables(found: readonly NeedyBlock[]) {
    const needs = found.filter(({ readsQuery }) => readsQuery).map((block) => block.needs);
    return needs.length > 0 ? { ...variablesOf(needs) } : null;
  },
};
