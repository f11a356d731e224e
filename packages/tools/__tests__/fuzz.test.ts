/** What `npm run tool -- fuzz` reports as a fault, and how it parses the wire. */
import * as fc from 'fast-check';

import { judge, judgeLog } from '@footbridge/tools/fuzz/judge';
import { misleadingTarget } from '@footbridge/tools/fuzz/requests/targets';
import { answersIn, type Answer, type Exchange } from '@footbridge/tools/fuzz/wire';
import { SCRIPT } from '@footbridge/tools/fuzz/requests/texts';

import type { FuzzRequest } from '@footbridge/tools/fuzz/requests/request';

const request: FuzzRequest = {
  method: 'GET',
  target: '/about/',
  headers: [],
  body: null,
  framing: 'length',
  isSigned: false,
  isFromPage: false,
  times: 1,
};
const OWN = ['http://127.0.0.1:4100', 'http://127.0.0.1:8787'];
const answer = (more: Partial<Answer> & { header?: [string, string] } = {}): Answer => ({
  status: 200,
  body: '<p>About</p>',
  ...more,
  headers: new Map<string, string>([['content-type', 'text/html'], ...(more.header ? [more.header] : [])]),
});
const found = (one: Answer | null, end: Exchange['end'] = 'closed'): Exchange => ({
  answers: one ? [one] : [],
  end,
  ms: 1,
});
const line = (more: object): string => JSON.stringify({ level: 'info', area: 'request', request: 'fuzz-1-x', ...more });

it.each([
  ['a page', answer()],
  ['a refusal', answer({ status: 400 })],
  ['a redirect to a page of this site', answer({ status: 308, header: ['location', '/about/?x=//evil.example'] })],
  ['a redirect whose dot segments leave a path', answer({ status: 308, header: ['location', '/.//about/'] })],
  ['a page that refreshes itself', answer({ header: ['refresh', '0;url=/about/'] })],
  [
    'a redirect to WordPress, where editors sign in',
    answer({ status: 303, header: ['location', 'http://127.0.0.1:8787/generate?redirect_uri=x'] }),
  ],
  [
    'a text that is no page, and repeats what was sent',
    answer({ body: SCRIPT, header: ['content-type', 'application/json'] }),
  ],
])('%s is no fault', (_, one) => {
  expect(judge(request, found(one), OWN)).toEqual([]);
});

it.each<[string, Exchange, RegExp]>([
  ['500', found(answer({ status: 500 })), /status 500/],
  ['503 while WordPress is well', found(answer({ status: 503 })), /status 503/],
  [
    'a redirect to another site',
    found(answer({ status: 308, header: ['location', 'https://evil.example/'] })),
    /leads to/,
  ],
  ['a redirect without a scheme', found(answer({ status: 308, header: ['location', '//evil.example/'] })), /leads to/],
  [
    'a redirect that browsers read otherwise',
    found(answer({ status: 308, header: ['location', '/\\evil.example/'] })),
    /leads to/,
  ],
  [
    'a redirect past a tab, which browsers leave out',
    found(answer({ status: 308, header: ['location', '/\t/evil.example/'] })),
    /leads to/,
  ],
  [
    'a redirect that is a path on https alone',
    found(answer({ status: 303, header: ['location', 'https:evil.example/'] })),
    /leads to/,
  ],
  [
    'a page that refreshes itself elsewhere',
    found(answer({ header: ['refresh', '0;url=//evil.example/'] })),
    /leads to/,
  ],
  [
    'a redirect to a host that only begins like ours',
    found(answer({ status: 308, header: ['location', 'http://127.0.0.1:41000/'] })),
    /leads to/,
  ],
  ['a header that the sender wrote', found(answer({ header: ['x-fuzz-injected', '1'] })), /header/],
  ['a script that the sender wrote', found(answer({ body: `<p>${SCRIPT}</p>` })), /script/],
  ['a stack', found(answer({ body: 'Error\n    at load (/srv/site/x.js:1:2)' })), /internals/],
  ['silence', found(null), /no answer/],
  ['a connection that stays open', found(answer(), 'late'), /in time/],
])('%s is a fault', (_, exchange, problem) => {
  expect(judge(request, exchange, OWN)).toEqual([expect.stringMatching(problem)]);
});

describe('the log', () => {
  const sent = new Map([['fuzz-1-x', request]]);
  const judged = (...lines: string[]) => judgeLog(lines.map((one) => `${one}\n`).join(''), sent);

  it('may have lines of a request, a kilobyte in all, and errors of other work', () => {
    expect(judged(line({}), line({ msg: 'x'.repeat(700) }), line({ request: 'other', level: 'error' }))).toEqual([]);
  });

  it.each([
    ['more than a kilobyte', [line({ msg: 'x'.repeat(600) }), line({ msg: 'x'.repeat(400) })], /bytes of log/],
    ['a mistake of ours', [line({ request: undefined, msg: 'TypeError: x is undefined' })], /mistake of ours/],
    ['an error, though only the sender erred', [line({ level: 'error', msg: 'x' })], /error is logged/],
    ['what is no log line', ['some stack'], /no JSON: some stack/],
  ])('with %s has a fault', (_, lines, problem) => {
    expect(judged(...lines)).toEqual([expect.stringMatching(problem)]);
  });
});

it('responses are parsed in sequence, without interim ones', () => {
  const wire =
    'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nokHTTP/1.1 304 Not Modified\r\nX-A: b:c\r\n\r\nHTTP/1.1 404 Not Found\r\n\r\n<p>\r\n\r\n</p>';
  expect(answersIn(wire).map(({ status, body, headers }) => [status, body, headers.get('x-a')])).toEqual([
    [200, 'ok', undefined],
    [304, '', 'b:c'],
    [404, '<p>\r\n\r\n</p>', undefined],
  ]);
  expect(answersIn('rubbish')).toEqual([]);
});

it('some requests try to be redirected to another host', () => {
  const targets = fc.sample(misleadingTarget, { seed: 1, numRuns: 500 });
  expect(targets.some((target) => target.startsWith(`/api/clear-cache?address=${encodeURIComponent('/.//')}`))).toBe(
    true,
  );
  expect(targets.filter((target) => !/^\/[\u0021-\u00ff]*$/.test(target))).toEqual([]);
});
