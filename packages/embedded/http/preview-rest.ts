import { z } from 'zod';
import { mayEditPost } from '../resolvers/roles';
import type { Store } from '../store/store';
import { MAX_DAYS, MAX_NOTE_LENGTH, type Previews } from '../preview/previews';
import type { Accounts } from './accounts';
import { forbidden, json, noRoute, parseJson, restError, type Exchange, type Reply } from './exchange';

const ROUTE = /^\/footbridge\/v1\/preview\/(?:(token)|links(?:\/([0-9a-f]{1,32}))?)$/;
export const REST_NONCE = 'wp_rest';

const linkSchema = z.object({
  days: z.int().min(1).max(MAX_DAYS).default(7),
  note: z.string().max(MAX_NOTE_LENGTH).default(''),
});

/** The plugin's REST routes for previews (packages/plugin/footbridge/src/Preview/Routes.php); null for other routes. */
export function previewRest(previews: Previews, accounts: Accounts, store: () => Store) {
  return (exchange: Exchange, route: string): Reply | null => {
    const [found, token, id] = ROUTE.exec(route) ?? [];
    if (!found) return null;
    const { method, url, headers, cookies } = exchange;
    const sent = { ...Object(parseJson(exchange.body)) };
    const session = accounts.session(cookies[accounts.cookieName()]);
    const nonce = String(headers['x-wp-nonce'] ?? '');
    const post = store().post(Number(sent.post ?? url.searchParams.get('post') ?? 0));
    if (!session || !accounts.isNonce(nonce, REST_NONCE, session) || !post || !mayEditPost(post, session.user))
      return forbidden(session ? 403 : 401);
    if (!previews.isOn)
      return restError(409, 'footbridge_not_connected', 'Set FOOTBRIDGE_SECRET to see live previews.');
    if (token) return method === 'POST' ? json(previews.issue(post.id, session.user)) : noRoute();
    if (id !== undefined) {
      const revoked = method === 'DELETE' ? previews.revoke(post.id, id) : null;
      return revoked ? json(revoked) : restError(404, 'footbridge_no_link', 'There is no such share link.');
    }
    if (method === 'GET') return json(previews.list(post.id));
    if (method !== 'POST') return noRoute();
    const { data } = linkSchema.safeParse(sent);
    if (!data)
      return restError(
        400,
        'rest_invalid_param',
        `A link lives 1 to ${MAX_DAYS} days, and its note has at most ${MAX_NOTE_LENGTH} characters.`,
      );
    return json(previews.create(post.id, session.user, data));
  };
}
