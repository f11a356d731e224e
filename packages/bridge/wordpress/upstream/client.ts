import { log } from '../../platform/log';
import { failureCode } from '../../platform/failure';
import { UpstreamError } from '../../platform/upstream-error';
import { isFaustRedirect } from '../url/faust-redirect';
import { CircuitBreaker, type BreakerState } from './circuit-breaker';
import { ConcurrencyLimit } from './concurrency-limit';
import { deadline } from './deadline';
import { isOfFiles, PROBE_TIMEOUT_MS, SHARES, UPSTREAM_TIMEOUT_MS, type Share } from './limits';
import { probeGraphQL } from './probe';
import { bufferResponse } from './buffer-response';
import { isRefusal } from './measure';
import { processState } from '../../platform/process-state';
import { throwIfAbandoned } from '../../platform/current-request/connection';

import type { JsonLimits } from '../../platform/json-limits';

export class NotSentError extends UpstreamError {
  readonly code = 'NOT_SENT';
}

const breakerOpen = (): Error => new NotSentError('the request was not sent: WordPress has been failing');
const queueFull = (): Error => new NotSentError('the request was not sent: too many requests to WordPress are queued');

const CHANGES = {
  opened: 'keep failing: the circuit breaker is open, and WordPress is probed with growing delays',
  closed: 'succeed again: the circuit breaker is closed',
};

/** Uploads have no smaller request than an upload. */
const isUp = async (share: Share): Promise<boolean> =>
  isOfFiles(share) || (await probeGraphQL(PROBE_TIMEOUT_MS)) !== 'failed';

const newClient = (share: Share) => ({
  limit: new ConcurrencyLimit(SHARES[share]),
  breaker: new CircuitBreaker(
    () => isUp(share),
    (isOpen) =>
      log(isOpen ? 'error' : 'info', 'wordpress', `requests for ${share} ${CHANGES[isOpen ? 'opened' : 'closed']}`),
  ),
});
type UpstreamClient = ReturnType<typeof newClient>;

const forShares = <Value>(of: (share: Share) => Value): Record<Share, Value> => ({
  pages: of('pages'),
  searches: of('searches'),
  forms: of('forms'),
  uploads: of('uploads'),
  mediaHosts: of('mediaHosts'),
});

export const upstreamClientsState = processState('upstreamClients', () => {
  const clients = forShares(newClient);
  return { ...clients, forms: { ...clients.forms, breaker: clients.pages.breaker } };
});

export const upstreamClient = (share: Share): UpstreamClient => upstreamClientsState.value[share];

export interface ShareStats {
  state: BreakerState;
  active: number;
  queued: number;
}

/** Returns the state of each share's circuit breaker and its numbers of active and queued requests, for metrics and health. */
export const upstreamStats = (): Record<Share, ShareStats> =>
  forShares((share) => {
    const { breaker, limit } = upstreamClient(share);
    return { state: breaker.state, active: limit.active, queued: limit.queued };
  });

export interface UpstreamOptions {
  share?: Share;
  /** A preview or a sign-in. It is sent also while the breaker is open, and closes it when it succeeds. */
  isEditor?: boolean;
  /** Whether a response is WordPress's, and not a proxy's or a maintenance page. */
  isValid?(response: Response): Promise<boolean>;
  json?: JsonLimits;
  /** It changes nothing and has no password: it is sent again when its connection is lost before the response. */
  isRead?: boolean;
}

/** Whether a response may be a firewall's, which is neither a failure nor a success. */
const isInconclusive = ({ status, headers }: Response): boolean =>
  isRefusal(status) || (status >= 300 && status < 400 && status !== 304 && !isFaustRedirect(headers));

/** Returns what a response says of WordPress. Below 500 only an invalid 2xx is a failure; others are about this one request. */
async function outcomeOf(
  response: Response,
  isValid: UpstreamOptions['isValid'],
): Promise<'succeeded' | 'failed' | 'unknown'> {
  if (response.status >= 500) return 'failed';
  if (isInconclusive(response)) return 'unknown';
  if ((await isValid?.(response)) ?? true) return 'succeeded';
  return response.ok ? 'failed' : 'unknown';
}

/** The connection ended before a response. WordPress closes idle connections, sometimes just when a request is sent on one. */
const LOST = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/** Returns the response of `send`. A request whose connection ends before the response is sent once more, at once. */
async function sendOrResend(send: () => Promise<Response>, mayResend: () => boolean): Promise<Response> {
  try {
    return await send();
  } catch (error) {
    if (!LOST.has(failureCode(error) ?? '') || !mayResend()) throw error;
    return send();
  }
}

/**
 * Sends a request to WordPress: it waits in its share's queue, has 7 s, and is rejected at once while the breaker is open
 * or the queue full.
 * @param send not with `redirect: 'error'`, which would count as a failure
 * @returns the response with its body in memory; an upload's body is a stream
 */
export async function requestUpstream(
  send: (signal: AbortSignal) => Promise<Response>,
  { share = 'pages', isEditor = false, isValid, json, isRead = false }: UpstreamOptions = {},
): Promise<Response> {
  const { breaker, limit } = upstreamClient(share);
  if (!isEditor && !(await breaker.admits())) throw breakerOpen();
  const { signal, clear } = deadline(UPSTREAM_TIMEOUT_MS);
  let release = (): void => undefined;
  let sentAt: number | undefined;
  const failed = (): void => {
    // Forms never open the breaker of pages: they are few, and a failure may be caused by one visitor's input.
    if (share !== 'forms' && sentAt !== undefined) breaker.failed(sentAt);
  };
  try {
    release = await limit.enter(signal, queueFull);
    // It opened while the request was queued.
    if (!isEditor && breaker.state === 'open') throw breakerOpen();
    sentAt = Date.now();
    const mayResend = (): boolean => isRead && !signal.aborted && breaker.state !== 'open';
    const begun = await sendOrResend(() => send(signal), mayResend);
    const response = isOfFiles(share) ? begun : await bufferResponse(begun, signal, { json });
    const outcome = await outcomeOf(response, isValid);
    if (outcome === 'succeeded') breaker.succeeded();
    if (outcome === 'failed') failed();
    return response;
  } catch (error) {
    throwIfAbandoned();
    failed();
    throw error;
  } finally {
    clear();
    release();
  }
}
