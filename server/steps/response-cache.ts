import { LRUCache } from 'lru-cache';

import { cachedPage, countHit, isFresh, needsRender, pageFile } from '@/bridge/cache/page-cache/cached-page';
import { createCoalescer } from '@/bridge/cache/response-cache/coalesce';
import { responseRecorder } from '@/bridge/cache/response-cache/record-response';
import { sendPage } from '@/bridge/cache/response-cache/send-page';
import { beforeHead } from '@/bridge/platform/headers/before-head';
import { plainPath } from '@/bridge/platform/page-path';
import { MARKER_COOKIE } from '@/bridge/platform/request/editor-cookie';
import { routeKind } from '@/bridge/platform/request/route-kind';
import { NOT_FOUND_PAGE } from './normalize-url';

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RecordedResponse } from '@/bridge/cache/response-cache/record-response';
import type { Step } from '../pipeline';

/** More than the page cache has in memory. An entry is a kilobyte or two: the page itself is the page cache's. */
const MAX_URLS = 5000;
/** Headers that make Next answer something else at a page's URL. */
const BYPASS_HEADERS = /^(?:x-(?:nextjs|prerender|middleware|invoke|matched|now|vercel)|next-|rsc$|range$|upgrade$)/;
const EDITORS = new RegExp(`(?:^|; )(?:${MARKER_COOKIE}|__prerender_bypass|__next_preview_data)=`);

/** Whether the request is for a page as every visitor gets it. */
function isPlain({ method, url = '', headers }: IncomingMessage): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || url.includes('?') || routeKind(url) !== 'page') return false;
  // One URL for all that is nowhere: its requests need not wait for each other.
  if (url === NOT_FOUND_PAGE) return false;
  if (EDITORS.test(headers.cookie ?? '') || /no-cache/i.test(headers['cache-control'] ?? '')) return false;
  return !Object.keys(headers).some((name) => BYPASS_HEADERS.test(name));
}

/** Answers with the recorded response, if the page cache still has that version and no edit has invalidated it. Returns whether it did. */
function sendRecorded(
  { path, file, version, headers }: RecordedResponse,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const cached = cachedPage(file);
  if (cached?.version !== version || !cached.compressed.html || !isFresh(cached)) return false;
  countHit(file, path);
  sendPage(request, response, { name: `${file}.${version}`, headers, gzip: cached.compressed.html });
  return true;
}

/**
 * Returns the step that answers a cached page without Next, which costs a fiftieth of Next's answer (docs/decisions/0022). It
 * answers only what Next has answered with this version of the page, with the same headers, and only until an edit or the
 * page's lifetime ends it. Requests for a page that is being rendered wait for the first of them, and get the same
 * (docs/decisions/0024). The site works without this step, more slowly.
 */
export function cacheResponses(): Step {
  const recorded = new LRUCache<string, RecordedResponse>({ max: MAX_URLS });
  const coalescer = createCoalescer();

  function answer(request: IncomingMessage, response: ServerResponse, next: () => void): void {
    if (response.destroyed) return;
    const url = request.url ?? '/';
    const page = recorded.get(url);
    if (page && sendRecorded(page, request, response)) return;
    recorded.delete(url);
    const onAbort = (): void => answer(request, response, next);
    const onResponse = (): void => {
      const rendered = recorded.get(url);
      if (!rendered || !sendRecorded(rendered, request, response)) next();
    };
    if (coalescer.join(url, { onResponse, onAbort })) return;

    const path = plainPath(url);
    const file = pageFile(path);
    const record = responseRecorder(path);
    const leading = file === null || needsRender(cachedPage(file)) ? coalescer.lead(url) : null;
    beforeHead(response, () => {
      const newest = record(response);
      if (newest) recorded.set(url, newest);
      leading?.responded();
    });
    if (leading) response.once('close', leading.aborted);
    next();
  }

  return (request, response, next) => (isPlain(request) ? answer(request, response, next) : next());
}
