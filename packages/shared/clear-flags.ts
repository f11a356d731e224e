/** Query flags of the admin bar's links (specification, section 2). The last two are synonyms. */
export const CLEAR_FLAGS = ['clear-cache', 'clear-menu-cache', 'clearMenuCache'] as const;

/** Field of the form that a click on such a link sends, with the anti-forgery token. A link in a text cannot send it. */
export const CLEAR_TOKEN_FIELD = 'token';

const hasFlag = (query: string): boolean => {
  const names = new URLSearchParams(query);
  return CLEAR_FLAGS.some((flag) => names.has(flag));
};

/** Returns a query without clear flags, also encoded ones (`clear%2Dcache`): `?a=b`, or ''. The rest stays as it is spelled. */
export function withoutClearFlags(search: string): string {
  if (!hasFlag(search)) return search;
  const others = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !hasFlag(part));
  return others.length > 0 ? `?${others.join('&')}` : '';
}
