import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { TransformTools } from '@footbridge/bridge/wordpress/types';
import type { FacilityCardView } from '../FacilityCard/FacilityCard';
import type { ReviewView } from '../ReviewQuotes/ReviewQuotes';
import type { GetBlockDataQuery } from '@/gql/graphql';

export interface BlockProps<Attributes, Data = null> {
  attributes: Attributes;
  data: Data;
  /** The blocks and texts inside of it. */
  children: ReactNode;
}

/** What a block reads of the one query for all blocks of a page (queries/block-data.ts). */
export interface BlockNeeds {
  /** All facilities, or these, by database id. */
  facilities?: true | readonly number[];
  /** All facilities as the comparison charts have them. */
  comparison?: true;
  /** All reviews. */
  reviews?: true;
  /** The brand's people. */
  people?: true;
  /** The newest articles. */
  articles?: true;
  /** These pages, posts or facilities, by database id. */
  pageIds?: readonly number[];
  /** These pictures, by database id. */
  mediaIds?: readonly number[];
}

export type BlockAnswer = GetBlockDataQuery;

/** What a block adds to the page's structured data. */
export interface BlockFacts {
  facilities?: FacilityCardView[];
  reviews?: ReviewView[];
}

/** Methods, so that a record can contain blocks of any type. */
export interface BlockOf<Attributes, Data> {
  attributes: z.ZodType<Attributes>;
  /** It has a lead form: vendors without an agreement stay away from its page. */
  hasForm?: true;
  /** Its component shows facts of the page (PageContext): the preview of one block needs them. */
  readsPage?: true;
  needs?(attributes: Attributes): BlockNeeds;
  /**
   * Returns the component's data, as plain JSON: addresses and HTML of the attributes through `tools`, and what the answer has for
   * them. Null shows WordPress's plain form of the block, because what it is about does not exist.
   */
  data?(answer: BlockAnswer, attributes: Attributes, tools: TransformTools): Data | null;
  /** Returns what its page's structured data names. */
  facts?(data: Data): BlockFacts;
  Block(props: BlockProps<Attributes, Data>): ReactNode;
}

/** A block of any type. */
export type ThemeBlock = BlockOf<unknown, unknown>;

/** Type-checks a block's attributes, data and component against each other, and erases their types. */
export function defineBlock<Attributes, Data = null>(block: BlockOf<Attributes, Data>): ThemeBlock {
  return block;
}
