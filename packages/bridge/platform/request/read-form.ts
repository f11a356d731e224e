import { contentType, readBody } from './read-body';
import { isSameOrigin } from './host';

import type { IncomingMessage } from 'node:http';

export type FormPost =
  | { kind: 'form'; fields: URLSearchParams }
  | { kind: 'foreign' }
  | { kind: 'too-large' }
  | { kind: 'too-slow' }
  | { kind: 'unreadable' };

/** Returns the fields of an HTML form of this site. 'unreadable': another content type, or the client disconnected. */
export async function readForm(request: IncomingMessage, maxBytes: number): Promise<FormPost> {
  if (!isSameOrigin(request.headers)) return { kind: 'foreign' };
  if (contentType(request.headers) !== 'application/x-www-form-urlencoded') return { kind: 'unreadable' };
  const body = await readBody(request, maxBytes);
  if (body === 'aborted') return { kind: 'unreadable' };
  return typeof body === 'string'
    ? { kind: body }
    : { kind: 'form', fields: new URLSearchParams(body.toString('utf8')) };
}
