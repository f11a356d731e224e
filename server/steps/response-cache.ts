import { LRUCache } from 'lru-cache';

import { cachedPage, countHit, isFresh, needsRender, pageFile } from '@/bridge/cache/page-cache/cached-page';
import { createCoalescer } from '@/bridge/cache/response-cache/coalesce';
import { responseRecorder } from '@/bridge/cache/response-cache/record-response';
import { sendPage } from '@/bridge/cache/response-cache/send-page';
import { beforeHead } from '@/bridge/platform/headers/before-head';
import { plainPath } from '@/bridge/platform/page-path';
import { currentRequest } from '@/bridge/platform/current-request/context';
import { routeKind } from '@/bridge/platform/request/route-kind';
import { NOT_FOUND_PAGE } from './normalize-url';

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LeadingRequest } from '@/bridge/cache/response-cache/coalesce';
import type { RecordedResponse } from '@/bridge/cache/response-cache/record-response';
import type { Step } from '../pipeline';

/** More than the page cache has in memory. An entry is a kilobyte or two: the page itself is the page cache's. */
const MAX_URLS = 5000;

/** For a request that no other one waits for. Next may answer several of them with one render, which has to go on for the others. */
const ALONE: LeadingRequest = { signal: undefined, responded: () => undefined, ended: () => undefined };

/** Whether the request is for a page as every visitor gets it. */
function isPage({ method, url = '' }: IncomingMessage): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || url.includes('?') || routeKind(url) !== 'page') return false;
  // One URL for all that is nowhere: its requests need not wait for each other.
  return url !== NOT_FOUND_PAGE;
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
 * Returns the step that answers a cached page without Next, which costs a fiftieth of Next's answer (docs/decisions/0012). It
 * answers only what Next has answered with this version of the page, with the same headers, and only until an edit or the
 * page's lifetime ends it. Requests for a page that is being rendered wait for the first of them, and get the same
 * (docs/decisions/0012); the render ends early when all of them have left. The site works without this step, more slowly.
 */
export function cacheResponses(): Step {
  const recorded = new LRUCache<string, RecordedResponse>({ max: MAX_URLS });
  const coalescer = createCoalescer();

  /**
   * Answers from the cache, also after the request that renders the page.
   * @returns null if it was answered, else this request as the leading one
   */
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<LeadingRequest | null> {
    const { url = '/' } = request;
    const { signal } = currentRequest() ?? {};
    for (;;) {
      const page = recorded.get(url);
      if (page && sendRecorded(page, request, response)) return null;
      recorded.delete(url);
      const leading = coalescer.join(url, signal);
      if (!leading) return coalescer.lead(url, signal);
      const outcome = await leading;
      if (response.destroyed) return null;
      const rendered = recorded.get(url);
      if (outcome === 'responded') return rendered && sendRecorded(rendered, request, response) ? null : ALONE;
    }
  }

  return async (request, response, next) => {
    if (!isPage(request)) return next();
    const { url = '/' } = request;
    const leading = await answer(request, response);
    if (leading === null) return;

    const context = currentRequest();
    const path = plainPath(url);
    const file = pageFile(path);
    const record = responseRecorder(path);
    // A stale page is rendered after it was sent, also when the visitor has left.
    if (context) context.signal = file === null || needsRender(cachedPage(file)) ? leading.signal : undefined;
    beforeHead(response, () => {
      const newest = record(response);
      if (newest) recorded.set(url, newest);
      leading.responded();
    });
    try {
      await next();
    } finally {
      leading.ended();
    }
  };
}
