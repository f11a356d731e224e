import type { Store } from '../store/store';
import { pathOf } from './links';
import { listKey, SEARCHED } from '../fields/declared';
import { isArchive } from './hierarchy';
import type { MainQuery } from './main-query';
import { TERM_VARIABLES } from './request';
import type { Redirect } from './answer';

const IDS = { p: 'post', page_id: 'post', attachment_id: 'post', cat: 'term', author: 'user' } as const;
/** Lists of terms by the variable that names one. */
const TERM_LISTS = Object.entries({ ...TERM_VARIABLES, cat: 'category' });
/** Letters of a slug in its key. */
const SLUG_LETTERS = 3;

/** Returns the key of a response to an unknown address: WordPress guesses a post by the beginning of its slug. */
const slugKey = (path: string): string[] => {
  const letters = [...(path.split('/').findLast(Boolean)?.toLowerCase() ?? '')].slice(0, SLUG_LETTERS);
  return letters.length > 0 ? [`slug:${letters.join('')}`] : [];
};

/** Lists of the types that a search or a narrowed list may contain. */
const TYPE_LISTS = [...SEARCHED].flatMap((type) => [listKey(type), `terms:${listKey(type)}`]);

function ofList(query: MainQuery): string[] {
  const { vars, terms, user, date, type, isSearch, isHome } = query;
  const missing = TERM_LISTS.flatMap(([name, taxonomy]) =>
    vars[name] && terms.length === 0 ? [listKey(taxonomy)] : [],
  );
  const subjects = [...terms, user, date, type].filter(Boolean).length;
  const isPlain = subjects === (isHome ? 0 : 1) && (isHome || isArchive(query));
  return [
    'setting_group:reading',
    ...terms.map(({ id }) => `term:${id}`),
    ...missing,
    ...(user ? [`user:${user.id}`] : []),
    ...(isSearch ? ['skipped:post'] : []),
    ...(isPlain && !isSearch ? [] : TYPE_LISTS),
  ];
}

/**
 * Without the keys of the requested path and of a redirect's target. Webhooks name WordPress's own archives by their
 * addresses (packages/plugin/docs/webhooks.md).
 */
export function keysOf(query: MainQuery, redirect: Redirect | null, store: Store): string[] {
  const { vars, post, isSingular, is404 } = query;
  const base = pathOf(query, store);
  const name = vars.name ?? vars.attachment ?? vars.pagename ?? '';
  const keys = [
    ...(base ? [`uri:${base}`] : []),
    ...Object.entries(IDS).flatMap(([variable, type]) => ofId(type, vars[variable])),
    ...(post ? [`post:${post.id}`] : []),
    ...(is404 ? ['acf_options_page:site-options'] : []),
    ...(is404 || redirect ? slugKey(name) : []),
    ...(isSingular ? [] : ofList(query)),
  ];
  return [...new Set(keys)];
}

const ofId = (type: string, value: string | undefined): string[] =>
  /^[1-9]\d*$/.test(value ?? '') ? [`${type}:${value}`] : [];
