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

class UpstreamClient {
  readonly limit: ConcurrencyLimit;

  constructor(
    readonly share: Share,
    readonly breaker = new CircuitBreaker((isOpen) => logChange(share, isOpen)),
  ) {
    this.limit = new ConcurrencyLimit(SHARES[share]);
  }

  /** Forms never open the breaker of pages: they are few, and a failure may be caused by one visitor's input. */
  failed(sentAt: number): void {
    if (this.share !== 'forms') this.breaker.failed(sentAt);
  }
}

export class NotSentError extends UpstreamError {
  readonly code = 'NOT_SENT';
}

const breakerOpen = (): Error => new NotSentError('the request was not sent: WordPress has been failing');
const queueFull = (): Error => new NotSentError('the request was not sent: too many requests to WordPress are queued');

function logChange(share: Share, isOpen: boolean): void {
  if (isOpen)
    log(
      'error',
      'wordpress',
      `requests for ${share} keep failing: the circuit breaker is open, and WordPress is probed with growing delays`,
    );
  else log('info', 'wordpress', `requests for ${share} succeed again: the circuit breaker is closed`);
}

const forShares = <Value>(of: (share: Share) => Value): Record<Share, Value> => ({
  pages: of('pages'),
  searches: of('searches'),
  forms: of('forms'),
  uploads: of('uploads'),
  mediaHosts: of('mediaHosts'),
});

export const upstreamClientsState = processState('upstreamClients', () => {
  const clients = forShares((share) => new UpstreamClient(share));
  return { ...clients, forms: new UpstreamClient('forms', clients.pages.breaker) };
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

async function admit({ breaker, share }: UpstreamClient): Promise<void> {
  const admission = breaker.admit();
  if (admission === 'reject') throw breakerOpen();
  if (admission === 'send') return;
  // Uploads have no smaller request than an upload.
  breaker.probed(isOfFiles(share) || (await probeGraphQL(PROBE_TIMEOUT_MS)) !== 'failed');
  if (breaker.state === 'open') throw breakerOpen();
}

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

/** Records a response in the breaker. Below 500 only an invalid 2xx is a failure; other statuses are about this one request. */
async function recordResponse(
  client: UpstreamClient,
  response: Response,
  sentAt: number,
  isValid: UpstreamOptions['isValid'],
): Promise<void> {
  if (response.status >= 500) return client.failed(sentAt);
  if (isInconclusive(response)) return;
  if ((await isValid?.(response)) ?? true) client.breaker.succeeded();
  else if (response.ok) client.failed(sentAt);
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
  const client = upstreamClient(share);
  const { breaker, limit } = client;
  if (!isEditor) await admit(client);
  const { signal, clear } = deadline(UPSTREAM_TIMEOUT_MS);
  let release = (): void => undefined;
  let sentAt: number | undefined;
  try {
    release = await limit.enter(signal, queueFull);
    // It opened while the request was queued.
    if (!isEditor && breaker.state === 'open') throw breakerOpen();
    sentAt = Date.now();
    const mayResend = (): boolean => isRead && !signal.aborted && breaker.state !== 'open';
    const begun = await sendOrResend(() => send(signal), mayResend);
    const response = isOfFiles(share) ? begun : await bufferResponse(begun, signal, { json });
    await recordResponse(client, response, sentAt, isValid);
    return response;
  } catch (error) {
    throwIfAbandoned();
    if (sentAt !== undefined) client.failed(sentAt);
    throw error;
  } finally {
    clear();
    release();
  }
}
