/** @jest-environment jest-fixed-jsdom */
import { followClearLink } from '@/visitor/editor/follow-clear-link';

const opened: string[] = [];
const requests: string[] = [];
let answers: Response[];

beforeEach(() => {
  document.cookie = 'csrf-token=the-token; path=/';
  opened.length = requests.length = 0;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { headers, method, url } = new Request(new URL(String(input), 'https://www.example.test'), init);
    requests.push(`${method} ${url.replace('https://www.example.test', '')} ${headers.get('x-csrf-token')}`);
    const answer = answers.shift();
    if (!answer) throw new TypeError('network error');
    return answer;
  });
});
afterEach(() => jest.restoreAllMocks());

const CLEAR = 'POST /api/clear-cache?address=%2Fabout%2F%3Fa%3Db%26clear-cache the-token';

it.each([
  ['is cleared', [Response.json({ cleared: true })], [CLEAR]],
  [
    'is cleared with a new token',
    [Response.json({ error: { code: 'token' } }, { status: 403 }), Response.json({}), Response.json({ cleared: true })],
    [CLEAR, 'GET /api/visitor null', CLEAR],
  ],
  ['is not cleared', [Response.json({ error: { code: 'no-right' } }, { status: 403 })], [CLEAR]],
  ['gets no answer', [], [CLEAR]],
])('[S2.26] leads to the page with the flag when it %s', async (_, given, sent) => {
  answers = given;
  await followClearLink('/about/?a=b&clear-cache', (url) => opened.push(`${requests.length} ${url}`));
  expect(requests).toEqual(sent);
  expect(opened).toEqual([`${sent.length} /about/?a=b&clear-cache`]);
});
