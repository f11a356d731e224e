import { cachedPage, isFresh, lastVersion, pageFile } from '../page-cache/cached-page';

import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** Next's response to a URL whose page is cached: the page's version, and the headers. */
export interface RecordedResponse {
  path: string;
  file: string;
  version: number;
  headers: OutgoingHttpHeaders;
}

/** Headers of a single response, or of how it was sent. */
const SINGLE_USE = new Set([
  'x-request-id',
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'date',
  'connection',
  'keep-alive',
]);
/** Next's words for a page from the cache, and for one that was just rendered and cached. */
const CACHED = new Set(['HIT', 'MISS']);

/** Returns the headers of Next's response with a cached page; null for any other response. */
function pageHeaders(response: ServerResponse): OutgoingHttpHeaders | null {
  const all = response.getHeaders();
  const isPage =
    response.statusCode === 200 &&
    CACHED.has(String(all['x-nextjs-cache'])) &&
    String(all['content-type']).startsWith('text/html');
  if (!isPage || all['set-cookie']) return null;
  const headers = Object.fromEntries(Object.entries(all).filter(([name]) => !SINGLE_USE.has(name)));
  return { ...headers, 'x-nextjs-cache': 'HIT', vary: String(headers.vary ?? 'Accept-Encoding') };
}

/**
 * Returns a function that records Next's response. Call this before Next gets the request. The function returns null when the
 * cached version may not be the one that was sent: it was replaced, or rendered twice meanwhile.
 */
export function responseRecorder(path: string): (response: ServerResponse) => RecordedResponse | null {
  const fileBefore = pageFile(path);
  const pageBefore = fileBefore === null ? undefined : cachedPage(fileBefore);
  const freshVersion = pageBefore && isFresh(pageBefore) ? pageBefore.version : null;
  const versionBefore = lastVersion();
  return (response) => {
    const file = pageFile(path);
    const page = file === null ? undefined : cachedPage(file);
    if (!file || !page?.compressed.html) return null;
    const isSent =
      freshVersion === null
        ? page.version > versionBefore && page.replaced <= versionBefore
        : page.version === freshVersion;
    const headers = isSent ? pageHeaders(response) : null;
    return headers && { path, file, version: page.version, headers };
  };
}
