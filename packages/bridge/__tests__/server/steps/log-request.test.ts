/** What a visitor gets, and what stands in the log. */
import { connect } from 'node:net';

import { currentRequest } from '@footbridge/bridge/platform/current-request/context';
import { logRequests } from '@footbridge/bridge/server/steps/log-request';
import { refuseWebhooks } from '@footbridge/bridge/server/steps/webhook';

import { portOf } from '@footbridge/tools/process/listen';

import { serveSteps } from '../serve-steps';

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LineFields, WriteLine } from '@footbridge/bridge/platform/logging/json-lines';

interface Line extends LineFields {
  level: string;
  area: string;
  request?: string;
}

let lines: Line[] = [];
let answer: (request: IncomingMessage, response: ServerResponse) => void;
const write: WriteLine = (level, area, fields) =>
  void lines.push({ level, area, request: currentRequest()?.id, ...fields });
const {
  server,
  origin: url,
  request: send,
} = serveSteps(() => [logRequests(write), refuseWebhooks, (request, response) => answer(request, response)]);
/** Written when the answer has left, which may be after it came. */
const linesOf = async (count: number): Promise<Line[]> => {
  while (lines.length < count) await new Promise((resolve) => setImmediate(resolve));
  return lines;
};

beforeEach(() => {
  lines = [];
  answer = (_request, response) => void response.end('ok');
});

describe('a request', () => {
  it('gets an id that its answer and its line have', async () => {
    const response = await fetch(`${url()}/about/`);
    const id = response.headers.get('x-request-id');
    expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(await linesOf(1)).toEqual([
      {
        level: 'info',
        area: 'request',
        request: id,
        method: 'GET',
        route: 'page',
        status: 200,
        ms: expect.any(Number),
        cache: undefined,
        left: undefined,
      },
    ]);
  });

  it.each(['TRACE', 'PROPFIND', 'PURGE'])(
    'with a method that no address has, %s, is refused before Next, which would fail',
    async (method) => {
      const requested = jest.fn();
      answer = requested;
      const { status, headers } = await send('/about/', { method });
      expect([status, headers.allow, headers.connection]).toEqual([
        405,
        'GET, HEAD, POST, DELETE, OPTIONS, PUT, PATCH',
        'close',
      ]);
      expect(requested).not.toHaveBeenCalled();
      expect(await linesOf(1)).toEqual([expect.objectContaining({ method: 'other', route: 'page', status: 405 })]);
    },
  );

  it('leaves neither its path nor anything else of its visitor in the line', async () => {
    await fetch(`${url()}/what-we-treat/opioids/?name=Marlene`, {
      headers: {
        cookie: 'csrf-token=secret-of-form',
        'user-agent': 'Browser/1.0',
        referer: 'https://search.example/?q=opioids',
        'x-forwarded-for': '203.0.113.7',
      },
    });
    await linesOf(1);
    expect(JSON.stringify(lines)).not.toMatch(
      /opioids|Marlene|secret-of-form|Browser|search\.example|203\.0\.113|127\.0\.0\.1/,
    );
  });

  it('has its id through all awaits, among concurrent requests', async () => {
    answer = (_request, response) => {
      setImmediate(() => void Promise.resolve().then(() => response.end(currentRequest()?.id)));
    };
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const response = await fetch(url());
        return [response.headers.get('x-request-id'), await response.text()];
      }),
    );
    expect(answers.every(([sent, known]) => sent === known)).toBe(true);
    expect(new Set(answers.map(([sent]) => sent)).size).toBe(20);
  });

  it('does not get one that a visitor chose', async () => {
    const response = await fetch(url(), { headers: { 'x-request-id': '01J3ZK5Q8R7T-abc.9' } });
    expect(response.headers.get('x-request-id')).not.toBe('01J3ZK5Q8R7T-abc.9');
  });

  it.each([
    '',
    'short',
    'with a space',
    '"quoted-id"',
    'a{b}c-12345',
    'x'.repeat(65),
    '-12345678',
    'marlene@example.org',
    'one-of-two, two-of-two',
  ])('does not get “%s” from any sender', async (given) => {
    process.env.TRUSTED_PROXIES = '127.0.0.1';
    const response = await fetch(url(), { headers: { 'x-request-id': given } });
    expect(response.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });

  it('that is refused before Next has its id, its line and the headers of every answer', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { status, headers } = await fetch(`${url()}/api/revalidate`, { method: 'POST' });
    expect(status).toBe(503);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000',
      'x-request-id': expect.any(String),
    });
    expect(await linesOf(1)).toEqual([
      expect.objectContaining({ method: 'POST', route: 'api/revalidate', status: 503 }),
    ]);
  });

  it('returns how the page is cached', async () => {
    answer = (_request, response) => void response.setHeader('x-nextjs-cache', 'STALE').writeHead(405).end();
    await fetch(url(), { method: 'PUT' });
    expect(await linesOf(1)).toEqual([expect.objectContaining({ method: 'PUT', status: 405, cache: 'stale' })]);
  });

  it.each(['/browser/main-0a1b2c3d.js', '/brands/DSH/logo.svg', '/api/health'])(
    '%s is worth a line only where it fails, or with LOG_LEVEL=debug',
    async (path) => {
      await fetch(url() + path);
      answer = (_request, response) => void response.writeHead(503).end();
      await fetch(url() + path);
      expect((await linesOf(2)).map(({ level }) => level)).toEqual(['debug', 'info']);
    },
  );

  it('whose visitor left meanwhile is noted as such', async () => {
    let reached = (): void => undefined;
    const isThere = new Promise<void>((resolve) => {
      reached = resolve;
    });
    answer = () => reached();
    const socket = connect(portOf(server()), '127.0.0.1').on('error', () => undefined);
    socket.write('GET /about/ HTTP/1.1\r\nHost: x\r\n\r\n');
    await isThere;
    socket.destroy();
    expect(await linesOf(1)).toEqual([expect.objectContaining({ route: 'page', left: true })]);
  });
});
