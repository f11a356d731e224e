import { isFields } from '@footbridge/shared/fields';

import { meters, type WordPressKind, type WordPressOutcome } from '../../platform/meters';
import { processState } from '../../platform/process-state';
import { currentRequest } from '../../platform/current-request/context';

const KINDS: readonly (readonly [RegExp, WordPressKind])[] = [
  [/^GetFeed/, 'feed'],
  [/^GetSitemap/, 'sitemap'],
  [/^(?:GetMenu|GetSiteOptions)$/, 'layout'],
  [/^(?:GetViewer|GetPreviewSeed|GetLiveSeed)$/, 'editor'],
  [/^(?:CreateComment|GetCommentTarget|GetMoreComments)$/, 'comment'],
  [/^(?:Paginate|GetMore)/, 'list'],
  [/^(?:GetSeedNode|GetNode|GetContentId)$/, 'address'],
  [/^Get[A-Z]/, 'page'],
];

/** Returns whether a firewall, a rate limit or a login refuses this request: any 4xx but 404 and 410. */
export const isRefusal = (status: number): boolean => status >= 400 && status < 500 && status !== 404 && status !== 410;

const answeredAtState = processState<number>('wordPressAnsweredAt');

/** Returns when WordPress last answered this process, ms since 1970; null if it never did. */
export const wordPressAnsweredAt = (): number | null => answeredAtState.value ?? null;

export const kindOfOperation = (name: string): WordPressKind =>
  KINDS.find(([names]) => names.test(name))?.[1] ?? 'other';

/** Reads names: a signal throws a DOMException, and Apollo's error has the status of an invalid response. */
export function outcomeOfError(error: unknown): WordPressOutcome {
  const { name, code, statusCode = 0 } = isFields(error) ? error : {};
  if (code === 'NOT_SENT') return 'not-sent';
  const status = Number(statusCode);
  if (status >= 300 && status < 500) return 'refused';
  if (status > 0) return 'failed';
  return name === 'TimeoutError' || name === 'AbortError' ? 'timeout' : 'unreachable';
}

const outcomeOfStatus = (status: number): WordPressOutcome =>
  status >= 500 ? 'failed' : isRefusal(status) ? 'refused' : 'answered';

/** Counts a request to WordPress in the waiting time of the visitor's request. @returns a function that ends it */
function startWaiting(): () => void {
  const request = currentRequest();
  if (!request) return () => undefined;
  const waiting = request.wordPress;
  if (waiting.pending === 0) waiting.sinceMs = performance.now();
  waiting.pending += 1;
  return () => {
    waiting.pending -= 1;
    if (waiting.pending === 0) waiting.totalMs += performance.now() - waiting.sinceMs;
  };
}

/** Starts measuring a request to WordPress. Returns a function that records the outcome, once. */
export function timeWordPress(kind: WordPressKind): (outcome: WordPressOutcome) => void {
  const began = performance.now();
  const stopWaiting = startWaiting();
  let isOpen = true;
  return (outcome) => {
    if (!isOpen) return;
    isOpen = false;
    stopWaiting();
    if (outcome === 'answered' || outcome === 'errors') answeredAtState.value = Date.now();
    meters()?.wordPress(kind, outcome, (performance.now() - began) / 1000);
  };
}

export async function timedResponse(kind: WordPressKind, send: () => Promise<Response>): Promise<Response> {
  const ended = timeWordPress(kind);
  try {
    const response = await send();
    ended(outcomeOfStatus(response.status));
    return response;
  } catch (error) {
    ended(outcomeOfError(error));
    throw error;
  }
}
