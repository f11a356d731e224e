import { contentType } from './content-type';
import { readBody } from './read-body';
import { isSameOrigin } from './same-origin';

import type { IncomingMessage } from 'node:http';

export type FormPost =
  | { kind: 'form'; fields: URLSearchParams }
  | { kind: 'foreign' }
  | { kind: 'too-large' }
  | { kind: 'unreadable' };

/**
 * What a plain HTML form sent, if it came from this site and is no larger than `mostBytes`. 'unreadable': another kind
 * of content, or the visitor left before all was sent.
 */
export async function readForm(request: IncomingMessage, mostBytes: number): Promise<FormPost> {
  if (!isSameOrigin(request.headers)) return { kind: 'foreign' };
  if (contentType(request.headers) !== 'application/x-www-form-urlencoded') return { kind: 'unreadable' };
  const body = await readBody(request, mostBytes);
  if (body === 'broken-off') return { kind: 'unreadable' };
  return body === 'too-large'
    ? { kind: 'too-large' }
    : { kind: 'form', fields: new URLSearchParams(body.toString('utf8')) };
}
