/** The log under hostile requests: each message once, and no credentials. */
import { HttpResponse, http } from 'msw';

import { answerPreview } from '@footbridge/bridge/editors/editor/answer-preview';
import { verifyEditor } from '@footbridge/bridge/editors/editor/session';

import { RECORDED_WORDPRESS } from '../../../../../__tests__/recordings/wordpress';
import { wordPressServer } from '../../../../../__tests__/support/wordpress-server';
import { Browser, COOKIE, expectNoToken, OWN_SCRIPT, RECORDED_NOW, recordedCode, signingSite } from './support';

const server = wordPressServer();
const site = signingSite(server);
const lines: string[] = [];
let tests = 0;

beforeEach(() => {
  // Its own minute for each test: that is how often the log says the same thing.
  tests += 1;
  jest.setSystemTime(RECORDED_NOW + tests * 61_000);
  lines.length = 0;
  for (const level of ['info', 'warn', 'error'] as const)
    jest.spyOn(console, level).mockImplementation((...line: unknown[]) => void lines.push(line.join(' ')));
});

it('a redirect_uri of another site is refused a thousand times with one log line and no request to WordPress', async () => {
  for (let i = 0; i < 1000; i += 1) {
    const { status, cookies } = await site.browser.send(
      `/api/faust/auth/sign-in?redirect_uri=${encodeURIComponent(`https://evil.example/${i}`)}`,
    );
    expect([status, cookies]).toEqual([400, []]);
  }
  expect(lines).toEqual(['[footbridge] editor: a sign-in was refused: redirect-uri']);
  expect(site.seen).toMatchObject({ grants: [], bearers: [] });
});

it('a forged cookie is refused a thousand times without a log line or a request to WordPress', async () => {
  site.browser.cookies = {
    'footbridge-editor': '1',
    [COOKIE]: `${'A'.repeat(16)}.${'B'.repeat(40)}.${'C'.repeat(43)}`,
    wordpress_logged_in_0: 'editor|1|x|y',
  };
  for (let i = 0; i < 1000; i += 1) {
    const { request, response } = site.browser.exchange(OWN_SCRIPT);
    expect((await verifyEditor(request, response)).kind).toBe('signed-out');
  }
  expect(lines).toEqual([]);
  expect(site.seen).toMatchObject({ grants: [], bearers: [] });
});

it('no line carries a token, a cookie, a code, a state or an address, whatever goes wrong', async () => {
  const { browser } = site;
  const back = await browser.begin();
  const state = new URL(back, 'http://x.invalid').searchParams.get('state') ?? '';
  await new Browser(browser.address).send(back);
  await browser.send(back);
  const stored = browser.cookies[COOKIE] ?? '';
  expect(stored).not.toBe('');
  for (const answer of [
    () => new HttpResponse('<h1>Bad Gateway</h1>', { status: 502 }),
    () => HttpResponse.error(),
    () => HttpResponse.json({ errors: [{ message: 'Internal server error' }] }),
  ]) {
    server.use(http.post(`${RECORDED_WORDPRESS}/index.php`, answer), http.post(`${RECORDED_WORDPRESS}/`, answer));
    await browser.send('/api/faust/auth/token', OWN_SCRIPT);
    const { request, response } = browser.exchange(OWN_SCRIPT);
    await answerPreview(request, response, { segments: ['1874'], query: new URLSearchParams() }, {}).catch(
      (error: unknown) => lines.push(String(error)),
    );
    await browser.send(await browser.begin());
  }
  const log = lines.join('\n');
  expect(log).toContain('a sign-in was refused: state');
  expect(log).toContain('WordPress did not answer');
  expectNoToken(log);
  for (const secret of [stored, state, recordedCode, encodeURIComponent(recordedCode), browser.address])
    expect(log).not.toContain(secret);
});
