/** The same as in bridge/editors/cache-actions/flags.ts. */
const FLAGS: ReadonlySet<string | undefined> = new Set(['clear-cache', 'clear-menu-cache', 'clearMenuCache']);

export type ClearFlag = 'clear-cache' | 'clear-menu-cache';

/** Returns the page's path and query with a clear flag added (specification, section 2). In: path and query. */
export function clearAddress(path: string, flag: ClearFlag): string {
  const [page = '/', query = ''] = path.split(/\?(.*)/s);
  const others = query.split('&').filter((part) => part !== '' && !FLAGS.has(part.split('=')[0]));
  return `${page}?${[...others, flag].join('&')}`;
}

/** Returns the URL that starts a sign-in and leads back to this page. */
export const signInAddress = (path: string): string =>
  `/api/faust/auth/sign-in?redirect_uri=${encodeURIComponent(path)}`;

/** Returns the sign-out form's action. It leads back to the page, or from a preview, which needs a sign-in, to the front page. */
export function signOutAddress(path: string): string {
  return `/api/faust/auth/logout?redirect_uri=${encodeURIComponent(path.startsWith('/preview/') ? '/' : path)}`;
}
