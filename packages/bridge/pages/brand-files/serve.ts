import path from 'node:path';

import send from 'send';

import { sendMissingFile } from '../../platform/request/missing-file';

import type { IncomingMessage, ServerResponse } from 'node:http';

/** Sends a file with validators, or a part of it; 404 when there is none. Resolves when it is sent. */
export function serveFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string | null,
  cacheControl: string,
): Promise<void> {
  return new Promise((resolve) => {
    response.once('close', resolve);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (file === null || !isRead) return sendMissingFile(response);
    // Next sets a page's type before.
    response.removeHeader('Content-Type');
    send(request, path.basename(file), { root: path.dirname(file), cacheControl: false, index: false })
      .on('headers', () => response.setHeader('Cache-Control', cacheControl))
      .on('error', () => sendMissingFile(response))
      .on('directory', () => sendMissingFile(response))
      .pipe(response);
  });
}
