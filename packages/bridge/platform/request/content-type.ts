import type { IncomingHttpHeaders } from 'node:http';

/** Returns the request's Content-Type without parameters, in lower case; '' without one. */
export function contentType(headers: IncomingHttpHeaders): string {
  return (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}
