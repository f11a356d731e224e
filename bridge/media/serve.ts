import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { wordPressUrl } from '../env';
import { NotAskedError, throughGate } from '../gate/gate';
import { log } from '../log';
import { timedResponse } from '../metrics/time-wordpress';
import { UPSTREAM_TIMEOUT } from '../gate/limits';
import { readOriginal, removeOriginal, whileKept } from './originals';

import type { IncomingMessage, ServerResponse } from 'node:http';

/** What editors upload and pages show. HTML and scripts are never served from uploads. */
const SERVED = /^(?:image|video|audio|font)\/|^application\/(?:pdf|msword|vnd\.|zip)|^text\/(?:plain|csv|vtt)/;
/** WordPress is there and says no: what was kept is not to be shown either. */
const NO = new Set([401, 403, 404, 410]);
const PASSED_ON = ['content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified'];
const ASKED_WITH = ['range', 'if-none-match', 'if-modified-since'];
/** An upload keeps its address when it is replaced, so it is asked for again after a day. */
const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800';
/** Of one that was kept: WordPress may be there again in a minute, with another. */
const KEPT_CACHE_CONTROL = 'public, max-age=60';

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

function describe(response: ServerResponse, type: string | null, cacheControl: string): void {
  if (type) response.setHeader('Content-Type', type);
  response.setHeader('Cache-Control', cacheControl);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  // An SVG is a document: alone in a window it must run nothing.
  response.setHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
}

function passOnHeaders(upstream: Response, response: ServerResponse): void {
  for (const name of PASSED_ON) {
    const value = upstream.headers.get(name);
    // A length counts the bytes WordPress sent, which fetch may have unpacked.
    if (value && !(name === 'content-length' && upstream.headers.has('content-encoding'))) response.setHeader(name, value);
  }
  describe(response, upstream.headers.get('content-type'), CACHE_CONTROL);
}

async function send(body: AsyncIterable<Uint8Array> | null, response: ServerResponse): Promise<void> {
  if (!body) {
    response.end();
    return;
  }
  // The visitor left, or WordPress broke off: a cut connection says so, a short answer would not. Either way both ends are let go.
  await pipeline(Readable.from(body), response).catch(() => response.destroy());
}

/** Its bytes; of a whole picture they are kept on their way (decision 0027). */
function bytesOf(upstream: Response, path: string): AsyncIterable<Uint8Array> | null {
  const type = upstream.headers.get('content-type') ?? '';
  if (!upstream.body || upstream.status !== 200 || !type.startsWith('image/')) return upstream.body;
  return whileKept(upstream.body, path, { type, etag: upstream.headers.get('etag') ?? undefined, lastModified: upstream.headers.get('last-modified') ?? undefined });
}

/** The picture as WordPress gave it before. @returns false when there is none */
async function sendKept(request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> {
  const kept = await readOriginal(path);
  if (!kept) return false;
  describe(response, kept.type, KEPT_CACHE_CONTROL);
  if (kept.etag) response.setHeader('ETag', kept.etag);
  response.setHeader('Content-Length', kept.bytes);
  if (request.method === 'HEAD') kept.body.destroy();
  await send(request.method === 'HEAD' ? null : kept.body, response);
  return true;
}

/**
 * WordPress has so long to begin; how long a film then takes is the visitor's line's to say. Who leaves ends it, also while
 * WordPress says nothing more.
 */
async function askUpload(path: string, request: IncomingMessage, visitor: ServerResponse): Promise<Response | null> {
  const waiting = new AbortController();
  // Not the gate's own signal, which would end the film with the wait.
  const timer = setTimeout(() => waiting.abort(new Error('no answer in time')), UPSTREAM_TIMEOUT);
  try {
    const asked = { method: request.method, headers: askedHeaders(request), redirect: 'error', signal: waiting.signal } as const;
    const upstream = await timedResponse('media', () => throughGate(() => fetch(`${wordPressUrl()}/wp-content/uploads/${path}`, asked), { isUpload: true }));
    // Not before: whoever leaves then would count as a failure of WordPress.
    const leave = (): void => waiting.abort(new Error('the visitor left'));
    if (visitor.destroyed) leave();
    else visitor.once('close', leave);
    return upstream;
  } catch (error) {
    // Of a WordPress that is spared the gate has said so, once for all.
    if (!(error instanceof NotAskedError)) log('warn', 'media', `${path} could not be fetched`, error);
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * WordPress's uploads on the site's own origin: `/media/2026/05/x.jpg`. Only files below wp-content/uploads, only
 * kinds that pages show, streamed. 404 when WordPress has none; when it fails, a picture as it was before, else 502.
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
  const upstream = await askUpload(path, request, response);
  const served = upstream && (upstream.status === 304 || (upstream.ok && SERVED.test(upstream.headers.get('content-type') ?? '')));
  if (!served) {
    // Not waited for: what is not wanted may end when it likes.
    upstream?.body?.cancel().catch(() => undefined);
    if (NO.has(upstream?.status ?? 0)) await removeOriginal(path);
    else if (await sendKept(request, response, path)) return;
    refuse(response, !upstream || upstream.status >= 500 ? 502 : 404);
    return;
  }
  passOnHeaders(upstream, response);
  response.statusCode = upstream.status;
  await send(bytesOf(upstream, path), response);
}
