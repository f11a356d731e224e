import { once } from 'node:events';

import { FILE_CACHE_CONTROL } from '../../platform/lifetimes';
import { currentRequest } from '../../platform/current-request/context';
import { mediaSources } from '../../wordpress/url/media-address';
import { uploadPath } from '../../wordpress/url/media-path';
import { knowsUploads } from '../../wordpress/url/media-roots';
import { fetchUpload, type Upload } from './fetch-upload';
import { readOriginal, removeOriginal } from './originals';
import { MAX_PICTURE_BYTES } from './picture-limits';
import { isGone } from './request-file';
import { isResizedType, servedType } from './served-type';

import type { IncomingMessage, ServerResponse } from 'node:http';

const FORWARDED = ['content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified'];
/** Of a stored picture: WordPress may be reachable again soon. */
const STORED_CACHE_CONTROL = 'public, max-age=60';

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

function forwardHeaders({ response: upstream, type }: Upload, response: ServerResponse): void {
  for (const name of FORWARDED) {
    const value = upstream.headers.get(name);
    // The length is of the compressed bytes, which fetch has decompressed.
    if (value && !(name === 'content-length' && upstream.headers.has('content-encoding')))
      response.setHeader(name, value);
  }
  describe(response, type, FILE_CACHE_CONTROL);
}

/** Writes a body as fast as the visitor reads. Node's `pipeline` would add six listeners, with Next's more than Node allows. */
async function send(body: AsyncIterable<Uint8Array> | null, response: ServerResponse): Promise<void> {
  const closed = new AbortController();
  response.once('close', () => closed.abort());
  try {
    for await (const chunk of body ?? []) {
      if (response.destroyed) return;
      if (!response.write(chunk)) await once(response, 'drain', { signal: closed.signal });
    }
    response.end();
  } catch (error) {
    // When WordPress breaks off, a closed connection shows that the file is incomplete.
    response.destroy(error instanceof Error ? error : undefined);
  }
}

/** Whether a file's type is served, to the optimizer as well: it gets what it resizes. */
const isServed = ({ response: { ok, status }, type }: Upload): boolean =>
  status === 304 || (ok && type !== null && (!currentRequest()?.picture || isResizedType(type)));

/** Whether a picture is too large for the optimizer, before its bytes are read. */
const isTooLarge = ({ response }: Upload): boolean =>
  currentRequest()?.picture !== undefined && Number(response.headers.get('content-length')) > MAX_PICTURE_BYTES;

async function sendStored(request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> {
  const stored = await readOriginal(path);
  const type = servedType(stored?.type ?? null);
  if (!stored || type === null) {
    stored?.body.destroy();
    return false;
  }
  describe(response, type, STORED_CACHE_CONTROL);
  if (stored.etag) response.setHeader('ETag', stored.etag);
  response.setHeader('Content-Length', stored.bytes);
  if (request.method === 'HEAD') stored.body.destroy();
  await send(request.method === 'HEAD' ? null : stored.body, response);
  return true;
}

/**
 * Serves WordPress's uploads, and files of hosts that it or MEDIA_HOSTS names (`/media/@cdn.example.org/x.jpg`). When
 * WordPress fails, the stored picture, or 502.
 */
export async function serveMedia(
  request: IncomingMessage,
  response: ServerResponse,
  segments: string | string[] | undefined,
  learnUploads: () => Promise<boolean> = async () => true,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    refuse(response, 405);
    return;
  }
  const path = uploadPath(typeof segments === 'string' ? [segments] : (segments ?? []));
  const isKnown = path === null || knowsUploads() || (await learnUploads());
  const sources = path === null ? [] : mediaSources(path);
  if (path === null || sources.length === 0) {
    refuse(response, 404);
    return;
  }
  if ((await currentRequest()?.picture?.take()) === false) {
    refuse(response, 503);
    return;
  }
  const upload = await fetchUpload(path, sources, request, response);
  const status = upload?.response.status ?? 502;
  if (!upload || !isServed(upload) || isTooLarge(upload)) {
    upload?.discard();
    if (upload && isKnown && isGone(upload.response)) await removeOriginal(path);
    else if (await sendStored(request, response, path)) return;
    refuse(response, status >= 500 ? 502 : 404);
    return;
  }
  forwardHeaders(upload, response);
  response.statusCode = status;
  await send(upload.body, response);
}
