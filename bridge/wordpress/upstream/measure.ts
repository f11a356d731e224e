import { isRefusal } from '../../platform/is-refusal';
import { meters } from '../../platform/meters';

import type { WordPressKind, WordPressOutcome } from '../../platform/meters';

const KINDS: readonly (readonly [RegExp, WordPressKind])[] = [
  [/^GetFeed/, 'feed'],
  [/^GetSitemap/, 'sitemap'],
  [/^(?:GetMenu|GetSiteOptions)$/, 'frame'],
  [/^(?:GetViewer|GetPreviewSeed)$/, 'editor'],
  [/^(?:CreateComment|GetCommentTarget|GetMoreComments)$/, 'comment'],
  [/^(?:Walk|GetMore|TopicsBelow)/, 'list'],
  [
    /^(?:GetSeedNode|GetNode|GuessAddress|GetContentId|GetPermalinkFront|GetLockedTemplates|Get\w+Address(?:es)?)$/,
    'address',
  ],
  [/^Get[A-Z]/, 'page'],
];

/** What a GraphQL operation asks for, by its name. */
export const kindOfOperation = (name: string): WordPressKind =>
  KINDS.find(([names]) => names.test(name))?.[1] ?? 'other';

/** A status of Apollo's errors for answers that are none. */
const statusOf = (error: unknown): number =>
  Number(typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 0);
/** By name: what a signal throws is a DOMException. */
const isLate = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'name' in error &&
  (error.name === 'TimeoutError' || error.name === 'AbortError');

const isNotAsked = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'NOT_ASKED';

/** How a question ended that threw. */
export function outcomeOfError(error: unknown): WordPressOutcome {
  if (isNotAsked(error)) return 'not-asked';
  const status = statusOf(error);
  if (status >= 300 && status < 500) return 'refused';
  if (status > 0) return 'failed';
  return isLate(error) ? 'late' : 'away';
}

const outcomeOfStatus = (status: number): WordPressOutcome =>
  status >= 500 ? 'failed' : isRefusal(status) ? 'refused' : 'answered';

/**
 * Begins to measure a question to WordPress.
 * @returns to be called with how it ended; only the first call counts
 */
export function timeWordPress(kind: WordPressKind): (outcome: WordPressOutcome) => void {
  const began = performance.now();
  let isOpen = true;
  return (outcome) => {
    if (isOpen) meters()?.wordPress(kind, outcome, (performance.now() - began) / 1000);
    isOpen = false;
  };
}

/** Measures a request to WordPress until its headers are there. Out: what `ask` gives. @throws what `ask` throws */
export async function timedResponse(kind: WordPressKind, ask: () => Promise<Response>): Promise<Response> {
  const ended = timeWordPress(kind);
  try {
    const response = await ask();
    ended(outcomeOfStatus(response.status));
    return response;
  } catch (error) {
    ended(outcomeOfError(error));
    throw error;
  }
}
