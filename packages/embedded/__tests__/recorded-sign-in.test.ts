import type { EmbeddedWordPress } from '@footbridge/embedded/server';
import { recording } from './support/recordings';
import { accessToken, sendQuery, at, FRONTEND, replay, SECRET, send, start } from './support/server';
import { differences } from './support/shape';
import { SITE } from './support/stand-ins';

let wordpress: EmbeddedWordPress;
beforeAll(async () => {
  wordpress = await start(SITE);
});
afterAll(() => wordpress.close());

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

async function signIn(pwd = 'footbridge-demo', log = 'editor') {
  const answer = await send(`${wordpress.url}/wp-login.php`, {
    method: 'POST',
    headers: FORM,
    body: new URLSearchParams({ log, pwd }),
  });
  return { ...answer, cookie: answer.cookies.map((cookie) => cookie.split(';')[0]).join('; ') };
}

const generate = (query: string, cookie?: string) =>
  send(`${wordpress.url}/generate${query}`, { headers: cookie ? { cookie } : {} });

const authorize = (body: object, secret: string | null = SECRET) =>
  send(`${wordpress.url}/wp-json/faustwp/v1/authorize`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(secret ? { 'x-faustwp-secret': secret } : {}) },
    body: JSON.stringify(body),
  });

async function freshCode(): Promise<string> {
  const { cookie } = await signIn();
  const { headers } = await generate(`?redirect_uri=${encodeURIComponent(`${FRONTEND}/back?to=x`)}`, cookie);
  return new URL(headers.location ?? '').searchParams.get('code') ?? '';
}

describe('requests without sign-in', () => {
  it.each([
    'authorize-GET',
    'authorize-bad-code',
    'authorize-bad-secret',
    'authorize-empty',
    'authorize-garbage-code',
    'authorize-no-secret',
    'authorize-nobody',
    'viewer-basic',
    'viewer-bearer-bad',
    'viewer-cookie-nononce',
    'introspection-faust-secret-header',
  ])('%s: the same status and form', async (name) => {
    const recorded = recording('auth', name);
    const answer = await replay(wordpress, recorded);
    expect(answer.status).toBe(recorded.response.status);
    expect(differences(recorded.response.body, answer.body)).toEqual([]);
    expect(at(answer.body, 'message')).toEqual(at(recorded.response.body, 'message'));
  });

  it.each([
    'redirect-404-anon',
    'redirect-page-anon',
    'redirect-front-anon',
    'redirect-search-anon',
    'redirect-draft-page-anon',
  ])('%s: leads to the same address on the front end', async (name) => {
    const recorded = recording('auth', name);
    const answer = await replay(wordpress, recorded);
    expect(answer.status).toBe(302);
    expect(answer.headers.location).toBe(recorded.response.headers.location);
  });

  it('generate sends a visitor to the login page and back', async () => {
    const recorded = recording('auth', 'generate-anon');
    const answer = await replay(wordpress, recorded);
    expect(answer.status).toBe(302);
    expect(answer.headers.location?.replace(wordpress.url, '')).toBe(
      recorded.response.headers.location?.replace('http://127.0.0.1:8080', ''),
    );
  });

  it('disallows crawlers', async () => {
    const { body } = await send(`${wordpress.url}/robots.txt`);
    expect(body).toBe('User-agent: *\nDisallow: /\n');
  });
});

describe('signing in', () => {
  it('trades the code for tokens, more than once, and a refresh token for new ones', async () => {
    const code = await freshCode();
    const first = await authorize({ code });
    expect(first.status).toBe(200);
    expect(differences(recording('auth', 'authorize-ok').response.body, first.body)).toEqual([]);
    expect((await authorize({ code })).status).toBe(200);
    const refreshed = await authorize({ refreshToken: at(first.body, 'refreshToken'), code: 'bad' });
    expect(refreshed.status).toBe(200);
  });

  it('knows the bearer of an access token: the same facts about an editor as recorded', async () => {
    const recorded = recording('auth', 'viewer-bearer');
    const answer = await sendQuery(
      wordpress,
      String(at(recorded.request.body, 'query')),
      {},
      await accessToken(wordpress),
    );
    expect(differences(recorded.response.body, answer.body)).toEqual([]);
    expect(at(answer.body, 'data', 'viewer')).toMatchObject({
      username: 'editor',
      shouldShowFaustToolbar: true,
    });
    expect(at(answer.body, 'data', 'viewer', 'capabilities')).toContain('edit_posts');
  });

  it('limits sign-in in the mutation, too', async () => {
    for (const name of ['badpass', 'unknown']) {
      const recorded = recording('auth', `mutation-generateAuthorizationCode-${name}`);
      const answer = await replay(wordpress, recorded);
      expect(
        String(at(answer.body, 'data', 'generateAuthorizationCode', 'error')).replace(
          wordpress.url,
          'http://127.0.0.1:8080',
        ),
      ).toBe(at(recorded.response.body, 'data', 'generateAuthorizationCode', 'error'));
    }
  });
});
