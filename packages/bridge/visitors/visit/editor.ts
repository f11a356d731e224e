/** Prefix of WordPress's logged-in cookie; a hash of WordPress's URL follows. */
const PREFIX = 'wordpress_logged_in_';
const MAX_LOGIN_LENGTH = 60;
// oxlint-disable-next-line no-control-regex -- they are what must not be in it
const UNFIT = /[\u0000-\u001f\u007f<>]/;

const MAX_COOKIES = 4;
const MAX_COOKIE_LENGTH = 1000;

/**
 * Returns the login in WordPress's cookie (specification, section 6). Anybody can set it: WordPress verifies what an editor
 * may do.
 */
export function editorHint(cookies: Partial<Record<string, string>>): { login: string } | null {
  const [, value = ''] = Object.entries(cookies).find(([name]) => name.startsWith(PREFIX)) ?? [];
  const [login = '', ...rest] = value.split('|');
  return rest.length > 0 && login !== '' && login.length <= MAX_LOGIN_LENGTH && !UNFIT.test(login) ? { login } : null;
}

/** Returns WordPress's logged-in cookies as a header: several WordPresses of one domain have one each. */
export function loginCookies(cookies: Partial<Record<string, string>>): string {
  const logins = Object.entries(cookies).filter(
    ([name, value = '']) => /^wordpress_logged_in_\w{1,64}$/.test(name) && value.length <= MAX_COOKIE_LENGTH,
  );
  return logins
    .slice(0, MAX_COOKIES)
    .map(([name, value = '']) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');
}
