import type { Store } from '../store/store';
import type { PostEntity } from '../store/types';
import { datePath, escaped, fileOf, permalink } from './links';
import { SEARCHED } from '../fields/declared';
import { isPublic, type MainQuery } from './main-query';
import { TERM_VARIABLES, type Address } from './request';

const ID_NAMES = ['p', 'page_id', 'attachment_id'];
const POST_NAMES = [...ID_NAMES, 'pagename', 'name', 'post_type'];
const TERM_NAMES = ['term', 'taxonomy', 'cat', ...Object.keys(TERM_VARIABLES)];
const PAGING =
  /\/(?:page\/?\d+|(?:comments\/)?(?:feed|rss2?|rdf|atom)(?:\/(?:rss2?|rdf|atom|feed))?|comment-page-\d+)$/;

/** A redirect's path, and the query's variables that it replaces. */
interface Target {
  path: string;
  replaces: readonly string[];
}

export function canonicalTarget(query: MainQuery, address: Address, store: Store): string | null {
  const target = query.is404 ? ofMissing(query, address, store) : ofFound(query, address, store);
  if (!target) return null;
  const rest = new URLSearchParams(address.query);
  for (const name of target.replaces) rest.delete(name);
  const search = rest.size > 0 ? `?${rest}` : '';
  const isSame = target.path.replaceAll(/^\/|\/$/g, '') === address.path && rest.size === address.query.size;
  return isSame ? null : escaped(target.path) + search;
}

/** An id in the query; a date that no calendar has; a part that the text does not have; else a guess. */
function ofMissing(main: MainQuery, { query }: Address, store: Store): Target | null {
  const { vars, post } = main;
  const id = Math.max(...ID_NAMES.map((name) => Number.parseInt(query.get(name) ?? '', 10) || 0));
  const named = id > 0 ? store.post(id) : null;
  if (named) {
    const path = isPublic(named) ? permalink(named, store) : null;
    return path === null ? null : { path, replaces: POST_NAMES };
  }
  const { year, monthnum, day } = vars;
  if (year && monthnum && day && isImpossible(year, monthnum, day))
    return { path: datePath({ year: Number(year), month: Number(monthnum) }), replaces: ['year', 'monthnum', 'day'] };
  if (year && monthnum && Number(monthnum) > 12)
    return { path: datePath({ year: Number(year) }), replaces: ['year', 'monthnum'] };
  const own = post && Number.parseInt(vars.page ?? '', 10) > 0 ? permalink(post, store) : null;
  if (own) return { path: own, replaces: ['page'] };
  const guess = guessedPost(main, store);
  const path = guess && permalink(guess, store);
  return path ? { path, replaces: ['page', 'feed', ...POST_NAMES] } : null;
}

/**
 * The post that once had the slug (wp_old_slug_redirect), else the first whose slug begins with it
 * (redirect_guess_404_permalink).
 */
function guessedPost({ vars, isSingular }: MainQuery, store: Store): PostEntity | null {
  const { name, pagename, attachment, post_type: type } = vars;
  // The page of posts is no text: WordPress forgets its name.
  const slug = isSingular && (name ?? pagename ?? attachment ?? '').split('/').findLast(Boolean)?.toLowerCase();
  if (!slug) return null;
  const known = store.posts.filter((post) => post.status === 'publish' && SEARCHED.has(post.type));
  // Only types without parents remember their old slugs.
  const remembering = type ?? (attachment || pagename ? null : 'post');
  const renamed = known.find((post) => post.type === remembering && post.oldSlugs.includes(slug));
  const begins = known.filter((post) => post.slug.startsWith(slug) && (!type || post.type === type));
  return renamed ?? begins.toSorted((a, b) => (a.slug < b.slug ? -1 : 1))[0] ?? null;
}

/** Whether a calendar has no such day. A month that no year has is an error of the month. */
function isImpossible(year: string, month: string, day: string): boolean {
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return Number(month) > 12 || Number(month) < 1 || Number(day) > last;
}

function ofFound(query: MainQuery, address: Address, store: Store): Target | null {
  if (query.isSearch) return null;
  const { post, vars } = query;
  if (post?.type === 'attachment' && !store.data.settings.attachmentPages)
    return { path: fileOf(post), replaces: ['paged', 'page', ...namesIn(address)] };
  const named = ofText(query, address, store) ?? ofList(query, address);
  const base = named ?? { path: pathOf(address), replaces: [] };
  const part = Number(vars.page ?? 0);
  if (post && part > 0) {
    const text = permalink(post, store) ?? base.path;
    const below = part === 1 ? '' : post === store.frontPage ? `page/${part}/` : `${part}/`;
    return { path: text + below, replaces: [...base.replaces, 'page'] };
  }
  return vars.paged || vars.feed || vars.cpage ? paged(query, base) : named;
}

const pathOf = ({ path }: Address): string => (path ? `/${path}/` : '/');

function ofText({ post, isHome, vars }: MainQuery, address: Address, store: Store): Target | null {
  const { query } = address;
  const path = post && permalink(post, store);
  if (!path) return null;
  if (isHome) return query.has('page_id') ? { path, replaces: ['page_id'] } : null;
  const isUpload = Object.keys(vars).every((name) => name === 'attachment' || name === 'attachment_id');
  const isNamed = [...ID_NAMES, 'name'].some((name) => query.get(name));
  return isUpload || isNamed || (post === store.frontPage && !vars.feed) ? { path, replaces: namesIn(address) } : null;
}

/** Returns the variables that name a post. A name's type stays in the address. */
const namesIn = ({ query }: Address): string[] => [...ID_NAMES, query.get('p') ? 'post_type' : 'name'];

function ofList({ vars, date, user, terms, list }: MainQuery, { path, query }: Address): Target | null {
  if (date && ['m', 'year', 'monthnum', 'day'].some((name) => query.get(name)) && path === '') {
    return { path: datePath(date), replaces: ['m', 'year', 'monthnum', 'day'] };
  }
  // Authors without posts have no such redirect, so that names are not listed.
  if (user && vars.author && list.length > 0) return { path: `/author/${user.slug}/`, replaces: ['author'] };
  const [term] = terms;
  const isOnlyQueried = Object.keys(vars).every((name) => query.has(name));
  return term && terms.length === 1 && isOnlyQueried ? { path: term.path, replaces: TERM_NAMES } : null;
}

function paged({ vars, post, isPage, isSingular }: MainQuery, { path, replaces }: Target): Target {
  let base = path.replace(/\/$/, '');
  while (PAGING.test(base)) base = base.replace(PAGING, '');
  const feed = vars.feed ? `feed/${['feed', 'rss', 'rss2'].includes(vars.feed) ? '' : `${vars.feed}/`}` : '';
  const page = Number(vars.paged ?? 0);
  const further = !vars.feed && page > 1 && (!isSingular || isPage) ? `page/${page}/` : '';
  const comments = Number(vars.cpage ?? 0) > 0 ? `comment-page-${vars.cpage}/` : '';
  const replaced = [feed && 'feed', vars.paged && !feed && 'paged', comments && 'cpage'].filter((name) =>
    Boolean(name),
  );
  const all = vars.withcomments && vars.feed && !post ? 'comments/' : '';
  return { path: `${base}/${all}${feed}${further}${comments}`, replaces: [...replaces, ...replaced.map(String)] };
}
