import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { isFaustRedirect } from '../../wordpress/url/faust-redirect';
import { fetchUpload } from './ask';
import { readOriginal, removeOriginal } from './originals';

import type { IncomingMessage, ServerResponse } from 'node:http';

/** What editors upload and pages show. HTML and scripts are never served from uploads. */
const SERVED = /^(?:image|video|audio|font)\/|^application\/(?:pdf|msword|vnd\.|zip)|^text\/(?:plain|csv|vtt)/;
/** WordPress is there and says no: what was kept is not to be shown either. */
const NO = new Set([401, 403, 404, 410]);
const PASSED_ON = ['content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified'];
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

/** FaustWP redirects what WordPress has no file for to the site. Any other redirect (a parked domain) tells nothing of the file. */
const saysNo = ({ status, headers }: Response): boolean => NO.has(status) || isFaustRedirect(headers);

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
    if (value && !(name === 'content-length' && upstream.headers.has('content-encoding')))
      response.setHeader(name, value);
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
 * WordPress's uploads on the site's own origin: `/media/2026/05/x.jpg`. Only files below wp-content/uploads, only
 * kinds that pages show, streamed. 404 when WordPress has none, or redirects; when it fails, a picture as it was before, else 502.
 * In: the decoded segments below /media/.
 */
export async function serveMedia(
  request: IncomingMessage,
  response: ServerResponse,
  segments: string | string[] | undefined,
): Promise<void> {
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
  const upload = await fetchUpload(path, request, response);
  const status = upload?.answer.status ?? 502;
  const isServed =
    status === 304 || (upload?.answer.ok && SERVED.test(upload.answer.headers.get('content-type') ?? ''));
  if (!upload || !isServed) {
    // Not waited for: what is not wanted may end when it likes.
    upload?.answer.body?.cancel().catch(() => undefined);
    if (upload && saysNo(upload.answer)) await removeOriginal(path);
    else if (await sendKept(request, response, path)) return;
    refuse(response, status >= 500 ? 502 : 404);
    return;
  }
  passOnHeaders(upload.answer, response);
  response.statusCode = status;
  await send(upload.body, response);
}
