import { logEachMinute } from '../../platform/log-repeated';
import { verifyEditor, type Editor } from '../editor/session';
import { renewInBackground, type Renew } from '../../cache/invalidation/renew';
import { log } from '../../platform/log';
import { purgeCdn } from '../../cache/purge/purge';
import { allowsMethod, apiError, sendError } from '../../platform/request/json';
import { readForm } from '../../platform/request/read-form';
import { hasToken } from '../../visitors/visit/token';
import { redirectLocation } from '../../wordpress/url/location';
import { clearMenus, clearPage } from './clear';
import { CLEAR_TOKEN_FIELD, withoutClearFlags } from '@footbridge/shared/clear-flags';

import type { ServerResponse } from 'node:http';
import type { RequestWithCookies } from '../editor/cookies';

const MAX_FORM_BYTES = 1024;
const MENU_FLAGS = ['clear-menu-cache', 'clearMenuCache'];

const NO_ADDRESS = apiError(400, 'malformed', 'There is no valid URL to redirect to.');

async function clear(
  path: string,
  requested: { page: boolean; menus: boolean },
  { login, rights }: Editor,
  renew: Renew,
): Promise<void> {
  if ((requested.page && !rights.clearPage) || (requested.menus && !rights.clearAll))
    logEachMinute('warn', 'editor', 'a link that clears the cache was refused: no-right');
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

/** Returns whether the admin bar sent the request: a form of this site, with the visit's token. */
async function isOfAdminBar(request: RequestWithCookies): Promise<boolean> {
  const form = await readForm(request, MAX_FORM_BYTES);
  return form.kind === 'form' && hasToken(request, form.fields.get(CLEAR_TOKEN_FIELD));
}

/** Answers an admin bar's link, posted as `/about/?clear-cache`: clears for an editor with the right to, and redirects. */
export async function answerClearLink(
  request: RequestWithCookies,
  response: ServerResponse,
  address: string | null,
  renew: Renew,
): Promise<void> {
  if (!allowsMethod(request, response, ['POST'])) return;
  const own = redirectLocation(address ?? '');
  const url = own === null ? null : new URL(own, 'http://site.invalid');
  const location = url && redirectLocation(url.pathname + withoutClearFlags(url.search));
  if (!url || !location) return sendError(response, NO_ADDRESS);
  const requested = {
    page: url.searchParams.has('clear-cache'),
    menus: MENU_FLAGS.some((flag) => url.searchParams.has(flag)),
  };
  try {
    const check = (await isOfAdminBar(request)) ? await verifyEditor(request, response) : null;
    if (check?.kind === 'editor') await clear(url.pathname, requested, check.editor, renew);
    else logEachMinute('warn', 'editor', 'a link that clears the cache was refused: no-editor');
  } catch (error) {
    log('warn', 'cache', 'an editor’s link did not clear the cache', error);
  }
  response.statusCode = 303;
  response.setHeader('Cache-Control', 'no-store').setHeader('Location', location).end();
}
