import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { wordPressUrl } from '../env';
import { throughGate } from '../gate/gate';
import { log } from '../log';
import { timedResponse } from '../metrics/time-wordpress';
import { UPSTREAM_TIMEOUT } from '../gate/limits';

import type { IncomingMessage, ServerResponse } from 'node:http';

/** What editors upload and pages show. HTML and scripts are never served from uploads. */
const SERVED = /^(?:image|video|audio|font)\/|^application\/(?:pdf|msword|vnd\.|zip)|^text\/(?:plain|csv|vtt)/;
const PASSED_ON = ['content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified'];
const ASKED_WITH = ['range', 'if-none-match', 'if-modified-since'];
/** An upload keeps its address when it is replaced, so it is asked for again after a day. */
const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800';

/** Segments below uploads/, or null for what can't be an uploaded file. */
export function uploadPath(segments: string | string[] | undefined): string | null {
  const parts = typeof segments === 'string' ? [segments] : (segments ?? []);
  const bad = parts.some((part) => part === '' || part === '.' || part === '..' || /[/\\\0]/.test(part));
  if (bad || parts.length === 0 || !/\.[a-z0-9]+$/i.test(parts.at(-1) ?? '')) return null;
  return parts.map(encodeURIComponent).join('/');
}

function askedHeaders(request: IncomingMessage): Record<string, string> {
  return Object.fromEntries(ASKED_WITH.flatMap((name) => (typeof request.headers[name] === 'string' ? [[name, request.headers[name]]] : [])));
}

function refuse(response: ServerResponse, status: number): void {
  response.statusCode = status;
  response.setHeader('Cache-Control', 'no-store').end();
}

function passOnHeaders(upstream: Response, response: ServerResponse): void {
  for (const name of PASSED_ON) {
    const value = upstream.headers.get(name);
    // A length counts the bytes WordPress sent, which fetch may have unpacked.
    if (value && !(name === 'content-length' && upstream.headers.has('content-encoding'))) response.setHeader(name, value);
  }
  const type = upstream.headers.get('content-type');
  if (type) response.setHeader('Content-Type', type);
  response.setHeader('Cache-Control', CACHE_CONTROL);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  // An SVG is a document: alone in a window it must run nothing.
  response.setHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
}

async function send(body: ReadableStream<Uint8Array> | null, response: ServerResponse): Promise<void> {
  if (!body) {
    response.end();
    return;
  }
  // The visitor left, or WordPress broke off: a cut connection says so, a short answer would not. Either way both ends are let go.
  await pipeline(Readable.from(body), response).catch(() => response.destroy());
}

/** WordPress has so long to begin; how long a film then takes is the visitor's line's to say. */
async function askUpload(path: string, request: IncomingMessage): Promise<Response | null> {
  const waiting = new AbortController();
  // Not the gate's own signal, which would end the film with the wait.
  const timer = setTimeout(() => waiting.abort(new Error('no answer in time')), UPSTREAM_TIMEOUT);
  try {
    const asked = { method: request.method, headers: askedHeaders(request), redirect: 'error', signal: waiting.signal } as const;
    return await timedResponse('media', () => throughGate(() => fetch(`${wordPressUrl()}/wp-content/uploads/${path}`, asked), { isUpload: true }));
  } catch (error) {
    log('warn', 'media', `${path} could not be fetched`, error);
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * WordPress's uploads on the site's own origin: `/media/2026/05/x.jpg`. Only files below wp-content/uploads, only
 * kinds that pages show, streamed. 404 when WordPress has none, 502 when it fails.
 * In: the decoded segments below /media/.
 */
export async function serveMedia(request: IncomingMessage, response: ServerResponse, segments: string | string[] | undefined): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    refuse(response, 405);
    return;
  }
  const path = uploadPath(segments);
  if (!path) {
    refuse(response, 404);
    return;
  }
  const upstream = await askUpload(path, request);
  const served = upstream && (upstream.status === 304 || (upstream.ok && SERVED.test(upstream.headers.get('content-type') ?? '')));
  if (!served) {
    // Not waited for: what is not wanted may end when it likes.
    upstream?.body?.cancel().catch(() => undefined);
    refuse(response, !upstream || upstream.status >= 500 ? 502 : 404);
    return;
  }
  passOnHeaders(upstream, response);
  response.statusCode = upstream.status;
  await send(upstream.body, response);
}
