import { LRUCache } from 'lru-cache';

import { invalidationLog } from '../../cache/page-cache/site-invalidation';
import { NOT_FOUND_REVALIDATE_S, PAGE_REVALIDATE_S } from '../../platform/lifetimes';
import { processState } from '../../platform/process-state';
import { rateLimit, type RateLimit } from '../../platform/request/rate-limit';
import { trackDependencies, type Dependency } from '../../wordpress/dependencies/track';
import { pathOfUri } from '../../wordpress/url/path';
import { lowerAscii } from '../routing/spelling';

import type { PageOutcome } from './outcome';

/** Requests to WordPress about odd targets: of all visitors, in this process, and of one visitor. */
export const MAX_QUESTIONS_PER_S = 20;
export const MAX_OF_CLIENT_PER_S = 10;
/** Beyond the limits so many requests wait, for so long. */
const MAX_WAITING = 24;
export const MAX_WAIT_MS = 5000;
const WAIT_STEP_MS = 250;
/** About 30 MB if all are pages. */
const MAX_OUTCOMES = 500;

interface OddTargets {
  outcomes: LRUCache<string, Promise<{ value: PageOutcome; dependencies: readonly Dependency[] }>>;
  questions: RateLimit;
  ofClient: RateLimit;
  waiting: number;
}

const limit = (perS: number): RateLimit => rateLimit({ max: perS, windowMs: 1000 });
const oddTargetsState = processState('oddTargets', (): OddTargets => ({
  outcomes: new LRUCache({ max: MAX_OUTCOMES, ttl: NOT_FOUND_REVALIDATE_S * 1000 }),
  questions: limit(MAX_QUESTIONS_PER_S),
  ofClient: limit(MAX_OF_CLIENT_PER_S),
  waiting: 0,
}));

/** Waits for a request's turn. Resolves to false when the wait is over, or too many wait. */
async function waitForTurn(state: OddTargets, client: string): Promise<boolean> {
  for (let waited = 0; ; waited += WAIT_STEP_MS) {
    if (state.ofClient.take(client) && state.questions.take('all')) return true;
    if (waited >= MAX_WAIT_MS || state.waiting >= MAX_WAITING) return false;
    state.waiting += 1;
    await new Promise((resolve) => setTimeout(resolve, WAIT_STEP_MS));
    state.waiting -= 1;
  }
}

/** Returns the redirect of a page with capitals in its path to the lower case; other outcomes unchanged. */
function inLowerCase(target: string, outcome: PageOutcome): PageOutcome {
  const [path = '', ...query] = target.split(/(?=\?)/);
  if (outcome.kind !== 'page' || !/[A-Z]/.test(path)) return outcome;
  const lower = lowerAscii(path);
  const destination = (pathOfUri(lower) ?? lower) + query.join('');
  return { kind: 'redirect', destination, permanent: true, revalidate: PAGE_REVALIDATE_S };
}

/**
 * Loads a target that is no clean path. Outcomes are cached for a minute, and requests limited ('busy'), because there is
 * no end of such targets.
 */
export async function loadOdd(
  target: string,
  client: string,
  load: () => Promise<PageOutcome>,
): Promise<PageOutcome | 'busy'> {
  const state = oddTargetsState.value;
  const { outcomes } = state;
  const loading = outcomes.get(target);
  const known = loading && (await loading);
  if (known && !invalidationLog().isInvalidated(known.dependencies)) return known.value;
  const isAllowed = await waitForTurn(state, client);
  // Requests at once share a question.
  const since = outcomes.get(target);
  if (since && since !== loading) return (await since).value;
  if (!isAllowed) return 'busy';
  const loaded = trackDependencies(async () => inLowerCase(target, await load()));
  outcomes.set(target, loaded);
  loaded.catch(() => outcomes.delete(target));
  return (await loaded).value;
}
