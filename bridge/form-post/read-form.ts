import { isSameOrigin } from './same-origin';

import type { IncomingMessage } from 'node:http';

export type FormPost = { kind: 'form'; fields: URLSearchParams } | { kind: 'foreign' } | { kind: 'too-large' } | { kind: 'unreadable' };

/** All that was sent; 'too-large' as soon as it is longer than allowed, the rest then thrown away unread. */
function readBody(request: IncomingMessage, mostBytes: number): Promise<Buffer | 'too-large' | 'broken-off'> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length <= mostBytes) chunks.push(chunk);
      else resolve('too-large');
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', () => resolve('broken-off'));
    request.on('close', () => resolve('broken-off'));
    // Whoever left while WordPress was asked says so no more.
    if (request.destroyed && !request.readableEnded) resolve('broken-off');
  });
}

/**
 * What a plain HTML form sent, if it came from this site and is no larger than `mostBytes`. 'unreadable': another kind
 * of content, or the visitor left before all was sent.
 */
export async function readForm(request: IncomingMessage, mostBytes: number): Promise<FormPost> {
  if (!isSameOrigin(request.headers)) return { kind: 'foreign' };
  const [type] = (request.headers['content-type'] ?? '').split(';');
  if (type?.trim().toLowerCase() !== 'application/x-www-form-urlencoded') return { kind: 'unreadable' };
  if (Number(request.headers['content-length'] ?? 0) > mostBytes) return { kind: 'too-large' };
  const body = await readBody(request, mostBytes);
  if (body === 'broken-off') return { kind: 'unreadable' };
  return body === 'too-large' ? { kind: 'too-large' } : { kind: 'form', fields: new URLSearchParams(body.toString('utf8')) };
}
