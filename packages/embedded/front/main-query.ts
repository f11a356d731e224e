import { byRelevance, matchesDate, matchesSearch, searchWords, type DateQuery } from '../resolvers/search';
import type { Store } from '../store/store';
import type { PostEntity, TermEntity, UserEntity } from '../store/types';
import { archiveOf, baseOf, POST_TYPES, SEARCHED } from '../fields/declared';
import { valuesIn, isUnset } from '../fields/field';
import { pageAt, QUERYABLE, TERM_VARIABLES, type Vars } from './request';

export interface MainQuery {
  vars: Vars;
  /** A query for one text. */
  isSingular: boolean;
  /** A query with a path of pages, or of the front page. */
  isPage: boolean;
  isHome: boolean;
  isSearch: boolean;
  /** The text that is there, whether the requested part of it exists or not; the posts page, too. */
  post: PostEntity | null;
  terms: readonly TermEntity[];
  user: UserEntity | null;
  date: DateQuery | null;
  type: string | null;
  is404: boolean;
  /** All posts of a list, in its order. */
  list: readonly PostEntity[];
  /** Those on the requested page. */
  shown: readonly PostEntity[];
  page: number;
  perPage: number;
}

const NO_DATE = { month: null, day: null };
const FRONT_VARIABLES = new Set(['page', 'paged', 'cpage', 'embed']);
export const PART_MARK = '<!--nextpage-->';

export const isPublic = ({ status, type }: PostEntity): boolean =>
  baseOf(type) !== null && (status === 'publish' || (type === 'attachment' && status === 'inherit'));

/** Whether the site's lists name a post (docs/decisions/0047-lists-and-search.md). */
export const isListed = ({ password, values }: PostEntity): boolean =>
  password === undefined && isUnset(valuesIn(values.seo).noindex);

const number = (value: string | undefined): number => Number(/^\s*(\d{1,12})/.exec(value ?? '')?.[1] ?? 0);
const last = (path: string): string => path.split('/').findLast(Boolean)?.toLowerCase() ?? '';

export const partsOf = ({ content }: PostEntity): number => content.split(PART_MARK).length;

/** Returns the text that the variables name; undefined for a list's variables, null for a text that is not there. */
function singular(vars: Vars, store: Store): PostEntity | null | undefined {
  const { attachment, attachment_id: upload, name, p, pagename, page_id: page, post_type: type } = vars;
  const ofType = (post: PostEntity | null, wanted: string) => (post?.type === wanted ? post : null);
  if (attachment) return store.postBySlug('attachment', last(attachment));
  if (number(upload)) return ofType(store.post(number(upload)), 'attachment');
  if (name && type && POST_TYPES[type]?.hierarchical) return ofType(store.postAt(`${baseOf(type)}${name}/`), type);
  if (name) return store.posts.find((one) => one.slug === last(name) && one.type === (type ?? 'post')) ?? null;
  if (number(p)) return ofType(store.post(number(p)), type ?? 'post');
  if (pagename) return pageAt(pagename.replace(/^\/+|(?<!\/)\/+$/g, ''), store);
  if (number(page)) return ofType(store.post(number(page)), 'page');
  const isFront = Object.keys(vars).every((one) => FRONT_VARIABLES.has(one));
  return isFront && store.frontPage ? store.frontPage : undefined;
}

function termsOf(vars: Vars, store: Store): (TermEntity | null)[] {
  const slugs = Object.entries(TERM_VARIABLES).map(([name, taxonomy]) => [vars[name], taxonomy] as const);
  const named = Object.values(TERM_VARIABLES).find((taxonomy) => taxonomy === vars.taxonomy);
  const all = [...slugs, ...(named ? [[vars.term, named] as const] : [])].filter(([slug]) => slug);
  const found = all.map(([slug = '', taxonomy]) => {
    const own = last(slug);
    // WordPress stores a format's slug with this prefix, and shows it without.
    return store.termIn(taxonomy, taxonomy === 'post_format' ? `post-format-${own.replace(/^post-format-/, '')}` : own);
  });
  const id = number(vars.cat);
  const isUnknown = vars.taxonomy && vars.term && !named;
  return [...found, ...(id ? [store.term(id)] : []), ...(isUnknown ? [null] : [])];
}

/** Returns the time that the variables name; 'impossible' for a month or day that no calendar has. */
function dateOf({ m = '', year, monthnum, day }: Vars): DateQuery | 'impossible' | null {
  const packed = m.replaceAll(/\D/g, '');
  const [y, mo, d] = packed
    ? [packed.slice(0, 4), packed.slice(4, 6), packed.slice(6, 8)].map(Number)
    : [number(year), number(monthnum), number(day)];
  if (!y && !mo && !d) return null;
  const isPossible = !mo || (mo <= 12 && (!d || !y || d <= new Date(Date.UTC(y, mo, 0)).getUTCDate()));
  return isPossible ? { ...NO_DATE, year: y || null, month: mo || null, day: d || null } : 'impossible';
}

/** Newest first, posts of the same second by id. */
const inOrder = (posts: readonly PostEntity[]): PostEntity[] =>
  posts.toSorted((a, b) => b.date.localeCompare(a.date) || a.id - b.id);

