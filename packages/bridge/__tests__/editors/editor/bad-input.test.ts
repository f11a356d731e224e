/** The log under hostile requests. Each message once: send-email.test.ts. */
import { HttpResponse, http } from 'msw';

import { answerPreview } from '@footbridge/bridge/editors/editor/answer-preview';

import { RECORDED_WORDPRESS } from '../../../../../__tests__/recordings/address';
import { wordPressServer } from '../../../../../__tests__/support/wordpress-server';
import { Browser, COOKIE, expectNoToken, OWN_SCRIPT, RECORDED_NOW, recordedCode, signingSite } from './support';
import { quietConsole } from '../../../../../__tests__/support/quiet-console';

const server = wordPressServer();
const site = signingSite(server);
const lines = quietConsole();
let tests = 0;

beforeEach(() => {
  // Its own minute for each test: that is how often the log says the same thing.
  tests += 1;
  jest.setSystemTime(RECORDED_NOW + tests * 61_000);
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
