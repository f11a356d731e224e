import type { IncomingHttpHeaders } from 'node:http';

/** What kind of content a request says it brings, without its parameters; '' where it says nothing. */
export function contentType(headers: IncomingHttpHeaders): string {
  return (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}
