import { currentRequest } from '../current-request/context';

import type { IncomingMessage } from 'node:http';
import type { ReceivedBody } from '../current-request/context';

/**
 * Receives a request's body. 'too-large' as soon as it, or its Content-Length, exceeds `maxBytes`; the rest is discarded.
 * 'aborted' if the client disconnected.
 */
export function receiveBody(request: IncomingMessage, maxBytes: number): Promise<ReceivedBody> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) return Promise.resolve('too-large');
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length <= maxBytes) chunks.push(chunk);
      else resolve('too-large');
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', () => resolve('aborted'));
    request.on('close', () => resolve('aborted'));
    // A client that disconnected earlier emits no event any more.
    if (request.destroyed && !request.readableEnded) resolve('aborted');
  });
}

/** Returns a request's body: received here, or before the request got its place (server/steps/admit.ts). @see receiveBody */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<ReceivedBody> {
  const body = await (currentRequest()?.body ?? receiveBody(request, maxBytes));
  return typeof body !== 'string' && body.length > maxBytes ? 'too-large' : body;
}
