import type { DateQuery } from '../resolvers/date-query';
import { matchesDate } from '../resolvers/date-query';
import { resolvePath, type Found } from '../resolvers/resolve-path';
import { matchesSearch, searchWords } from '../resolvers/search';
import type { Store } from '../store/store';
import type { PostEntity, PostType } from '../store/types';

/** The result of WordPress's main query at a path, before pages are counted. */
export type MainQuery =
  | { kind: 'single'; post: PostEntity }
  /** `always`: page 1 is shown even when nothing is on the list. */
  | { kind: 'list'; path: string; found: number; always: boolean }
  | { kind: 'wrong-date'; nearest: string }
  | { kind: 'nothing' };

/** Types that WordPress's search covers; attachments have another status. */
const SEARCHED: ReadonlySet<PostType> = new Set(['post', 'page', 'facility', 'contributor']);

const isPublic = ({ status, type }: PostEntity) =>
  status === 'publish' || (type === 'attachment' && status === 'inherit');

/** The main query of a path without its page and part. */
export function mainQuery(base: string, store: Store): MainQuery {
  const [first = '', ...rest] = base.split('/');
  if (/^\d{4}$/.test(first) && rest.every((segment) => /^\d{1,2}$/.test(segment)) && rest.length < 3)
    return dateArchive(base, store);
  if (first === 'search' && rest.length > 0) return searchResults(rest.join('/'), store);
  const found = resolvePath(`/${base}/`, store);
  return found ? queryOf(found, store) : { kind: 'nothing' };
}

function queryOf(found: Found, store: Store): MainQuery {
  const written = store.postsOfType('post').filter(isPublic);
  switch (found.kind) {
    case 'post':
      return isPublic(found.post) && found.post.type !== 'review'
        ? { kind: 'single', post: found.post }
        : { kind: 'nothing' };
    case 'term': {
      const ids = new Set(store.termAndBelow(found.term.id));
      const carrying = store.posts.filter((post) => isPublic(post) && post.termIds.some((id) => ids.has(id)));
      return { kind: 'list', path: found.term.path, found: carrying.length, always: true };
    }
    case 'user': {
      const own = written.filter(({ authorSlug }) => authorSlug === found.user.slug);
      return { kind: 'list', path: `/author/${found.user.slug}/`, found: own.length, always: true };
    }
    case 'list': {
      const path = found.type === 'post' ? (store.postsPage?.path ?? '/') : '/facilities/';
      return { kind: 'list', path, found: store.postsOfType(found.type).filter(isPublic).length, always: true };
    }
    case 'comment':
      return { kind: 'nothing' };
  }
}

function searchResults(words: string, store: Store): MainQuery {
  const wanted = searchWords(words);
  const found = store.posts.filter(
    (post) => isPublic(post) && SEARCHED.has(post.type) && post.password === undefined && matchesSearch(post, wanted),
  );
  return { kind: 'list', path: `/search/${words}/`, found: found.length, always: true };
}

/** A day that no calendar has leads to its month, a month that no year has to its year. */
function dateArchive(base: string, store: Store): MainQuery {
  const [year = 0, month, day] = base.split('/').map(Number);
  const two = (value: number) => String(value).padStart(2, '0');
  if (month !== undefined && (month < 1 || month > 12)) return { kind: 'wrong-date', nearest: `/${year}/` };
  if (month !== undefined && day !== undefined && (day < 1 || day > new Date(Date.UTC(year, month, 0)).getUTCDate())) {
    return { kind: 'wrong-date', nearest: `/${year}/${two(month)}/` };
  }
  const parsed: DateQuery = { year, ...(month === undefined ? {} : { month }), ...(day === undefined ? {} : { day }) };
  const found = store.postsOfType('post').filter((post) => isPublic(post) && matchesDate(post, parsed));
  return { kind: 'list', path: `/${base}/`, found: found.length, always: false };
}
