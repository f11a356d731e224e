import { createCoalescer, type LeadingRequest } from '@footbridge/bridge/cache/response-cache/coalesce';
import { needsRender, recordResponse, sendPage } from '@footbridge/bridge/cache/response-cache/send-page';
import { beforeHead } from '@footbridge/bridge/platform/headers/before-head';
import { plainPath } from '@footbridge/bridge/platform/page-path';
import { currentRequest } from '@footbridge/bridge/platform/current-request/context';
import { routeKind } from '@footbridge/bridge/platform/request/route-kind';
import { NOT_FOUND_PAGE } from './normalize-url';

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Step } from '../pipeline';

/** For a request that no other one waits for. Next may answer several of them with one render, which has to go on for the others. */
const ALONE: LeadingRequest = { signal: undefined, responded: () => undefined, ended: () => undefined };

/** Whether the request is for a page as every visitor gets it. */
function isPage({ method, url = '' }: IncomingMessage): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || url.includes('?') || routeKind(url) !== 'page') return false;
  // One URL for all that is nowhere: its requests need not wait for each other.
  return url !== NOT_FOUND_PAGE;
}

/**
 * Returns the step that answers a cached page without Next, at a fiftieth of the cost, only with what Next has
 * answered with before. Requests for a page that is being rendered wait for the first of them (docs/decisions/0012).
 */
export function cacheResponses(): Step {
  const coalescer = createCoalescer();

  /** Answers from the cache, also after the request that renders the page; else returns this request as the leading one. */
  async function answer(
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<LeadingRequest | null> {
    const { url = '/' } = request;
    const { signal } = currentRequest() ?? {};
    for (;;) {
      if (sendPage(path, request, response)) return null;
      const leading = coalescer.join(url, signal);
      if (!leading) return coalescer.lead(url, signal);
      const outcome = await leading;
      if (response.destroyed) return null;
      if (outcome === 'responded') return sendPage(path, request, response) ? null : ALONE;
    }
  }

  return async (request, response, next) => {
    if (!isPage(request)) return next();
    const path = plainPath(request.url ?? '/');
    const leading = await answer(path, request, response);
    if (leading === null) return;

    const context = currentRequest();
    // A stale page is rendered after it was sent, also when the visitor has left.
    if (context) context.signal = needsRender(path) ? leading.signal : undefined;
    beforeHead(response, () => {
      if (context) recordResponse(path, context, response);
      leading.responded();
    });
    try {
      await next();
    } finally {
      leading.ended();
    }
  };
}
