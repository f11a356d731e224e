import type { Store } from '../store/store';
import { pathOf } from './links';
import { SEARCHED, type MainQuery } from './main-query';

const ID_NAMES = ['p', 'page_id', 'attachment_id'] as const;

const ORDERS = [...SEARCHED].map((type) => `order:list:${type}`);

/** Whatever makes an unknown address known: a rule, a post's new name, a new post. */
const OF_UNKNOWN = ['acf_options_page:site-options', 'name:skipped:post', ...ORDERS];

function ofList({ terms, user, isSearch }: MainQuery, store: Store): string[] {
  const withBelow = terms.flatMap(({ id }) => store.termAndBelow(id));
  return [
    'setting_group:reading',
    ...terms.map(({ id }) => `address:term:${id}`),
    ...withBelow.map((id) => `posts:term:${id}`),
    ...(user ? [`user:${user.id}`] : []),
    ...(isSearch ? ORDERS : []),
  ];
}

/**
 * Returns the keys of the edits that turn a response into another one (bridge/wordpress/dependencies/keys.ts), without
 * those of the requested path and of a redirect's target.
 */
export function keysOf(query: MainQuery, store: Store): string[] {
  const { vars, post, isSingular, is404 } = query;
  const ids = ID_NAMES.flatMap((name) => (/^[1-9]\d*$/.test(vars[name] ?? '') ? [Number(vars[name])] : []));
  const base = pathOf(query, store);
  const keys = [
    ...(base ? [`uri:${base}`] : []),
    ...[...ids, ...(post ? [post.id] : [])].map((id) => `post:${id}`),
    ...(post?.type === 'contributor' ? [`bylines:${post.id}`] : []),
    ...(is404 ? OF_UNKNOWN : []),
    ...(isSingular ? [] : ofList(query, store)),
  ];
  return [...new Set(keys)];
}
