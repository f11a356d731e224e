import { gzipSync } from 'node:zlib';
import { send, type Exchange, type Responder } from './proxy';

export interface Fault {
  name: string;
  may: readonly number[];
  /** How WordPress responds meanwhile; as ever without it. */
  answer?: Responder | 'gone';
  /** At least so long, ms. */
  lasts?: number;
  /** Also kills the site, and starts it again, while many forms are sent. */
  kills?: true;
}

const JSON_TYPE = { 'content-type': 'application/json; charset=UTF-8' };
const GZIP = { ...JSON_TYPE, 'content-encoding': 'gzip' };
const HTML = { 'content-type': 'text/html' };
const TEN_MEGABYTES = 10 * 1024 * 1024;
/** A request times out after 7 s. */
const HANG_MS = 8000;

const body =
  (status: number, text: string | Buffer, headers: Record<string, string> = JSON_TYPE): Responder =>
  ({ response }) =>
    send(response, { status, headers, body: Buffer.from(text) });

const inJson =
  (change: (answer: object, exchange: Exchange) => void): Responder =>
  async (exchange) => {
    const answer = await exchange.pass();
    if (!/json/.test(String(answer.headers['content-type']))) return send(exchange.response, answer);
    const value: unknown = JSON.parse(answer.body.toString('utf8'));
    change(Object(value), exchange);
    send(exchange.response, { ...answer, body: Buffer.from(JSON.stringify(value)) });
  };

const cutOff: Responder = async ({ response, pass }) => {
  const { body: all } = await pass();
  response.writeHead(200, { ...JSON_TYPE, 'content-length': all.length });
  response.write(all.subarray(0, Math.floor(all.length / 2)), () => response.destroy());
};

/** 8 kB that are 3.9 million lists inside each other. */
const NESTED = gzipSync(`{"data":${'['.repeat(3_900_000)}${']'.repeat(3_900_000)}}`);
const ERROR = { message: 'Internal server error', extensions: { category: 'internal' } };
const OTHER_TYPES: readonly unknown[] = ['text', 7, true, {}, [], [7], { rendered: 'text' }];

/** Returns the paths below the root fields of a response, in lists those of the first entry. */
function pathsIn(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.keys(Array.isArray(value) ? value.slice(0, 1) : value).flatMap((key) => {
    const here = [...path, key];
    return [...(path.length > 0 ? [here] : []), ...pathsIn(Reflect.get(value, key), here)];
  });
}

/** Replaces one value of a GraphQL response. A missing root node would be a valid response: it means that there is none. */
function replaceOne(answer: object, random: () => number, others: readonly unknown[]): void {
  const data: unknown = Reflect.get(answer, 'data');
  const paths = pathsIn(data);
  const path = paths[Math.floor(random() * paths.length)] ?? [];
  const holder = path.slice(0, -1).reduce<unknown>((value, key) => Reflect.get(Object(value), key), data);
  Reflect.set(Object(holder), path.at(-1) ?? '', others[Math.floor(random() * others.length)]);
}

const replacing = (others: readonly unknown[]): Responder =>
  inJson((answer, { random, isGraphQL }) => {
    if (isGraphQL) replaceOne(answer, random, others);
  });

/** There is no usable response: a page that is not cached can't be rendered. */
const NONE = [503];
/** Of a response a part is wrong: it is left out, or the page can't be rendered. */
const PARTS = [200, 404, 503];

export const FAULTS: readonly Fault[] = [
  { name: 'refuses connections', may: NONE, answer: 'gone' },
  { name: 'hangs', may: NONE, lasts: HANG_MS, answer: () => undefined },
  {
    name: 'answers HTML with 200',
    may: NONE,
    answer: body(200, '<h1>Error establishing a database connection</h1>', HTML),
  },
  { name: 'cuts the connection', may: NONE, answer: cutOff },
  { name: 'GraphQL errors, no data', may: NONE, answer: body(200, JSON.stringify({ errors: [ERROR] })) },
  {
    name: '10 MB',
    may: NONE,
    answer: inJson((answer) => void Object.assign(answer, { extensions: 'x'.repeat(TEN_MEGABYTES) })),
  },
  { name: 'lists in lists, 8 kB of gzip', may: NONE, answer: body(200, NESTED, GZIP) },
  { name: 'null in fields anywhere', may: PARTS, answer: replacing([null]) },
  { name: 'other types in fields anywhere', may: PARTS, answer: replacing(OTHER_TYPES) },
  { name: 'kill -9, started without WordPress', may: NONE, answer: 'gone', kills: true },
];
