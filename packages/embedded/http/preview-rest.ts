import { z } from 'zod';
import { mayEditPost } from '../resolvers/context';
import type { Store } from '../store/store';
import { MAX_DAYS, MAX_NOTE_LENGTH, type Previews } from '../preview/previews';
import type { Accounts } from './accounts';
import { json, type Exchange, type Reply } from './exchange';

const ROUTE = /^\/footbridge\/v1\/preview\/(?:(token)|links(?:\/([0-9a-f]{1,32}))?)$/;
export const REST_NONCE = 'wp_rest';

const linkSchema = z.object({
  days: z.int().min(1).max(MAX_DAYS).default(7),
  note: z.string().max(MAX_NOTE_LENGTH).default(''),
});

const fail = (status: number, code: string, message: string): Reply =>
  json({ code, message, data: { status } }, status);

function bodyOf({ body }: Exchange): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body || '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** The plugin's REST routes for previews (packages/plugin/footbridge/src/Preview/Routes.php); null for other routes. */
export function previewRest(previews: Previews, accounts: Accounts, store: () => Store) {
  return (exchange: Exchange, route: string): Reply | null => {
    const [found, token, id] = ROUTE.exec(route) ?? [];
    if (!found) return null;
    const { method, url, headers, cookies } = exchange;
    const sent = bodyOf(exchange);
    const session = accounts.session(cookies[accounts.cookieName()]);
    const nonce = String(headers['x-wp-nonce'] ?? '');
    const post = store().post(Number(sent.post ?? url.searchParams.get('post') ?? 0));
    if (!session || !accounts.isNonce(nonce, REST_NONCE, session) || !post || !mayEditPost(post, session.user))
      return fail(session ? 403 : 401, 'rest_forbidden', 'Sorry, you are not allowed to do that.');
    if (!previews.isOn) return fail(409, 'footbridge_not_connected', 'Set FOOTBRIDGE_SECRET to see live previews.');
    if (token) return method === 'POST' ? json(previews.issue(post.id, session.user)) : notAllowed();
    if (id !== undefined) {
      const revoked = method === 'DELETE' ? previews.revoke(post.id, id) : null;
      return revoked ? json(revoked) : fail(404, 'footbridge_no_link', 'There is no such share link.');
    }
    if (method === 'GET') return json(previews.list(post.id));
    if (method !== 'POST') return notAllowed();
    const { data } = linkSchema.safeParse(sent);
    if (!data)
      return fail(
        400,
        'rest_invalid_param',
        `A link lives 1 to ${MAX_DAYS} days, and its note has at most ${MAX_NOTE_LENGTH} characters.`,
      );
    const link = previews.create(post.id, session.user, data);
    return link ? json(link) : fail(409, 'footbridge_too_many_links', 'Revoke a link first: this post has 20.');
  };
}

const notAllowed = (): Reply => fail(404, 'rest_no_route', 'No route was found matching the URL and request method.');
