/** How WordPress's logged-in cookie begins; a hash of its address follows. */
const PREFIX = 'wordpress_logged_in_';
/** As many characters as WordPress keeps of a login name. */
const LONGEST = 60;
// oxlint-disable-next-line no-control-regex -- they are what must not be in it
const UNFIT = /[\u0000-\u001f\u007f<>]/;

/** More than any browser has of one site; a header of a request to WordPress is made of them. */
const MOST_LOGINS = 4;
const LONGEST_COOKIE = 1000;

export interface EditorHint {
  login: string;
}

/**
 * Who WordPress's logged-in cookie says is signed in (specification, section 6): the part before the first `|`. Anybody can
 * set that cookie, so it only suggests an editor: what an editor may do is asked of WordPress each time.
 * @param cookies decoded, as Next hands them over
 */
export function editorHint(cookies: Partial<Record<string, string>>): EditorHint | null {
  const [, value = ''] = Object.entries(cookies).find(([name]) => name.startsWith(PREFIX)) ?? [];
  const [login = '', ...rest] = value.split('|');
  return rest.length > 0 && login !== '' && login.length <= LONGEST && !UNFIT.test(login) ? { login } : null;
}

/** Returns WordPress's logged-in cookies as a Cookie header for WordPress itself: several WordPresses of one domain have one each. */
export function loginCookies(cookies: Partial<Record<string, string>>): string {
  const logins = Object.entries(cookies).filter(
    ([name, value = '']) => /^wordpress_logged_in_\w{1,64}$/.test(name) && value.length <= LONGEST_COOKIE,
  );
  return logins
    .slice(0, MOST_LOGINS)
    .map(([name, value = '']) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');
}
