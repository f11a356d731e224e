import type { DocumentNode } from 'graphql';
import type { PaginateRest, TransformTools } from '../types';

/** A block of WordPress with attributes that the theme has accepted. */
export interface ParsedBlock<Answer = unknown> {
  attributes: unknown;
  hasForm: boolean;
  readsQuery: boolean;
  posts: readonly number[];
  /** Returns what the component shows of the query's answer, as plain JSON; null when what it is about does not exist. */
  data(answer: Answer, tools: TransformTools): unknown;
}

/** Why the theme does not render a block: its plain form is shown. */
export interface BlockProblem {
  problem: string;
  detail?: string;
}

export interface ThemeBlocks<Answer = unknown> {
  /** Their names in WordPress, which marks them in texts. */
  names: readonly string[];
  /** Names of those that show facts of the page. */
  ofPage: readonly string[];
  query: DocumentNode;
  parse(name: string, attributes: unknown): ParsedBlock<Answer> | BlockProblem;
  /** Returns the query's variables for the blocks of a page; null when none reads it. */
  variables(blocks: readonly ParsedBlock<Answer>[]): Record<string, unknown> | null;
  /** Completes lists that are longer than one query returns. */
  rest(answer: Answer, paginateRest: PaginateRest): Promise<Answer>;
}

export interface BlockView {
  name: string;
  attributes: unknown;
  data: unknown;
  /** WordPress's plain form of one of the plugin's own, not cleaned and without inner blocks, for a component that throws. */
  plain?: string;
}

/** The blocks in the texts of a page that is being rendered. */
export interface PageBlocks {
  /** WordPress writes it in its markers, so that a text cannot forge one. */
  nonce: string;
  /** Is in the elements of cleaned HTML, and never sent to WordPress. */
  seal: string;
  /** Why blocks show their plain form, for the editor. */
  problems: string[];
  /** Returns what a block shows; null shows its plain form. */
  view(name: string, attributes: unknown): BlockView | null;
}
