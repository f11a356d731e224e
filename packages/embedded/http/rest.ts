import { readBlocksHeader, shownContent } from '../markdown/wp-blocks';
import { POST_TYPES } from '../fields/declared';
import { commentHtml } from '../resolvers/comments';
import { excerptOf, toGmt } from '../store/entities';
import type { Store } from '../store/store';
import type { CommentEntity, PostEntity } from '../store/types';
import { forbidden, json, noRoute, restError, type Exchange, type Reply } from './exchange';

const HEADERS = {
  'x-robots-tag': 'noindex',
  'x-content-type-options': 'nosniff',
  'access-control-expose-headers': 'X-WP-Total, X-WP-TotalPages, Link',
};
const BASES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(POST_TYPES)
    .filter((name) => name !== 'attachment')
    .map((name) => [{ post: 'posts', page: 'pages' }[name] ?? name, name]),
);

const fail = (status: number, code: string, message: string): Reply => restError(status, code, message, HEADERS);
const noPost = () => fail(404, 'rest_post_invalid_id', 'Invalid post ID.');

export function restRoute({ pathname, searchParams }: URL): string | null {
  if (/^\/(?:index\.php)?$/.test(pathname) && searchParams.has('rest_route'))
    return (searchParams.get('rest_route') ?? '').replace(/\/$/, '');
  return /^\/wp-json(\/.*?)\/?$/.exec(pathname)?.[1] ?? null;
}

const rendered = (html: string) => ({ rendered: html });

/** A post's REST fields that the site reads, whatever `_fields` names. Without its password, content and excerpt are empty. */
function postFields(post: PostEntity, content: string, isOpen: boolean) {
  const { id, slug, type, password } = post;
  const hidden = (html: string) => ({ ...rendered(isOpen ? html : ''), protected: password !== undefined });
  return { id, slug, type, content: hidden(content), excerpt: hidden(excerptOf(post)) };
}

function commentFields(comment: CommentEntity, timezone: string): Record<string, unknown> {
  const { id, parentId, author, url, date } = comment;
  return {
    id,
    parent: parentId,
    author_name: author,
    author_url: url,
    date,
    date_gmt: toGmt(date, timezone),
    content: rendered(commentHtml(comment)),
    type: 'comment',
  };
}

/** WordPress's REST API for visitors as far as a headless site needs it; null for routes outside of wp/v2. */
export function contentRest(store: () => Store) {
  return ({ method, url, headers }: Exchange, route: string): Reply | null => {
    const [, base = '', rest = ''] = /^\/wp\/v2\/([\w-]+)(?:\/([\w-]+))?$/.exec(route) ?? [];
    if (!base) return null;
    if (method !== 'GET' && method !== 'HEAD')
      return fail(401, 'rest_cannot_create', 'Sorry, you are not allowed to do that.');
    const query = url.searchParams;
    if (base === 'types') return type(rest);
    if (base === 'comments' && !rest) return comments(query);
    const postType = BASES[base];
    return postType && /^\d+$/.test(rest)
      ? post(store().post(Number(rest)), postType, query, headers)
      : noRoute(HEADERS);
  };

  function post(
    entity: PostEntity | null,
    postType: string,
    query: URLSearchParams,
    headers: Exchange['headers'],
  ): Reply {
    if (entity?.type !== postType || !['publish', 'private'].includes(entity.status)) return noPost();
    if (entity.status === 'private') return forbidden(401, HEADERS);
    const password = query.get('password');
    // WordPress refuses a password for a post that has none, too.
    if (password && password !== entity.password)
      return fail(403, 'rest_post_incorrect_password', 'Incorrect post password.');
    const isOpen = entity.password === undefined || password === entity.password;
    const marked = readBlocksHeader(headers['x-footbridge-blocks']);
    const content = shownContent(entity.content, { store: store(), marked });
    return json(postFields(entity, content, isOpen), 200, HEADERS);
  }

  function comments(query: URLSearchParams): Reply {
    const entity = store().post(Number(query.get('post')));
    if (entity?.status !== 'publish' || (entity.password !== undefined && query.get('password') !== entity.password))
      return fail(401, 'rest_cannot_read_post', 'Sorry, you are not allowed to read the post for this comment.');
    const { comments: all, settings } = store().data;
    const found = all
      .filter(({ postId }) => postId === entity.id)
      .toSorted((a, b) => a.date.localeCompare(b.date) || a.id - b.id);
    const sorted = query.get('order') === 'asc' ? found : found.toReversed();
    const page = sorted
      .slice(0, Number(query.get('per_page') ?? 10))
      .map((comment) => commentFields(comment, settings.timezone));
    return json(page, 200, { ...HEADERS, 'x-wp-total': String(found.length), 'x-wp-totalpages': '1' });
  }

  function type(name: string): Reply {
    const base = Object.keys(BASES).find((one) => BASES[one] === name);
    if (!base) return fail(404, 'rest_type_invalid', 'Invalid post type.');
    return json({ rest_base: base, rest_namespace: 'wp/v2' }, 200, HEADERS);
  }
}
