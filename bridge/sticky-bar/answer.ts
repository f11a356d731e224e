import { loadSiteOptions } from '../frame/load-frame';
import { allowsMethod, sendError } from '../request/json';
import { otherFactsFrom } from './facts';

import type { IncomingMessage, ServerResponse } from 'node:http';

/** Seconds. Short, because nothing tells a CDN when the options page is edited. */
const CACHE_CONTROL = 'public, max-age=60, s-maxage=300, stale-while-revalidate=3600';
const RETRY_AFTER = '60';

/**
 * `GET /api/sticky-bar` → the facts of a page that is not there (specification, sections 2 and 8: a 404 counts as 'other'):
 * `{ segment, stickyBar, tags }`, the same for everybody. 503 where the options page was never heard: the page then
 * stands without a bar.
 */
export async function answerStickyBar(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!allowsMethod(request, response, ['GET', 'HEAD'])) return;
  const options = await loadSiteOptions();
  if (!options) {
    sendError(response.setHeader('Retry-After', RETRY_AFTER), { status: 503, code: 'unavailable', message: 'The site options are not known right now.' });
    return;
  }
  response.statusCode = 200;
  response.setHeader('Cache-Control', CACHE_CONTROL).setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.end(request.method === 'HEAD' ? undefined : JSON.stringify(otherFactsFrom(options)));
}
