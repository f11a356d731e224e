import { isDeepStrictEqual } from 'node:util';
import { archiveOf, listKey } from '../fields/declared';
import { fieldsOf } from '../fields/model';
import { referencedPosts } from '../fields/references';
import { bylineOf } from '../front/bylines';
import { slugKeys } from '../front/dependency-keys';
import { permalink } from '../front/links';
import { isListed } from '../front/main-query';
import { globalId } from '../store/ids';
import type { Store } from '../store/store';
import type { PostEntity } from '../store/types';
import type { WebhookEvent } from './webhooks';

/** Parts of a post that lists do not show, or that have keys of their own. */
const WITHOUT_LISTS = {
  title: '',
  content: '',
  excerpt: '',
  words: null,
  modified: '',
  autosave: null,
  slug: '',
  path: null,
  oldSlugs: [],
};

/** Keys of a group of fields (packages/plugin/docs/webhooks.md), with the word in a truncated list of keys. */
const group = (name: string, type: string, ids: readonly number[]): string[] =>
  ids.length > 0 ? [...ids.map((id) => `${name}:${type}:${id}`), `${name}:skipped:${type}`] : [];

const nodes = (ids: readonly number[]): string[] =>
  ids.length > 0 ? [...ids.map((id) => globalId('post', id)), 'skipped:post'] : [];

/** Null for what visitors do not see. */
function seen(id: number, store: Store): PostEntity | null {
  const post = store.post(id);
  return post?.status === 'publish' || post?.status === 'inherit' ? { ...post, path: permalink(post, store) } : null;
}

/** Returns what an edit of a post changed for visitors; it may name more than the plugin's own comparison does. */
export function eventsOfPost(id: number, before: Store, after: Store): WebhookEvent[] {
  const [was, is] = [seen(id, before), seen(id, after)];
  const sides = [was, is].filter((side) => side !== null);
  const [post] = sides;
  const isShown = was !== null && is !== null;
  const isSameInLists = isShown && isDeepStrictEqual({ ...was, ...WITHOUT_LISTS }, { ...is, ...WITHOUT_LISTS });
  const moved = movedPosts(before, after);
  if (!post)
    return moved.length > 0
      ? [
          nodeEvent(
            nodes(moved.map((one) => one.id)),
            moved.flatMap((one) => one.paths),
          ),
        ]
      : [];
  const parent = isSameInLists ? 0 : post.parentId;
  const keys = [
    ...(isShown && was.path === is.path ? groupsOf(was, is, isSameInLists) : nodes([id])),
    ...(isShown && was.path === is.path ? [] : sides.flatMap(({ slug }) => slugKeys(slug))),
    ...nodes(moved.map((one) => one.id)),
    ...nodes(isShown ? [] : referencing(id, after)),
    ...group('body', 'post', parent ? [parent] : []),
  ];
  const paths = [...sides.map(({ path }) => path), ...moved.flatMap((one) => one.paths), seen(parent, after)?.path];
  const items = after.data.menuItems.filter(
    ({ url }, index) =>
      url !== before.data.menuItems[index]?.url || (!isShown && sides.some(({ path }) => path === url)),
  );
  return [
    nodeEvent(keys, paths),
    ...(isSameInLists ? [] : listEvents(was, is, before, after)),
    ...(items.length > 0 ? [menuEvent(items.map((item) => item.id))] : []),
  ];
}

const nodeEvent = (keys: readonly string[], paths: readonly (string | null | undefined)[]): WebhookEvent => ({
  kind: 'node',
  keys: [...new Set(keys)],
  uris: [...new Set(paths.filter((path) => typeof path === 'string'))],
});

export const menuEvent = (ids: readonly number[]): WebhookEvent => ({
  kind: 'menu',
  keys: ids.map((id) => globalId('post', id)),
  uris: [],
});

/** The groups of fields of a visible post that may have changed. */
const groupsOf = (was: PostEntity, is: PostEntity, isSameInLists: boolean): string[] => [
  ...group('body', 'post', [is.id]),
  ...(was.title === is.title && was.slug === is.slug ? [] : group('name', 'post', [is.id])),
  ...(was.excerpt === is.excerpt ? [] : group('excerpt', 'post', [is.id])),
  ...(isSameInLists ? [] : [...group('card', 'post', [is.id]), ...group('listed', 'post', [is.id])]),
];

/** Posts that have another path now: the edited one and those below it. */
const movedPosts = (before: Store, after: Store): { id: number; paths: (string | null)[] }[] =>
  after.posts.flatMap(({ id }) => {
    const [was, is] = [seen(id, before), seen(id, after)];
    return was && is && was.path !== is.path ? [{ id, paths: [was.path, is.path] }] : [];
  });

/** Published posts whose fields name a post that appears or disappears. */
const referencing = (id: number, store: Store): number[] =>
  store.posts.flatMap((post) =>
    post.status === 'publish' && referencedPosts(fieldsOf(post.type), post.values).includes(id) ? [post.id] : [],
  );

/** Lists that have the post, had it, or have it at another place. */
function listEvents(was: PostEntity | null, is: PostEntity | null, before: Store, after: Store): WebhookEvent[] {
  const stays = was !== null && is !== null && isDeepStrictEqual(placeOf(was), placeOf(is));
  const changed = <T>(old: readonly T[], now: readonly T[]): T[] =>
    [...old, ...now].filter((one) => !stays || !old.includes(one) || !now.includes(one));
  const archives = changed(was ? archivesOf(was, before) : [], is ? archivesOf(is, after) : []);
  const terms = changed(was?.termIds ?? [], is?.termIds ?? []);
  const isPinned = was?.sticky !== is?.sticky;
  if (stays && archives.length + terms.length === 0 && !isPinned) return [];
  const list = listKey((is ?? was)?.type ?? 'post');
  const keys = [...(stays ? [`terms:${list}`] : [list, 'list:user']), ...group('posts', 'term', terms)];
  const home = isPinned ? [after.postsPage?.path ?? '/'] : [];
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