function listed(
  query: Pick<MainQuery, 'vars' | 'terms' | 'user' | 'date' | 'type' | 'isSearch'>,
  store: Store,
): PostEntity[] {
  const { vars, terms, user, date, type, isSearch } = query;
  const ids = terms.map((term) => new Set(store.termAndBelow(term.id)));
  const words = isSearch && vars.s ? searchWords(vars.s) : [];
  const isOfType = (post: PostEntity): boolean => {
    if (type) return post.type === type;
    return isSearch || terms.length > 0 ? SEARCHED.has(post.type) : post.type === 'post';
  };
  const found = inOrder(store.posts).filter(
    (post) =>
      post.status === 'publish' &&
      isOfType(post) &&
      isListed(post) &&
      ids.every((wanted) => post.termIds.some((id) => wanted.has(id))) &&
      (!user || post.authorSlug === user.slug) &&
      (!date || matchesDate(post, date)) &&
      matchesSearch(post, words),
  );
  return words.length > 0 ? byRelevance(found, vars.s ?? '') : found;
}

/** Returns a page of a list. Home's first page has the sticky posts in front, in addition to its own. */
function onPage(
  list: readonly PostEntity[],
  { page, perPage, isHome }: { page: number; perPage: number; isHome: boolean },
) {
  const own = list.slice((page - 1) * perPage, page * perPage);
  if (!isHome || page > 1) return own;
  const isOwn = new Set(own);
  const added = list.filter((post) => post.sticky && !isOwn.has(post));
  return [...own.filter(({ sticky }) => sticky), ...added, ...own.filter(({ sticky }) => !sticky)];
}

/** Runs WordPress's main query (WP_Query::parse_query, get_posts, WP::handle_404). */
export function mainQuery(given: Vars, store: Store): MainQuery {
  const named = singular(given, store);
  const isSingular = named !== undefined && (named === null || named !== store.postsPage);
  // A number after the front page counts parts of its text.
  const { paged, ...rest } = given;
  const vars = named && named === store.frontPage && paged ? { ...rest, page: paged } : given;
  const about = isSingular ? { vars, ...NO_SUBJECTS } : { ...subjects(vars, store), ...(named && { isSearch: false }) };
  const { isUnknown, terms, user, date, type, isSearch } = about;
  const isArchived = terms.length > 0 || user !== null || date !== null || archiveOf(type) !== null;
  const isHome = !isSingular && !isArchived && !isSearch && !isUnknown && !vars.feed;
  const perPage = store.data.settings.postsPerPage;
  const page = Math.max(1, number(vars.paged));
  const list = isSingular || isUnknown ? [] : listed(about, store);
  const shown = onPage(list, { page, perPage, isHome });
  const post = named && isPublic(named) ? named : null;
  const isPage = isSingular && !(given.attachment || given.attachment_id || given.name || given.p);
  const query = { ...about, isSingular, isPage, isHome, post, list, shown, page, perPage };
  return { ...query, is404: isMissing(query, given.page) };
}

type Subjects = Pick<MainQuery, 'vars' | 'terms' | 'user' | 'date' | 'type' | 'isSearch'> & {
  /** A term, author or day that does not exist, or a path that no rule matches. */
  isUnknown: boolean;
};

const NO_SUBJECTS = { terms: [], user: null, date: null, type: null, isSearch: false, isUnknown: false };

function subjects(vars: Vars, store: Store): Subjects {
  const found = termsOf(vars, store);
  const time = dateOf(vars);
  const author = vars.author_name ? store.user(vars.author_name.toLowerCase()) : store.userById(number(vars.author));
  const hasAuthor = Boolean(vars.author_name) || number(vars.author) > 0;
  const isPossible = vars.error === undefined && time !== 'impossible';
  return {
    // WordPress gives this variable to what it does not look for.
    vars: isPossible ? vars : { ...vars, error: '404' },
    terms: found.filter((term) => term !== null),
    user: hasAuthor ? author : null,
    date: time === 'impossible' ? null : time,
    type: QUERYABLE.find((type) => type === vars.post_type) ?? null,
    isSearch: vars.s !== undefined,
    isUnknown: !isPossible || found.includes(null) || (hasAuthor && !author),
  };
}

/**
 * No text, no such part of it, or a list's page without posts. `part` as requested: the front page has each of its
 * pages.
 */
function isMissing(query: Omit<MainQuery, 'is404'> & Pick<Subjects, 'isUnknown'>, part: string | undefined): boolean {
  const { vars, isSingular, isHome, post, shown, page, terms, user, type, isSearch } = query;
  if (vars.error !== undefined) return true;
  const hasPart = Boolean(part) && part !== '0';
  if (isSingular) return post ? hasPart && (partsOf(post) === 1 || number(part) > partsOf(post)) : !vars.feed;
  // The posts page has no parts.
  if (post && hasPart) return true;
  if (shown.length > 0) return false;
  if (page > 1) return true;
  if (vars.feed || isHome || isSearch) return false;
  return query.isUnknown || (terms.length === 0 && !user && archiveOf(type) === null);
}
