import { renewInBackground } from '../../cache/invalidation/renew';
import { purgeCdn } from '../../cache/purge/purge';
import { sendError } from '../../platform/request/json';
import { redirectLocation } from '../../wordpress/url/location';
import { answerClear } from './answer-clear';
import { clearMenus, clearPage } from './clear';

import type { ServerResponse } from 'node:http';
import type { RequestWithCookies } from '../editor/cookies';
import type { Renew } from '../../cache/invalidation/renew';

const NO_ADDRESS = { status: 400, code: 'malformed', message: 'There is no address with a clear flag.' };

/**
 * Answers `POST /api/clear-cache?address=/about/?clear-cache`, which the admin bar's links send before they lead to that address:
 * clears the page, with `clear-menu-cache` or `clearMenuCache` menus and options. A link in a text has the same address and cannot
 * send this.
 * @param address path and query
 * @param renew renders one page again
 */
export async function answerClearLink(
  request: RequestWithCookies,
  response: ServerResponse,
  address: string | null,
  renew: Renew,
): Promise<void> {
  const own = redirectLocation(address ?? '');
  const { pathname: path = '', searchParams: flags } = own === null ? {} : new URL(own, 'http://site.invalid');
  const [ofPage, ofMenus] = [flags?.has('clear-cache'), flags?.has('clear-menu-cache') || flags?.has('clearMenuCache')];
  if (!ofPage && !ofMenus) return sendError(response, NO_ADDRESS);
  await answerClear(request, response, {
    method: 'POST',
    rights: [...(ofPage ? (['clearPage'] as const) : []), ...(ofMenus ? (['clearAll'] as const) : [])],
    async clear(login) {
      if (ofPage) {
        await clearPage(path, login);
        purgeCdn([path]);
      }
      if (!ofMenus) return;
      const invalidated = await clearMenus(login);
      purgeCdn(invalidated.map((page) => page.path));
      void renewInBackground(invalidated, renew);
    },
  });
}
