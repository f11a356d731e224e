import type { Store } from '../store/store';
import type { PostEntity } from '../store/types';
import { parsePath, type ParsedPath } from './parse-path';
import { guessedPost } from './guess';
import { mainQuery, type MainQuery } from './main-query';
import { addressOf, canonicalOfQuery } from './query-address';

/** WordPress's own front end's response to a path. */
export interface FrontAnswer {
  status: 200 | 301 | 404;
  /** Path below WordPress's own address. */
  location: string | null;
}

const OK: FrontAnswer = { status: 200, location: null };
const NOT_FOUND: FrontAnswer = { status: 404, location: null };
const to = (path: string): FrontAnswer => ({ status: 301, location: encodeURI(path) });

/**
 * Responds to a path as a WordPress theme would, as far as a headless site needs it: is there content, and if not,
 * where does WordPress redirect (redirect_canonical, wp_old_slug_redirect)?
 */
export function frontAnswer({ pathname, searchParams }: URL, store: Store): FrontAnswer {
  const byQuery = pathname === '/' ? canonicalOfQuery(searchParams, store) : null;
  if (byQuery) return byQuery === 'nothing' ? NOT_FOUND : to(byQuery);
  const parsed = parsePath(pathname);
  const answer = answerQuery(mainQuery(parsed.base, store), parsed, store);
  return answer === OK && !parsed.closed ? to(`${decodeURI(pathname)}/`) : answer;
}

function answerQuery(query: MainQuery, parsed: ParsedPath, store: Store): FrontAnswer {
  switch (query.kind) {
    case 'single':
      return answerSingle(query.post, parsed, store);
    case 'list':
      return answerList(query, parsed, store);
    case 'wrong-date':
      return to(query.nearest);
    case 'nothing': {
      const guess = guessedPost(parsed.base, store);
      return guess ? to(addressOf(guess, store)) : NOT_FOUND;
    }
  }
}

function answerSingle(post: PostEntity, { base, page, part }: ParsedPath, store: Store): FrontAnswer {
  const own = addressOf(post, store);
  // Part 1 is the text's own address, and one that the text does not have leads there, too.
  const isPart = part === null || (part > 1 && part <= post.content.split('<!--nextpage-->').length);
  return isPart && page !== 1 && own === (base ? `/${base}/` : '/') ? OK : to(own);
}

function answerList(
  { path, found, always }: Extract<MainQuery, { kind: 'list' }>,
  { page, part }: ParsedPath,
  store: Store,
): FrontAnswer {
  if (part !== null) return path === store.postsPage?.path ? to(path) : NOT_FOUND;
  const pages = Math.ceil(found / store.data.settings.postsPerPage);
  if (page === 1) return to(path);
  return (page ?? 1) <= pages || (page === null && always) ? OK : NOT_FOUND;
}
