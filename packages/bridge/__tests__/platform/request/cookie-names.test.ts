/** Names that browsers guard: https://datatracker.ietf.org/doc/html/draft-ietf-httpbis-rfc6265bis#name-cookie-name-prefixes */
import { newState, takeState } from '@footbridge/bridge/editors/editor/sign-in';
import { confirmationCookie, isConfirmed } from '@footbridge/bridge/leads/lead/suspicions';
import { rememberedPassword, postPasswordCookie } from '@footbridge/bridge/pages/post-password/cookie';
import { hasToken, visitCookies } from '@footbridge/bridge/visitors/visit/token';

import { exchange } from '../../../../../__tests__/support/exchange';

const HTTPS = { 'x-forwarded-proto': 'https' };
const TARGET = '/about/';

type Exchange = ReturnType<typeof exchange>;

/** By what it is for: the lines that set it, and whether a request with these cookies counts as having it. */
const COOKIES: [
  string,
  (requested: Exchange) => string[],
  (requested: Exchange, set: string[]) => boolean | Promise<boolean>,
][] = [
  [
    'a visit',
    ({ request }) => visitCookies(request),
    ({ request }, set) => hasToken(request, /csrf-token=([^;]+)/.exec(set.join())?.[1]),
  ],
  ['a sign-in', stateCookie, ({ request }) => takeState(request, state, TARGET)],
  [
    'a password',
    ({ request }) => [postPasswordCookie(request, 'secret')],
    ({ request }) => rememberedPassword(request) === 'secret',
  ],
  [
    'a second press',
    ({ request }) => [confirmationCookie(request, 'hash', Date.now() - 2000)],
    ({ request }) => isConfirmed(request, 'hash'),
  ],
];

let state = '';

function stateCookie({ request, response }: Exchange): string[] {
  state = newState(request, response, TARGET);
  return [String(response.getHeader('set-cookie'))];
}

const own = (set: string[]): string[] => set.filter((line) => line.includes('HttpOnly'));
const cookiesOf = (set: string[], rename = (name: string) => name) =>
  Object.fromEntries(
    set
      .map((line) => line.split(';')[0]?.split(/=(.*)/s) ?? [])
      .map(([name = '', value = '']) => [rename(name), value]),
  );

describe.each(COOKIES)('the cookie of %s', (_what, set, counts) => {
  it('has a name over https that no other host can set, with the attributes that browsers demand for it', () => {
    const [line = ''] = own(set(exchange({ headers: HTTPS })));
    expect(line).toMatch(/^__(?:Host|Secure)-footbridge-/);
    expect(line).toMatch(/; Secure(?:;|$)/);
    expect(line).not.toContain('Domain');
    if (line.startsWith('__Host-')) expect(line).toMatch(/; Path=\/(?:;|$)/);
  });

  it('has a plain name over http, where browsers would refuse the other', async () => {
    const lines = set(exchange());
    expect(own(lines)[0]).toMatch(/^footbridge-/);
    expect(own(lines)[0]).not.toContain('Secure');
    expect(await counts(exchange({ cookies: cookiesOf(lines) }), lines)).toBe(true);
  });

  it('counts over https by that name alone', async () => {
    const lines = set(exchange({ headers: HTTPS }));
    const plain = (name: string) => name.replace(/^__(?:Host|Secure)-/, '');
    expect(await counts(exchange({ headers: HTTPS, cookies: cookiesOf(lines, plain) }), lines)).toBe(false);
    expect(await counts(exchange({ headers: HTTPS, cookies: cookiesOf(lines) }), lines)).toBe(true);
  });
});
