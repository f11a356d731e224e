/** A site with live previews of the embedded WordPress, and an editor who is logged in there. */
import { answerLive } from '@footbridge/bridge/editors/live/answer';
import { layoutState } from '@footbridge/bridge/pages/layout/load-layout';
import { templates } from '@/wp-templates';
import { issueToken, type TokenPayload } from '@footbridge/embedded/preview/token';

import { exchange } from '../../../../../__tests__/support/exchange';
import { configureFaust, LOG_LEVELS } from '../../../../../__tests__/support/wordpress-server';
import { send, start } from '../../../../embedded/__tests__/support/server';

import type { EmbeddedWordPress } from '@footbridge/embedded/server';

export const SITE = 'http://www.example.test';
export const SECRET = 's'.repeat(32);
const FROM_THE_PAGE = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };

/** To be called once, at the top of a test file. */
export function liveSite() {
  let wordpress: EmbeddedWordPress;
  let cookie = '';

  async function logIn(user: string): Promise<string> {
    const body = new URLSearchParams({ log: user, pwd: 'footbridge-demo' });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const { cookies } = await send(`${wordpress.url}/wp-login.php`, { method: 'POST', headers, body });
    return cookies.map((one) => one.split(';')[0]).join('; ');
  }

  /** Sends a request to the plugin's routes, as the panel on an edit screen does. */
  async function rest(
    path: string,
    { method = 'GET', data, user }: { method?: string; data?: object; user?: string } = {},
    post = 0,
  ) {
    const own = user ? await logIn(user) : cookie;
    const screen = await send(`${wordpress.url}/wp-admin/post.php?post=${post}&action=edit`, {
      headers: { cookie: own },
    });
    const nonce = /data-nonce="(\w+)"/.exec(String(screen.body))?.[1] ?? '';
    return send(`${wordpress.url}/wp-json/footbridge/v1/preview/${path}`, {
      method,
      headers: { cookie: own, 'x-wp-nonce': nonce, 'content-type': 'application/json' },
      ...(data && { body: JSON.stringify(data) }),
    });
  }

  async function query(body?: unknown, headers: Record<string, string> = FROM_THE_PAGE) {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const { request, response } = exchange(body === undefined ? {} : { body: text, headers });
    const answer = await answerLive(request, response, templates);
    response.writeHead(response.statusCode);
    return { answer, status: response.statusCode, headers: response.getHeaders() };
  }

  beforeAll(async () => {
    process.env.FOOTBRIDGE_SECRET = SECRET;
    wordpress = await start('DSH', { frontendUrl: SITE, webhookSecret: SECRET });
    process.env.WORDPRESS_URL = wordpress.url;
    configureFaust();
    layoutState.value = undefined;
    cookie = await logIn('editor');
  });
  beforeEach(() => {
    for (const level of LOG_LEVELS) jest.spyOn(console, level).mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(async () => {
    await wordpress.close();
    for (const name of ['FOOTBRIDGE_SECRET', 'WORDPRESS_URL']) delete process.env[name];
  });

  return {
    query,
    rest,
    wordpress: () => wordpress,
    /** A token as the plugin issues it to the demo's editor. */
    token: (post: number, changes: Partial<TokenPayload> = {}) => {
      const user = wordpress.edits.store().user('editor')?.id ?? 0;
      const expires = Math.floor(Date.now() / 1000) + 600;
      return issueToken({ post, user, origin: SITE, expires, share: '', ...changes }, SECRET);
    },
  };
}
