import { logThrottled } from '../editor/log-throttled';
import { verifyEditor } from '../editor/session';
import { renewInBackground } from '../../cache/invalidation/renew';
import { log } from '../../platform/log';
import { purgeCdn } from '../../cache/purge/purge';
import { allowsMethod, sendError } from '../../platform/request/json';
import { redirectLocation } from '../../wordpress/url/location';
import { clearMenus, clearPage } from './clear';
import { requestedClear } from './flags';

import type { ServerResponse } from 'node:http';
import type { RequestWithCookies } from '../editor/cookies';
import type { Editor } from '../editor/session';
import type { Renew } from '../../cache/invalidation/renew';
import type { RequestedClear } from './flags';

/** Sec-Fetch-Site of this site's links and of typed URLs. Links of other sites must not clear anything. */
const TRUSTED_SOURCES: ReadonlySet<unknown> = new Set(['same-origin', 'none']);
/** A prefetched link must not clear anything. */
const isPrefetch = (request: RequestWithCookies): boolean =>
  [request.headers['sec-purpose'] ?? []].flat().some((purpose) => /^prefetch\b/i.test(purpose.trim()));

const PREFETCHED = { status: 503, code: 'prefetch', message: 'A link that clears the cache must not be prefetched.' };
const NO_ADDRESS = { status: 400, code: 'malformed', message: 'There is no valid URL to redirect to.' };

/** Clears what the link requests, if the editor has the right to. */
async function clear(path: string, requested: RequestedClear, { login, rights }: Editor, renew: Renew): Promise<void> {
  if ((requested.page && !rights.clearPage) || (requested.menus && !rights.clearAll))
    logThrottled('warn', 'a link that clears the cache was refused: no-right');
  if (requested.page && rights.clearPage) {
    await clearPage(path, login);
    purgeCdn([path]);
  }
  if (requested.menus && rights.clearAll) {
    const invalidated = await clearMenus(login);
    purgeCdn(invalidated.map((page) => page.path));
    void renewInBackground(invalidated, renew);
  }
}

/**
 * Answers `/about/?clear-cache` and `?clear-menu-cache`, which server/steps/normalize-url.ts routes here for possible editors: clears for
 * a verified editor with the right to, and redirects to the URL without the flags.
 * @param address path and query as requested
 * @param renew renders one page again
 */
export async function answerClearLink(
  request: RequestWithCookies,
  response: ServerResponse,
  address: string | null,
  renew: Renew,
): Promise<void> {
  if (!allowsMethod(request, response, ['GET'])) return;
  if (isPrefetch(request)) return sendError(response, PREFETCHED);
  const own = redirectLocation(address ?? '');
  const url = own === null ? null : new URL(own, 'http://site.invalid');
  const requested = url && requestedClear(url.pathname, url.searchParams);
  const location = requested && redirectLocation(requested.clean);
  if (!url || !requested || !location) return sendError(response, NO_ADDRESS);
  if (TRUSTED_SOURCES.has(request.headers['sec-fetch-site'])) {
    try {
      const check = await verifyEditor(request, response);
      if (check.kind === 'editor') await clear(url.pathname, requested, check.editor, renew);
    } catch (error) {
      log('warn', 'cache', 'an editor’s link did not clear the cache', error);
    }
  }
  response.statusCode = 303;
  response.setHeader('Cache-Control', 'no-store').setHeader('Location', location).end();
}
