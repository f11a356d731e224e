import { cachedPage, isFresh, lastVersion, pageFile } from '../page-cache/cached-page';

import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** An address for which Next has answered with a page that is held: which one, and what was said. */
export interface Known {
  path: string;
  file: string;
  version: number;
  /** As Next sent them, without what belongs to one answer. */
  headers: OutgoingHttpHeaders;
}

/** Belong to one answer, or to how it was sent. */
const OF_ONE_ANSWER = new Set([
  'x-request-id',
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'date',
  'connection',
  'keep-alive',
]);
/** How Next calls a page from the cache, and one that was made just now and is in the cache since. */
const KEPT = new Set(['HIT', 'MISS']);

/** What Next said of a kept page; null for all else. */
function headersOf(response: ServerResponse): OutgoingHttpHeaders | null {
  const all = response.getHeaders();
  const isPage =
    response.statusCode === 200 &&
    KEPT.has(String(all['x-nextjs-cache'])) &&
    String(all['content-type']).startsWith('text/html');
  if (!isPage || all['set-cookie']) return null;
  const headers = Object.fromEntries(Object.entries(all).filter(([name]) => !OF_ONE_ANSWER.has(name)));
  // For whoever gets it from now on it is a kept one.
  return { ...headers, 'x-nextjs-cache': 'HIT', vary: String(headers.vary ?? 'Accept-Encoding') };
}

/**
 * To be called before Next gets a request. Out: to be called with its answer; null where nobody can know that what is held by
 * now is what was sent: it was good before and is another one now, or was made twice meanwhile.
 */
export function learner(path: string): (response: ServerResponse) => Known | null {
  const fileBefore = pageFile(path);
  const heldBefore = fileBefore === null ? undefined : cachedPage(fileBefore);
  const good = heldBefore && isFresh(heldBefore) ? heldBefore.version : null;
  const before = lastVersion();
  return (response) => {
    const file = pageFile(path);
    const held = file === null ? undefined : cachedPage(file);
    if (!file || !held?.compressed.html) return null;
    const isSent = good === null ? held.version > before && held.replaced <= before : held.version === good;
    const headers = isSent ? headersOf(response) : null;
    return headers && { path, file, version: held.version, headers };
  };
}
