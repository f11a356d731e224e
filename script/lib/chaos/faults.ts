/** The ways in which a WordPress fails. */
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { spoilt, withNulls, withOtherTypes } from './spoil';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

export interface FaultyExchange {
  response: ServerResponse;
  /** The text of a GraphQL query; null for other requests. */
  query: string | null;
  /** The address and the body, unescaped. */
  text: string;
  /** Returns WordPress's own response. */
  pass(): Promise<Answer>;
  random: () => number;
}

export interface Fault {
  name: string;
  /** all: there is no usable response. parts: a part of the response is wrong. */
  breaks: 'all' | 'parts';
  /** Nothing listens at its port. */
  isGone?: true;
  /** A WordPress that is late is known to be after 7 s only: longer than others, ms. */
  lasts?: number;
  /** Not in the short form, unless --only names it: unit tests have it, or another fault is handled alike. */
  onlyLong?: true;
  answer(exchange: FaultyExchange): Promise<void>;
}

const JSON_TYPE = { 'content-type': 'application/json; charset=UTF-8' };
const MEGABYTE = 1024 * 1024;
const HANG_MS = 8000;

export function send(response: ServerResponse, { status, headers, body }: Answer): void {
  const { 'transfer-encoding': _chunked, connection: _hop, ...others } = headers;
  response.writeHead(status, { ...others, 'content-length': body.length }).end(body);
}

const json = (response: ServerResponse, status: number, value: unknown): void =>
  send(response, { status, headers: JSON_TYPE, body: Buffer.from(JSON.stringify(value)) });

/** Returns a fault inside of responses, in GraphQL only. */
const inGraphQL =
  (spoil: (query: string, answer: unknown, random: () => number) => unknown) =>
  async ({ query, response, pass, random }: FaultyExchange): Promise<void> => {
    const answer = await pass();
    if (query === null) send(response, answer);
    else json(response, answer.status, spoil(query, JSON.parse(answer.body.toString('utf8')), random));
  };

async function drip({ response }: FaultyExchange): Promise<void> {
  // A HEAD has no body that could be slow.
  if (response.req.method === 'HEAD') return;
  response.writeHead(200, JSON_TYPE);
  for (const letter of '{"data":{"generalSettings":{"title":"') {
    if (response.destroyed) return;
    response.write(letter);
    await sleep(1000, undefined, { ref: false });
  }
}

async function pour({ response }: FaultyExchange): Promise<void> {
  response.writeHead(200, JSON_TYPE).write('{"data":"');
  const piece = 'x'.repeat(64 * 1024);
  while (!response.destroyed) {
    if (!response.writableNeedDrain) response.write(piece);
    await sleep(1, undefined, { ref: false });
  }
}

/** Returns a fault that sends half of a response, with the full length or the shorter one. */
const half =
  (promisesAll: boolean) =>
  async ({ response, pass }: FaultyExchange): Promise<void> => {
    const { body } = await pass();
    const part = body.subarray(0, Math.floor(body.length / 2));
    response.writeHead(200, { ...JSON_TYPE, 'content-length': promisesAll ? body.length : part.length });
    response.write(part, () => (promisesAll ? response.destroy() : response.end()));
  };

/** 8 kB that are 3.9 million lists inside each other. */
const NESTED = gzipSync(`{"data":${'['.repeat(3_900_000)}${']'.repeat(3_900_000)}}`);

const ERRORS = [{ message: 'Internal server error', extensions: { category: 'internal' } }];

export const FAULTS: readonly Fault[] = [
  { name: 'refuses connections', breaks: 'all', isGone: true, answer: async ({ response }) => void response.destroy() },
  { name: 'hangs', breaks: 'all', lasts: HANG_MS, answer: async () => undefined },
  {
    name: 'answers 500',
    onlyLong: true,
    breaks: 'all',
    answer: async ({ response }) =>
      json(response, 500, {
        code: 'internal_server_error',
        message: '<p>There has been a critical error on this website.</p>',
      }),
  },
  {
    name: 'answers HTML with 200',
    breaks: 'all',
    answer: async ({ response }) =>
      send(response, {
        status: 200,
        headers: { 'content-type': 'text/html' },
        body: Buffer.from('<!doctype html><h1>Error establishing a database connection</h1>'),
      }),
  },
  { name: 'cuts the connection', breaks: 'all', answer: half(true) },
  { name: 'half a JSON', onlyLong: true, breaks: 'all', answer: half(false) },
  {
    name: 'GraphQL errors, no data',
    breaks: 'all',
    answer: async ({ response }) => json(response, 200, { errors: ERRORS }),
  },
  {
    name: '10 MB',
    breaks: 'all',
    async answer({ response, pass }) {
      const answer = await pass();
      if (!/json/.test(String(answer.headers['content-type']))) return send(response, answer);
      const value: unknown = JSON.parse(answer.body.toString('utf8'));
      json(response, answer.status, { ...Object(value), extensions: { debug: 'x'.repeat(10 * MEGABYTE) } });
    },
  },
  {
    name: 'lists in lists, 8 kB of gzip',
    breaks: 'all',
    answer: async ({ response }) =>
      send(response, { status: 200, headers: { ...JSON_TYPE, 'content-encoding': 'gzip' }, body: NESTED }),
  },
  { name: 'a body without end', onlyLong: true, breaks: 'all', answer: pour },
  { name: 'a byte a second', onlyLong: true, breaks: 'all', lasts: HANG_MS, answer: drip },
  {
    name: 'a redirect',
    onlyLong: true,
    breaks: 'all',
    answer: async ({ response }) => void response.writeHead(302, { location: 'https://parked.example/' }).end(),
  },
  {
    name: 'gzip that is none',
    onlyLong: true,
    breaks: 'all',
    answer: async ({ response, pass }) =>
      send(response, { ...(await pass()), status: 200, headers: { ...JSON_TYPE, 'content-encoding': 'gzip' } }),
  },
  {
    name: 'GraphQL errors beside data',
    onlyLong: true,
    breaks: 'parts',
    answer: inGraphQL((query, answer, random) => ({
      ...Object(withNulls(query, answer, random)),
      errors: ERRORS.map((error) => ({ ...error, path: spoilt(query, answer, random) })),
    })),
  },
  { name: 'null in fields anywhere', breaks: 'parts', answer: inGraphQL(withNulls) },
  { name: 'other types in fields anywhere', breaks: 'parts', answer: inGraphQL(withOtherTypes) },
];
