import { logThrottled } from '../editor/log-throttled';
import { verifyEditor } from '../editor/session';
import { renewInBackground } from '../../cache/invalidation/renew';
import { log } from '../../platform/log';
import { purgeCdn } from '../../cache/purge/purge';
import { allowsMethod, sendError } from '../../platform/request/json';
import { redirectLocation } from '../../wordpress/url/location';
import { clearMenus, clearPage } from './clear';
import { clearAsked } from './flags';

import type { ServerResponse } from 'node:http';
import type { RequestWithCookies } from '../editor/cookies';
import type { Editor } from '../editor/session';
import type { Renew } from '../../cache/invalidation/renew';
import type { RequestedClear } from './flags';

/** A link of this site, or typed by the editor: another site's link must clear nothing in an editor's name. */
const FROM_HERE: ReadonlySet<unknown> = new Set(['same-origin', 'none']);
/** A browser that fetches a page before its link is followed says so: what nobody has followed clears nothing. */
const isPrefetch = (request: RequestWithCookies): boolean =>
  [request.headers['sec-purpose'] ?? []].flat().some((purpose) => /^prefetch\b/i.test(purpose.trim()));

const PREFETCHED = { status: 503, code: 'prefetch', message: 'A link that clears is not fetched ahead.' };
const NO_ADDRESS = { status: 400, code: 'malformed', message: 'There is no address to lead back to.' };

/** Clears what the link asks for, as far as WordPress gives its editor the right to. */
async function clear(path: string, asked: RequestedClear, { login, rights }: Editor, renew: Renew): Promise<void> {
  if ((asked.page && !rights.clearPage) || (asked.menus && !rights.clearAll))
    logThrottled('warn', 'a link that clears was refused: no-right');
  if (asked.page && rights.clearPage) {
    await clearPage(path, login);
    purgeCdn([path]);
  }
  if (asked.menus && rights.clearAll) {
    const concerned = await clearMenus(login);
    purgeCdn(concerned.map((page) => page.path));
    void renewInBackground(concerned, renew);
  }
}

/**
 * `/about/?clear-cache` and `?clear-menu-cache`, led here by server/steps/normalize-url.ts for who may be an editor: clears for a verified one
 * with the right to, and leads everybody to the clean address.
 * In: `address`, path and query as they were asked for. `renew` makes one page again.
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
  const asked = url && clearAsked(url.pathname, url.searchParams);
  const location = asked && redirectLocation(asked.clean);
  if (!url || !asked || !location) return sendError(response, NO_ADDRESS);
  if (FROM_HERE.has(request.headers['sec-fetch-site'])) {
    try {
      const check = await verifyEditor(request, response);
      if (check.kind === 'editor') await clear(url.pathname, asked, check.editor, renew);
    } catch (error) {
      log('warn', 'cache', 'an editor’s link cleared nothing', error);
    }
  }
  response.statusCode = 303;
  response.setHeader('Cache-Control', 'no-store').setHeader('Location', location).end();
}
