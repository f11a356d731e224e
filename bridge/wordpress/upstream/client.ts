import { log } from '../../platform/log';
import { UpstreamError } from '../../platform/upstream-error';
import { isRefusal } from '../../platform/is-refusal';
import { isFaustRedirect } from '../url/faust-redirect';
import { createCircuitBreaker } from './circuit-breaker';
import { createConcurrencyLimit } from './concurrency-limit';
import { PROBE_PATIENCE, SHARES, UPSTREAM_TIMEOUT } from './limits';
import { probeGraphQL } from './probe';
import { readWhole } from './read-whole';
import { processState } from '../../platform/process-state';

import type { CircuitBreaker, BreakerState } from './circuit-breaker';
import type { ConcurrencyLimit } from './concurrency-limit';
import type { Share } from './limits';

export interface UpstreamClient {
  breaker: CircuitBreaker;
  bulkhead: ConcurrencyLimit;
}

export const gatesState = processState<Record<Share, UpstreamClient>>('gates');

/** WordPress was not asked at all. */
export class NotAskedError extends UpstreamError {
  readonly code = 'NOT_ASKED';
}

const SPARED = 'WordPress is not asked just now, it has been failing';
const spared = (): Error => new NotAskedError(SPARED);
const full = (): Error => new NotAskedError('WordPress is not asked: too many are waiting for it');

function makeGate(share: Share): UpstreamClient {
  const bulkhead = createConcurrencyLimit(SHARES[share]);
  const breaker = createCircuitBreaker({
    onChange(isOpen) {
      // Who stands in line would wait for what has failed already.
      if (isOpen) bulkhead.turnAway(spared());
      if (isOpen)
        log(
          'error',
          'wordpress',
          `requests for ${share} fail again and again: they are not sent, and WordPress is asked in growing pauses whether it is back`,
        );
      else log('info', 'wordpress', `requests for ${share} are answered again`);
    },
  });
  return { breaker, bulkhead };
}

function makeGates(): Record<Share, UpstreamClient> {
  const pages = makeGate('pages');
  // Forms obey the pages' breaker and never open it: they are few, and each failure may be about what one visitor wrote.
  const forms: UpstreamClient = {
    breaker: { ...pages.breaker, failed: () => undefined },
    bulkhead: createConcurrencyLimit(SHARES.forms),
  };
  return { pages, searches: makeGate('searches'), forms, uploads: makeGate('uploads') };
}

/** This process's gate for one share of the requests to WordPress. */
export const upstreamClient = (share: Share): UpstreamClient => (gatesState.value ??= makeGates())[share];

export interface ShareFigures {
  state: BreakerState;
  /** Requests on their way. */
  asking: number;
  /** Requests in the queue. */
  waiting: number;
}

/** For metrics and health: the breaker's state of each share, and how many of its requests are on their way or wait. */
export function upstreamFigures(): Record<Share, ShareFigures> {
  const of = (share: Share): ShareFigures => {
    const { breaker, bulkhead } = upstreamClient(share);
    return { state: breaker.state(), asking: bulkhead.inside(), waiting: bulkhead.waiting() };
  };
  return { pages: of('pages'), searches: of('searches'), forms: of('forms'), uploads: of('uploads') };
}

async function admit({ breaker }: UpstreamClient, share: Share): Promise<void> {
  const admission = breaker.admit();
  if (admission === 'refuse') throw spared();
  if (admission === 'ask') return;
  // There is no smaller question about uploads than an upload.
  breaker.probed(share === 'uploads' || (await probeGraphQL(PROBE_PATIENCE)) !== 'failed');
  if (breaker.state() === 'open') throw spared();
}

export interface Asked {
  share?: Share;
  /** An editor's preview, a sign-in: goes through also while WordPress is spared, and so finds out that it is back. */
  isEditor?: boolean;
  /** Whether it is the answer that was asked for, or what something before WordPress says in its place. */
  isAnswer?(response: Response): Promise<boolean>;
}

/** A redirect that is not FaustWP's, and most 4xx, may come from a firewall: they tell nothing of WordPress. */
const tellsNothing = ({ status, headers }: Response): boolean =>
  isRefusal(status) || (status >= 300 && status < 400 && status !== 304 && !isFaustRedirect(headers));

/** Tells the breaker of an answer. Below 500 only a 2xx can be a failure; any other status is about this one request. */
async function note(
  breaker: CircuitBreaker,
  response: Response,
  beganAt: number,
  isAnswer: Asked['isAnswer'],
): Promise<void> {
  if (response.status >= 500) return breaker.failed(beganAt);
  if (tellsNothing(response)) return;
  if ((await isAnswer?.(response)) ?? true) breaker.succeeded();
  else if (response.ok) breaker.failed(beganAt);
}

/**
 * Every request to WordPress: refused at once while its share keeps failing or too many wait, else let through in turn, the
 * whole of it in 7 s and within a size. In: what asks, with the signal to end it by; with `redirect: 'error'` a redirect would
 * count as a cut connection. Out: the answer, its body read (an upload's is passed on while it comes).
 * Failures are timeouts, cut connections, 5xx, and a 2xx that is not the answer that was asked for.
 * @throws NotAskedError; what asking throws
 */
export async function throughGate(
  ask: (signal: AbortSignal) => Promise<Response>,
  { share = 'pages', isEditor = false, isAnswer }: Asked = {},
): Promise<Response> {
  const through = upstreamClient(share);
  const { breaker, bulkhead } = through;
  if (!isEditor) await admit(through, share);
  const signal = AbortSignal.timeout(UPSTREAM_TIMEOUT);
  const leave = await bulkhead.enter(signal, full);
  const beganAt = Date.now();
  try {
    const response = share === 'uploads' ? await ask(signal) : await readWhole(await ask(signal), signal);
    await note(breaker, response, beganAt, isAnswer);
    return response;
  } catch (error) {
    breaker.failed(beganAt);
    throw error;
  } finally {
    leave();
  }
}
