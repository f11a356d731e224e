import * as fc from 'fast-check';
import { oddText } from './texts';

export type Header = readonly [name: string, value: string];

/** A real visit's cookies and token, which get a request past the first checks. */
export interface Visit {
  cookie: string;
  token: string;
}

/** Valid values of headers that are more than a text. */
export const VALID_VALUES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    'accept-encoding': ['br', 'gzip', 'identity;q=0', '*;q=0', 'gzip;q=nan'],
    'if-none-match': ['*', '"x"', 'W/"'],
    'if-modified-since': ['Thu, 01 Jan 1970 00:00:00 GMT', '-1'],
    range: ['bytes=0-', 'bytes=-1', 'bytes=5-2', 'bytes=0-0,-1', 'bytes=99999999999999999999-'],
    'x-nextjs-data': ['1'],
    'x-forwarded-proto': ['https', 'https,http', 'javascript'],
    'x-forwarded-host': ['evil.example', '[', 'a b', '//evil.example', 'evil.example/x?y'],
    'sec-fetch-site': ['same-origin', 'cross-site', 'none'],
    'sec-fetch-mode': ['navigate', 'cors'],
    'content-encoding': ['gzip', 'br', 'identity'],
    expect: ['100-continue'],
    upgrade: ['websocket', 'h2c'],
    'x-middleware-subrequest': [
      'middleware:middleware:middleware:middleware:middleware',
      'proxy:proxy:proxy:proxy:proxy',
    ],
    authorization: ['Basic Og==', 'Bearer x'],
  }),
);

/** Read by Next or by this site; a stranger may send all of them. */
export const READ_HEADERS: readonly string[] = [
  ...VALID_VALUES.keys(),
  'accept',
  'accept-language',
  'user-agent',
  'referer',
  'origin',
  'sec-fetch-dest',
  'x-forwarded-for',
  'forwarded',
  'x-request-id',
  'x-vercel-ip-latitude',
  'cf-ipcity',
  'x-middleware-rewrite',
  'x-matched-path',
  'x-invoke-path',
  'x-invoke-query',
  'x-invoke-output',
  'x-prerender-revalidate',
  'x-footbridge-timestamp',
  'x-footbridge-signature',
  'idempotency-key',
  'x-csrf-token',
  '__proto__',
  'constructor',
];

export const COOKIES = [
  'csrf-token',
  'footbridge-visit',
  'footbridge-editor',
  'footbridge-login',
  'footbridge-again',
  'footbridge-unlock',
  'http127.0.0.18787-rt',
  '__prerender_bypass',
  '__next_preview_data',
  'cc_cookie',
  '__proto__',
  'constructor',
] as const;

/** Removes what can't be in a header's value: line ends would make it two, and Node rejects control characters. */
export const inLine = (text: string): string => text.replace(/(?![\u0080-\u009f])\p{Cc}/gu, ' ');

const header: fc.Arbitrary<Header> = fc.constantFrom(...READ_HEADERS).chain((name) => {
  const right = VALID_VALUES.get(name);
  const odd = oddText.map(inLine);
  return fc.tuple(fc.constant(name), right ? fc.oneof(fc.constantFrom(...right), odd, oddText) : odd);
});

const oddCookie = fc
  .tuple(fc.oneof(fc.constantFrom(...COOKIES), oddText), oddText, fc.constantFrom('=', '', '="', '=%'))
  .map(([name, value, sign]) => inLine(name + sign + value));

/** Cookies in one header, or in two; those of a real visit among them more often than not. */
const cookies = (visit: Visit): fc.Arbitrary<Header[]> =>
  fc.tuple(fc.boolean(), fc.array(oddCookie, { maxLength: 4 }), fc.boolean()).map(([isReal, odd, isSplit]) => {
    const all = [...(isReal ? [visit.cookie] : []), ...odd];
    if (all.length === 0) return [];
    return isSplit ? all.map((one) => ['cookie', one] as const) : [['cookie', all.join('; ')]];
  });

export const headers = (visit: Visit): fc.Arbitrary<Header[]> =>
  fc.tuple(fc.array(header, { maxLength: 5 }), cookies(visit)).map(([some, own]) => [...some, ...own]);
