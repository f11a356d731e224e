import { archiveOf, postType, typeName } from '../fields/declared';
import { globalId } from '../store/ids';
import type { Store } from '../store/store';
import { conditionalsOf, templatesOf } from './hierarchy';
import { escaped, pathOf, permalink } from './links';
import { partsOf, type MainQuery, isListed } from './main-query';
import { ruleVariables } from './redirect-rules';
import { VARIABLES } from './request';
import { listOf, valuesIn } from '../fields/field';
import type { PostEntity } from '../store/types';

const ROLES = [
  ['author', 'written'],
  ['editor', 'edited'],
  ['reviewer', 'reviewed'],
] as const;
type Role = (typeof ROLES)[number][1];

const MAX_IDS = 30;
/** On a page of comments. */
const COMMENT_THREADS = 50;

function bylineOf({ values }: Pick<PostEntity, 'values'>): [person: number, role: Role][] {
  const byline = valuesIn(values.bylineInfo);
  return ROLES.flatMap(([field, role]) =>
    (Array.isArray(byline[field]) ? listOf(byline[field]) : [byline[field]]).flatMap((person) =>
      typeof person === 'number' ? [[person, role] as [number, Role]] : [],
    ),
  );
}

/** Returns what a contributor wrote, edited and reviewed, newest first; of several roles in a byline the first counts. */
function bylinesOf(person: number, store: Store): Record<Role, { ids: number[]; found: number }> {
  const all: Record<Role, number[]> = { written: [], edited: [], reviewed: [] };
  for (const post of store.posts) {
    const isArticle = (post.type === 'post' || post.type === 'page') && post.status === 'publish' && isListed(post);
    const role = isArticle ? bylineOf(post).find(([id]) => id === person)?.[1] : undefined;
    if (role) all[role].push(post.id);
  }
  const part = (ids: number[]) => ({ ids: ids.slice(0, MAX_IDS), found: ids.length });
  return { written: part(all.written), edited: part(all.edited), reviewed: part(all.reviewed) };
}

export interface Redirect {
  status: 301 | 302;
  location: string;
  isRule: boolean;
}

interface QueriedObject {
  kind: 'post' | 'term' | 'user' | 'postType';
  id: number | null;
  globalId: string;
  typename: string;
  type: string;
  name: string;
  slug: string;
  uri: string | null;
}

/** The response of the plugin's resolve route (packages/bridge/docs/routing.md). */
export type ResolveAnswer = ReturnType<typeof answerOf> & { keys: string[] };

export function answerOf(query: MainQuery, redirect: Redirect | null, store: Store) {
  const { vars, post, is404, isSingular, isSearch, date, shown, list, page, perPage } = query;
  const { settings } = store.data;
  const isText = isSingular && !is404 && post !== null;
  const isShown = redirect === null;
  const isList = isShown && !isText;
  // WordPress counts nothing where it finds nothing.
  const listed = is404 ? [] : list;
  const object = isShown && !is404 ? objectOf(query, store) : null;
  const part = Number(vars.page ?? 0);
  const cpage = Number(vars.cpage ?? 0);
  return {
    status: redirect?.status ?? (is404 ? 404 : 200),
    location: redirect?.location ?? null,
    isRule: redirect?.isRule ?? false,
    templates: isShown ? templatesOf(query, store) : [],
    conditionals: isShown ? conditionalsOf(query, store) : [],
    object,
    posts: isList && !is404 ? shown.map(({ id }) => id) : [],
    found: isList ? listed.length : null,
    maxPages: isList ? Math.ceil(listed.length / perPage) : null,
    page: isList ? page : 1,
    numPages: isShown && isText ? partsOf(post) : null,
    part: isText ? Math.max(1, part) : 1,
    commentPages: isShown && isText ? commentPagesOf(post.id, store) : null,
    commentPage: cpage > 0 ? cpage : null,
    search: isShown && isSearch ? { words: vars.s ?? '', postType: query.type } : null,
    date:
      isShown && date?.year && !is404 ? { year: date.year, month: date.month ?? null, day: date.day ?? null } : null,
    feed: vars.feed ? feedOf(query) : null,
    perPage: isList ? perPage : null,
    bylines: isShown && isText && post.type === 'contributor' ? bylinesOf(post.id, store) : null,
    title: isShown ? `${object?.name ?? (is404 ? 'Page not found' : settings.title)} – ${settings.title}` : null,
    canonical: isShown && isText ? permalink(post, store) : null,
    passwordRequired: isShown && isText ? post.password !== undefined : null,
    frontPage: store.frontPage?.id ?? null,
    postsPage: store.postsPage?.id ?? null,
    paginationBase: 'page',
    variables: [...VARIABLES, ...ruleVariables(store)],
  };
}

/** Returns a feed's name; those of comments have a prefix. */
function feedOf({ vars: { feed = '', withcomments }, isSingular }: MainQuery): string {
  const name = feed === 'feed' ? 'rss2' : feed;
  return isSingular || withcomments ? `comments-${name}` : name;
}

/** Returns the queried object (WP_Query::get_queried_object). */
function objectOf(query: MainQuery, store: Store): QueriedObject | null {
  const { post, user, type } = query;
  const [term] = query.terms;
  const path = pathOf(query, store);
  const uri = path && escaped(path);
  if (term) {
    const { id, name, slug, taxonomy } = term;
    return { ...names('term', id), typename: typeName(taxonomy), type: taxonomy, name, slug, uri };
  }
  const archive = archiveOf(type);
  if (type !== null && archive !== null) {
    const ids = { kind: 'postType', id: null, globalId: globalId('post_type', type) } as const;
    const name = postType(type).labels.plural;
    return { ...ids, typename: 'ContentType', type, name, slug: type, uri: archive };
  }
  if (post) {
    const { id, title, slug } = post;
    return { ...names('post', id), typename: typeName(post.type), type: post.type, name: title, slug, uri };
  }
  if (!user) return null;
  const { id, displayName, slug } = user;
  return { ...names('user', id), typename: 'User', type: 'user', name: displayName, slug, uri };
}

const names = <Kind extends 'post' | 'term' | 'user'>(kind: Kind, id: number) => ({
  kind,
  id,
  globalId: globalId(kind, id),
});

function commentPagesOf(id: number, store: Store): number {
  const threads = store.data.comments.filter(({ postId, parentId }) => postId === id && parentId === 0).length;
  return Math.ceil(threads / COMMENT_THREADS);
}
