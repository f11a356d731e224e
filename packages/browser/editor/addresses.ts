import { withoutClearFlags } from '@footbridge/shared/clear-flags';

export type ClearFlag = 'clear-cache' | 'clear-menu-cache';

/** Returns the page's path and query with a clear flag added (specification, section 2). In: path and query. */
export function clearAddress(path: string, flag: ClearFlag): string {
  const [page = '/', query = ''] = path.split(/\?(.*)/s);
  const others = withoutClearFlags(`?${query}`).slice(1);
  return `${page}?${others && `${others}&`}${flag}`;
}

/** Returns the URL that starts a sign-in and leads back to this page. */
export const signInAddress = (path: string): string =>
  `/api/faust/auth/sign-in?redirect_uri=${encodeURIComponent(path)}`;

/** Returns the sign-out form's action. It leads back to the page, or from a preview, which needs a sign-in, to the front page. */
export function signOutAddress(path: string): string {
  return `/api/faust/auth/logout?redirect_uri=${encodeURIComponent(path.startsWith('/preview/') ? '/' : path)}`;
}
