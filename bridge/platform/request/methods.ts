import { allowsMethod } from './json';

import type { IncomingMessage, ServerResponse } from 'node:http';

/** Methods that an address of this site may answer. */
const ANSWERED: readonly string[] = ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS', 'PUT', 'PATCH'];

/** For lines of the log: a method of ours, or 'other', which a stranger can't write into. */
export const methodWord = ({ method = '' }: IncomingMessage): string => (ANSWERED.includes(method) ? method : 'other');

/**
 * Whether the method is one that Next can be asked with. If not (`TRACE`, WebDAV's), it has been answered with 405: Next answers some of
 * them with 500, because fetch's Request knows none of them.
 */
export function isAnswerable(request: IncomingMessage, response: ServerResponse): boolean {
  if (ANSWERED.includes(request.method ?? '')) return true;
  // What it may bring is not read, and must not be taken for the next request.
  response.setHeader('Connection', 'close');
  return allowsMethod(request, response, ANSWERED);
}
