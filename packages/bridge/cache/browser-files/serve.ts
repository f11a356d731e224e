import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { sendMissingFile } from '../../platform/request/missing-file';
import { acceptedEncoding } from '../response-cache/encodings';
import { buildFolder, cachedFolder, TYPES } from './store';

import type { IncomingMessage, ServerResponse } from 'node:http';

/** The browser build's file names, with a content hash (packages/browser/vite.config.mts). */
const NAME = /^[a-z0-9._-]+-[0-9a-f]{8,}\.[a-z]+$/;
const CACHE_CONTROL = 'public, max-age=31536000, immutable';

async function contentOf(name: string): Promise<Buffer | null> {
  for (const folder of [buildFolder(), cachedFolder()]) {
    try {
      return await readFile(path.join(folder, name));
    } catch {
      // The next folder may have it.
    }
  }
  return null;
}

/** Serves `/browser/main-1a2b3c4d.js`: a file of this build or, for a week, of an earlier one. 404 for any other name. */
export async function serveBrowserFile(
  request: IncomingMessage,
  response: ServerResponse,
  name: string | string[] | undefined,
): Promise<void> {
  const type = typeof name === 'string' && NAME.test(name) ? TYPES[path.extname(name)] : undefined;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead || !type || typeof name !== 'string') return sendMissingFile(response);
  // Next compresses the others by gzip.
  const brotli = acceptedEncoding(request.headers['accept-encoding']) === 'br' ? await contentOf(`${name}.br`) : null;
  const content = brotli ?? (await contentOf(name));
  if (!content) return sendMissingFile(response);
  if (brotli) response.setHeader('Content-Encoding', 'br');
  response.statusCode = 200;
  response
    .setHeader('Content-Type', type)
    .setHeader('Content-Length', content.length)
    .setHeader('Vary', 'Accept-Encoding')
    .setHeader('Cache-Control', CACHE_CONTROL);
  response.end(request.method === 'HEAD' ? undefined : content);
}
