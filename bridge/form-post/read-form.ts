import { isSameOrigin } from './same-origin';

import type { IncomingMessage } from 'node:http';

export type FormPost = { kind: 'form'; fields: URLSearchParams } | { kind: 'foreign' } | { kind: 'too-large' } | { kind: 'unreadable' };

/** Resolves to null as soon as the body is longer than allowed; the rest is then thrown away unread. */
function readBody(request: IncomingMessage, mostBytes: number): Promise<Buffer | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length <= mostBytes) chunks.push(chunk);
      else resolve(null);
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', reject);
    request.on('close', () => reject(new Error('the visitor left before all was sent')));
  });
}

/**
 * What a plain HTML form sent, if it came from this site and is no larger than `mostBytes`.
 * @throws when the connection breaks off.
 */
export async function readForm(request: IncomingMessage, mostBytes: number): Promise<FormPost> {
  if (!isSameOrigin(request.headers)) return { kind: 'foreign' };
  const [type] = (request.headers['content-type'] ?? '').split(';');
  if (type?.trim().toLowerCase() !== 'application/x-www-form-urlencoded') return { kind: 'unreadable' };
  if (Number(request.headers['content-length'] ?? 0) > mostBytes) return { kind: 'too-large' };
  const body = await readBody(request, mostBytes);
  return body ? { kind: 'form', fields: new URLSearchParams(body.toString('utf8')) } : { kind: 'too-large' };
}
