/** As bridge/editors/cache-actions/flags.ts knows them. */
const FLAGS: ReadonlySet<string | undefined> = new Set(['clear-cache', 'clear-menu-cache', 'clearMenuCache']);

export type ClearFlag = 'clear-cache' | 'clear-menu-cache';

/** The same page with a flag in its query, all else of which stays as it is written (specification, section 2). In: path and query. */
export function clearAddress(path: string, flag: ClearFlag): string {
  const [page = '/', query = ''] = path.split(/\?(.*)/s);
  const others = query.split('&').filter((part) => part !== '' && !FLAGS.has(part.split('=')[0]));
  return `${page}?${[...others, flag].join('&')}`;
}

/** Where a sign-in begins that leads back to this page. */
export const signInAddress = (path: string): string =>
  `/api/faust/auth/sign-in?redirect_uri=${encodeURIComponent(path)}`;

/** Where a form signs out. A preview is nobody's who is not signed in: from there to the front page. */
export function signOutAddress(path: string): string {
  return `/api/faust/auth/logout?redirect_uri=${encodeURIComponent(path.startsWith('/preview/') ? '/' : path)}`;
}
