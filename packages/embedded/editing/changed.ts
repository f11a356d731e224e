import { isDeepStrictEqual } from 'node:util';
import { archiveOf, listKey } from '../fields/declared';
import { bylineOf } from '../front/bylines';
import { permalink } from '../front/links';
import { isListed } from '../front/main-query';
import type { Store } from '../store/store';
import type { PostEntity } from '../store/types';
import { EVERYTHING, type WebhookEvent } from './webhooks';

/** Parts of a post that lists do not show, or that have keys of their own. */
const WITHOUT_LISTS = {
  title: '',
  content: '',
  excerpt: '',
  words: null,
  modified: '',
  autosave: null,
  oldSlugs: [],
};

/** Keys of a group of fields (packages/plugin/docs/webhooks.md), with the word in a truncated list of keys. */
const group = (name: string, type: string, ids: readonly number[]): string[] =>
  ids.length > 0 ? [...ids.map((id) => `${name}:${type}:${id}`), `${name}:skipped:${type}`] : [];

/** Null for what visitors do not see. */
function seen(id: number, store: Store): PostEntity | null {
  const post = store.post(id);
  return post?.status === 'publish' || post?.status === 'inherit' ? { ...post, path: permalink(post, store) } : null;
}

/**
 * Returns what an edit of a post changed for visitors. Unlike the plugin it says that everything changed where a post
 * appears, disappears or moves.
 */
export function eventsOfPost(id: number, before: Store, after: Store): WebhookEvent[] {
  const [was, is] = [seen(id, before), seen(id, after)];
  if (!was && !is) return [];
  if (!was || !is || was.path !== is.path) return EVERYTHING;
  const isSameInLists = isDeepStrictEqual({ ...was, ...WITHOUT_LISTS }, { ...is, ...WITHOUT_LISTS });
  const node: WebhookEvent = {
    kind: 'node',
    keys: groupsOf(was, is, isSameInLists),
    uris: is.path === null ? [] : [is.path],
  };
  return [node, ...(isSameInLists ? [] : listEvents(was, is, after))];
}

/** The groups of fields of a visible post that may have changed. */
const groupsOf = (was: PostEntity, is: PostEntity, isSameInLists: boolean): string[] => [
  ...group('body', 'post', [is.id]),
  ...(was.title === is.title && was.slug === is.slug ? [] : group('name', 'post', [is.id])),
  ...(was.excerpt === is.excerpt ? [] : group('excerpt', 'post', [is.id])),
  ...(isSameInLists ? [] : [...group('card', 'post', [is.id]), ...group('listed', 'post', [is.id])]),
];

/** Lists in which the post has another place, or which it enters or leaves. */
function listEvents(was: PostEntity, is: PostEntity, store: Store): WebhookEvent[] {
  const stays = isDeepStrictEqual(placeOf(was), placeOf(is));
  const changed = <T>(old: readonly T[], now: readonly T[]): T[] =>
    [...old, ...now].filter((one) => !stays || !old.includes(one) || !now.includes(one));
  const archives = changed(archivesOf(was, store), archivesOf(is, store));
  const terms = changed(was.termIds, is.termIds);
  const isPinned = was.sticky !== is.sticky;
  if (stays && archives.length + terms.length === 0 && !isPinned) return [];
  const list = listKey(is.type);
  const keys = [stays ? `terms:${list}` : list, ...group('posts', 'term', terms)];
  const home = isPinned ? [store.postsPage?.path ?? '/'] : [];
  return [{ kind: 'list', keys, uris: [...new Set([...archives, ...home])] }];
}

const placeOf = (post: PostEntity) => [post.date, post.menuOrder, post.password, isListed(post)];

/** Addresses of the lists that have a post. */
function archivesOf({ type, termIds, authorSlug, date, values }: PostEntity, store: Store): string[] {
  const above = (id: number): string[] => {
    const term = store.term(id);
    return term ? [term.path, ...above(term.parentId)] : [];
  };
  const [year, month, day] = date.slice(0, 10).split('-');
  const ofPosts = [
    store.postsPage?.path ?? '/',
    `/author/${authorSlug}/`,
    `/${year}/`,
    `/${year}/${month}/`,
    `/${year}/${month}/${day}/`,
  ];
  const profiles = bylineOf({ values }).flatMap(([person]) => store.post(person)?.path ?? []);
  return [...termIds.flatMap(above), ...profiles, ...(type === 'post' ? ofPosts : [archiveOf(type) ?? []].flat())];
}
