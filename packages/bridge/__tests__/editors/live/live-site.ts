/** A site with live previews of the embedded WordPress, and an editor who is logged in there. */
import { answerLive } from '@footbridge/bridge/editors/live/answer';
import { templates } from '@/wp-templates';
import { issueToken, type TokenPayload } from '@footbridge/embedded/preview/token';

import { previewSite } from '../editor/preview-site';
import { SITE } from '../editor/support';
import { exchange } from '../../../../../__tests__/support/exchange';
import { logIn, send } from '../../../../embedded/__tests__/support/server';

const SECRET = 's'.repeat(32);
const FROM_THE_PAGE = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };

/** To be called once, at the top of a test file. */
export function liveSite() {
  const { wordpress } = previewSite();
  const cookies = new Map<string, string>();

  /** The cookies of a demo user who is logged in. */
  async function cookieOf(user: string): Promise<string> {
    const known = cookies.get(user) ?? (await logIn(wordpress().url, user)).map((one) => one.split(';')[0]).join('; ');
    cookies.set(user, known);
    return known;
  }

  /** Sends a request to the plugin's routes, as the panel on an edit screen does. */
  async function rest(
    path: string,
    { method = 'GET', data, user = 'editor' }: { method?: string; data?: object; user?: string } = {},
    post = 0,
  ) {
    const own = await cookieOf(user);
    const screen = await send(`${wordpress().url}/wp-admin/post.php?post=${post}&action=edit`, {
      headers: { cookie: own },
    });
    const nonce = /data-nonce="(\w+)"/.exec(String(screen.body))?.[1] ?? '';
    return send(`${wordpress().url}/wp-json/footbridge/v1/preview/${path}`, {
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

  return {
    query,
    rest,
    wordpress,
    /** A token as the plugin issues it to the demo's editor. */
    token: (post: number, changes: Partial<TokenPayload> = {}) => {
      const user = wordpress().edits.store().user('editor')?.id ?? 0;
      const expires = Math.floor(Date.now() / 1000) + 600;
      return issueToken({ post, user, origin: SITE, expires, share: '', ...changes }, SECRET);
    },
  };
}
