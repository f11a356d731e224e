import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { signedHeaders } from '@footbridge/bridge/platform/signature';
import { API_ROUTES } from '@footbridge/bridge/platform/request/route-kind';
import type { SiteConfig } from '@/site-config/types';
import { BODY_PATHS, bodyFor, FORM_PATHS, type Body } from './bodies';
import { headers, type Header, type Visit } from './headers';
import { query, targets, value } from './targets';

export interface FuzzRequest {
  method: string;
  target: string;
  headers: Header[];
  body: Body | null;
  /** Sent in chunks, without its length. */
  isChunked: boolean;
  /** Signed as WordPress signs its webhooks. */
  isSigned: boolean;
  /** From a page of this site, by the browser's word and with the visit's token. */
  isFromPage: boolean;
}

export interface World {
  site: SiteConfig;
  build: string;
  visit: Visit;
  secret: string;
  host: string;
}

const method = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom('GET', 'GET', 'HEAD') },
  { weight: 4, arbitrary: fc.constantFrom('POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH') },
  { weight: 1, arbitrary: fc.constantFrom('TRACE', 'get', 'PURGE', 'PROPFIND', 'X') },
);
const often = <Value>(usual: fc.Arbitrary<Value>, seldom: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 4, arbitrary: usual }, { weight: 1, arbitrary: seldom });
const usual = {
  body: fc.constant(null),
  isChunked: fc.constant(false),
  isSigned: fc.constant(false),
  isFromPage: fc.constant(false),
};
const isMostly = often(fc.constant(true), fc.constant(false));

export const API_PATHS = API_ROUTES.flatMap((route) =>
  route === 'faust'
    ? ['/api/faust/auth/token', '/api/faust/auth/sign-in', '/api/faust/auth/logout', '/api/faust/x']
    : route === 'editor'
      ? ['/api/editor/page']
      : route === 'vendor-frame'
        ? ['/api/vendor-frame/heap', '/api/vendor-frame/x']
        : [`/api/${route}`],
);

/** Every address below /api/, with an unusual request. */
const apiTarget = fc
  .tuple(
    fc.oneof(
      fc.constantFrom(...API_PATHS),
      value.map((text) => `/api/${text}`),
    ),
    fc.constantFrom('', '', '/', '//', '%2f'),
    query,
  )
  .map((parts) => parts.join(''));

const sends = (anyHeaders: fc.Arbitrary<Header[]>): fc.Arbitrary<FuzzRequest> =>
  fc.constantFrom<string[]>(...BODY_PATHS, ...BODY_PATHS, ...FORM_PATHS).chain((path) =>
    fc.record({
      method: often(fc.constant('POST'), fc.constantFrom('PUT', 'DELETE', 'GET')),
      target: often(
        fc.constant(path),
        query.map((search) => path + search),
      ),
      headers: fc.oneof(fc.constant<Header[]>([]), anyHeaders),
      body: bodyFor(path),
      isChunked: often(fc.constant(false), fc.constant(true)),
      isSigned: path === '/api/revalidate' ? isMostly : usual.isSigned,
      isFromPage: isMostly,
    }),
  );

/** Requests that nobody should send. */
export function requests({ site, build, visit }: World): fc.Arbitrary<FuzzRequest> {
  const anyHeaders = headers(visit);
  return fc.oneof(
    { weight: 5, arbitrary: fc.record({ ...usual, method, target: targets(site, build), headers: anyHeaders }) },
    {
      weight: 2,
      arbitrary: fc.record({ ...usual, isFromPage: fc.boolean(), method, target: apiTarget, headers: anyHeaders }),
    },
    { weight: 4, arbitrary: sends(anyHeaders) },
  );
}

/** Visitors have many addresses; otherwise most would exceed the rate limit. */
const someAddress = (): string => `198.51.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;

function framed({ body, isChunked }: FuzzRequest): { lines: Header[]; bytes: Buffer } {
  if (!body) return { lines: [], bytes: Buffer.alloc(0) };
  const { type, bytes } = body;
  const lines: Header[] = [['Content-Type', type]];
  if (!isChunked) return { lines: [...lines, ['Content-Length', String(bytes.length)]], bytes };
  const chunk = bytes.length > 0 ? [Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')] : [];
  return {
    lines: [...lines, ['Transfer-Encoding', 'chunked']],
    bytes: Buffer.concat([...chunk, Buffer.from('0\r\n\r\n')]),
  };
}

/** Returns the bytes of a request. Its own headers come last: of two with a name, Node uses the first. */
export function bytesOf(request: FuzzRequest, { host, visit, secret }: World, id: string): Buffer {
  const { lines, bytes } = framed(request);
  const page: Header[] = request.isFromPage
    ? [
        ['Origin', `http://${host}`],
        ['Sec-Fetch-Site', 'same-origin'],
        ['Cookie', visit.cookie],
        ['X-CSRF-Token', visit.token],
        ['Idempotency-Key', randomUUID()],
      ]
    : [];
  const signed: Header[] = request.isSigned ? Object.entries(signedHeaders(secret, request.body?.bytes ?? '')) : [];
  const own: Header[] = [
    ['Host', host],
    ['X-Request-Id', id],
    ['X-Forwarded-For', someAddress()],
    ...page,
    ...signed,
    ...lines,
    ...request.headers,
  ];
  const head = [
    `${request.method} ${request.target} HTTP/1.1`,
    ...[...own, ['Connection', 'close'] as const].map((header) => header.join(': ')),
    '',
    '',
  ].join('\r\n');
  return Buffer.concat([Buffer.from(head), bytes]);
}
