import { allowsMethod } from './json';

import type { IncomingMessage, ServerResponse } from 'node:http';

/** Methods that Next supports. It answers some of the others with 500, because fetch's Request refuses them. */
const METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS', 'PUT', 'PATCH'];

/** Returns the method for access lines; 'other' for an unknown one, so that clients cannot write to the log. */
export const loggedMethod = ({ method = '' }: IncomingMessage): string => (METHODS.includes(method) ? method : 'other');

/** Returns whether Next supports the method. If not (`TRACE`, WebDAV's), sends 405. */
export function hasSupportedMethod(request: IncomingMessage, response: ServerResponse): boolean {
  if (METHODS.includes(request.method ?? '')) return true;
  // The body is not read, and must not be parsed as the next request.
  response.setHeader('Connection', 'close');
  return allowsMethod(request, response, METHODS);
}
