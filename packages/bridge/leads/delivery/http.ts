import { once } from 'node:events';
import net from 'node:net';
import tls from 'node:tls';

import { z } from 'zod';

import { bufferResponse } from '../../wordpress/upstream/buffer-response';
import { codeOf, failureCode } from '../../platform/failure';
import { parseRetryAfter } from './backoff';
import { TargetError, type Failed, type Finding } from './target';

/** Timeout, locked, too early, too many requests, HubSpot's "migration in progress". */
const TRANSIENT_STATUSES = [408, 423, 425, 429, 477];
/** Statuses that no other lead would change. */
const PAUSING_STATUSES = [429, 477, 502, 503, 504];
const MAX_RESPONSE_BYTES = 64 * 1024;

const thrown = z.object({ name: z.string() });

/** Returns the error's code. Not its message, which may have parts of the request. */
function reasonOf(error: unknown): string {
  const { name } = thrown.safeParse(error).data ?? {};
  return name === 'TimeoutError' ? 'no answer in time' : (failureCode(error) ?? 'no connection');
}

export interface Answer {
  status: number;
  isOk: boolean;
  headers: Headers;
  /** Undefined if the body is no JSON, too large or not read. */
  json: unknown;
  retryAfterMs: number;
}

interface RequestOptions {
  name: string;
  signal: AbortSignal;
  method?: string;
  headers?: Record<string, string>;
  body?: string | URLSearchParams;
  maxBytes?: number;
  /** Whether the body of a response is wanted. By default it is. */
  reads?: (response: Response) => boolean;
  now?: () => number;
}

async function jsonOf(response: Response, signal: AbortSignal, maxBytes: number): Promise<unknown> {
  try {
    return await (await bufferResponse(response, signal, { maxBytes })).json();
  } catch {
    signal.throwIfAborted();
    // Too large, incomplete, or no JSON.
    return undefined;
  }
}

/** Sends a request to a target. Redirects are not followed: a lead goes nowhere else. @throws TargetError without an answer */
export async function request(
  url: string,
  { name, signal, maxBytes = MAX_RESPONSE_BYTES, reads = () => true, now = Date.now, ...init }: RequestOptions,
): Promise<Answer> {
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal });
    const isRead = reads(response);
    const json = isRead ? await jsonOf(response, signal, maxBytes) : undefined;
    // Discard the body; leaving it unread would keep the connection open.
    if (!isRead) await response.body?.cancel();
    const { status, ok: isOk, headers } = response;
    return { status, isOk, headers, json, retryAfterMs: parseRetryAfter(headers.get('retry-after'), now()) };
  } catch (error) {
    throw new TargetError({
      isTransient: true,
      pauses: true,
      error: `the ${name} did not answer (${reasonOf(error)})`,
    });
  }
}

/** Returns an answer with an error status as a failure. @param detail the target's error codes */
export const failureOf = (name: string, { status, retryAfterMs }: Answer, detail = ''): Failed => ({
  kind: 'failed',
  isTransient: status >= 500 || TRANSIENT_STATUSES.includes(status),
  // A redirect is of the address, not of the lead.
  ...((PAUSING_STATUSES.includes(status) || (status > 300 && status < 400)) && { pauses: true }),
  retryAfterMs,
  error: `the ${name} answered ${status}${detail && ` (${detail})`}`,
});

const TIMEOUT_MS = 8000;

/** Returns whether a URL's server accepts a connection, with a valid certificate for https. No request is sent. */
export async function reachable(url: string): Promise<Finding> {
  const { protocol, hostname, port } = new URL(url);
  const isTls = protocol === 'https:';
  const host = hostname.replaceAll(/^\[|\]$/g, '');
  const to = { host, port: Number(port) || (isTls ? 443 : 80) };
  const socket = isTls ? tls.connect({ ...to, ...(net.isIP(host) === 0 && { servername: host }) }) : net.connect(to);
  try {
    await once(socket, isTls ? 'secureConnect' : 'connect', { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return { isOk: true, text: `${hostname} accepts connections` };
  } catch (error) {
    return { isOk: false, text: `${hostname} cannot be reached (${codeOf(error)})` };
  } finally {
    socket.destroy();
  }
}
