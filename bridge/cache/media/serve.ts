import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { FILE_CACHE_CONTROL } from '../../platform/lifetimes';
import { isFaustRedirect } from '../../wordpress/url/faust-redirect';
import { fetchUpload } from './fetch-upload';
import { readOriginal, removeOriginal } from './originals';

import type { IncomingMessage, ServerResponse } from 'node:http';

/** Types that are served. HTML and scripts are not. */
const SERVED = /^(?:image|video|audio|font)\/|^application\/(?:pdf|msword|vnd\.|zip)|^text\/(?:plain|csv|vtt)/;
/** WordPress has or shows the file no more, so the stored picture must not be served either. */
const GONE = new Set([401, 403, 404, 410]);
const FORWARDED = ['content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified'];
/** Of a stored picture: WordPress may be reachable again soon. */
const STORED_CACHE_CONTROL = 'public, max-age=60';

/** Returns the encoded path below uploads/; null for what can't be an uploaded file. */
export function uploadPath(segments: string | string[] | undefined): string | null {
  const parts = typeof segments === 'string' ? [segments] : (segments ?? []);
  const bad = parts.some((part) => part === '' || part === '.' || part === '..' || /[/\\\0]/.test(part));
  if (bad || parts.length === 0 || !/\.[a-z0-9]+$/i.test(parts.at(-1) ?? '')) return null;
  return parts.map(encodeURIComponent).join('/');
}

/** Whether WordPress has no such file: FaustWP redirects to the site then. Other redirects (a parked domain) mean nothing. */
const isGone = ({ status, headers }: Response): boolean => GONE.has(status) || isFaustRedirect(headers);

function refuse(response: ServerResponse, status: number): void {
  response.statusCode = status;
  response.setHeader('Cache-Control', 'no-store').end();
}

function describe(response: ServerResponse, type: string | null, cacheControl: string): void {
  if (type) response.setHeader('Content-Type', type);
  response.setHeader('Cache-Control', cacheControl);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  // An SVG is a document that could run scripts.
  response.setHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
}

function forwardHeaders(upstream: Response, response: ServerResponse): void {
  for (const name of FORWARDED) {
    const value = upstream.headers.get(name);
    // The length is of the compressed bytes, which fetch has decompressed.
    if (value && !(name === 'content-length' && upstream.headers.has('content-encoding')))
      response.setHeader(name, value);
  }
  describe(response, upstream.headers.get('content-type'), FILE_CACHE_CONTROL);
}

async function send(body: AsyncIterable<Uint8Array> | null, response: ServerResponse): Promise<void> {
  if (!body) {
    response.end();
    return;
  }
  // When WordPress breaks off, a closed connection shows that the file is incomplete.
  await pipeline(Readable.from(body), response).catch(() => response.destroy());
}

/** Sends the stored picture. @returns false when there is none */
async function sendStored(request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> {
  const stored = await readOriginal(path);
  if (!stored) return false;
  describe(response, stored.type, STORED_CACHE_CONTROL);
  if (stored.etag) response.setHeader('ETag', stored.etag);
  response.setHeader('Content-Length', stored.bytes);
  if (request.method === 'HEAD') stored.body.destroy();
  await send(request.method === 'HEAD' ? null : stored.body, response);
  return true;
}

/**
 * Serves WordPress's uploads on the site's own origin: `/media/2026/05/x.jpg`. 404 when WordPress has no such file, or its type
 * is not served. When WordPress fails, the stored picture, or 502.
 * @param segments the decoded segments below /media/
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
  const status = upload?.response.status ?? 502;
  const isServed =
    status === 304 || (upload?.response.ok && SERVED.test(upload.response.headers.get('content-type') ?? ''));
  if (!upload || !isServed) {
    upload?.response.body?.cancel().catch(() => undefined);
    if (upload && isGone(upload.response)) await removeOriginal(path);
    else if (await sendStored(request, response, path)) return;
    refuse(response, status >= 500 ? 502 : 404);
    return;
  }
  forwardHeaders(upload.response, response);
  response.statusCode = status;
  await send(upload.body, response);
}
