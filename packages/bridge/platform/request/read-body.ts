import { currentRequest, type ReceivedBody } from '../current-request/context';
import { processState } from '../process-state';

import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** A body is complete within this time, or has sent MIN_WINDOW_BYTES, and so on: 1 kB/s, less than a bad mobile connection sends. */
export const BODY_WINDOW_MS = 10_000;
export const MIN_WINDOW_BYTES = 10_000;

/** Bodies that are being read may have so much memory together; beyond it only small ones, such as forms, are read. */
export const MAX_TOTAL_BYTES = 64 * 1024 * 1024;
const SMALL_BYTES = 16 * 1024;
export const bodyBytesState = processState<number>('bodyBytes');

const addToTotal = (bytes: number): number => (bodyBytesState.value = (bodyBytesState.value ?? 0) + bytes);

/**
 * Receives a request's body. 'too-large': above `maxBytes`, or above what is left of the memory for all bodies.
 * 'too-slow': below 1 kB/s; answer 408 with `Connection: close`. The rest is discarded.
 */
export function receiveBody(request: IncomingMessage, maxBytes: number): Promise<ReceivedBody> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) return Promise.resolve('too-large');
  return new Promise((resolve) => {
    let chunks: Buffer[] = [];
    let length = 0;
    let lengthBefore = 0;
    let isFinished = false;
    const watch = setInterval(() => {
      if (length - lengthBefore < MIN_WINDOW_BYTES) finish('too-slow');
      lengthBefore = length;
    }, BODY_WINDOW_MS);
    watch.unref();
    const take = (chunk: Buffer): void => {
      length += chunk.length;
      chunks.push(chunk);
      const isTooMuch = addToTotal(chunk.length) > MAX_TOTAL_BYTES && length > SMALL_BYTES;
      if (length > maxBytes || isTooMuch) finish('too-large');
    };
    const finish = (body: ReceivedBody): void => {
      if (isFinished) return;
      isFinished = true;
      clearInterval(watch);
      request.off('data', take);
      addToTotal(-length);
      chunks = [];
      resolve(body);
    };
    request.on('data', take);
    request.on('end', () => finish(Buffer.concat(chunks)));
    request.on('error', () => finish('aborted'));
    request.on('close', () => finish('aborted'));
    // A client that disconnected earlier emits no event any more.
    if (request.destroyed && !request.readableEnded) finish('aborted');
  });
}

/** Returns a request's body, also a second time: received here, or before the request got its place (packages/bridge/server/steps/admit.ts). @see receiveBody */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<ReceivedBody> {
  const context = currentRequest();
  const receiving = context?.body ?? receiveBody(request, maxBytes);
  if (context) context.body = receiving;
  const body = await receiving;
  return typeof body !== 'string' && body.length > maxBytes ? 'too-large' : body;
}

/** Returns the request's Content-Type without parameters, in lower case; '' without one. */
export function contentType(headers: IncomingHttpHeaders): string {
  return (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}
