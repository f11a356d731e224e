/** How many requests are answered at once. The last step answers when the test says so, as a slow WordPress would. */
import { currentRequest } from '@footbridge/bridge/platform/current-request/context';
import { readBody } from '@footbridge/bridge/platform/request/read-body';
import { admit } from '@footbridge/bridge/server/steps/admit';
import { logRequests } from '@footbridge/bridge/server/steps/log-request';
import { readRequest } from '@footbridge/bridge/server/steps/read-request';
import { site } from '@/site-config/site';

import { until } from '../../../../../__tests__/support/until';
import { serveSteps, type Answer } from '../serve-steps';

import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';

/** The requests that Next got, with their bodies; each is answered by its function. */
let admitted: { url: string; body: string; answer: () => void; signal: AbortSignal | undefined }[];

async function next(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = request.method === 'POST' ? String(await readBody(request, 1_000_000)) : '';
  await new Promise<void>((resolve) => {
    const answer = (): void => resolve(void response.end('done'));
    admitted.push({ url: request.url ?? '', body, answer, signal: currentRequest()?.signal });
  });
}

const server = serveSteps(() => [logRequests(() => undefined), readRequest(), admit(), next]);

beforeEach(() => {
  admitted = [];
  process.env.TRUSTED_PROXIES = '127.0.0.1';
});

interface Sent {
  method?: 'GET' | 'POST';
  body?: string;
  client?: string;
}

const headersOf = (client = '203.0.113.1') => ({ 'x-forwarded-for': client, 'content-type': 'application/json' });
const begin = (path: string, { method, client }: Sent = {}): ClientRequest =>
  server.begin(path, { method, headers: headersOf(client) });
const visit = (path: string, { method, client, body }: Sent = {}): Promise<Answer> =>
  server.request(path, { method, headers: headersOf(client) }, body);

/** Sends so many requests at once, from as many clients unless one is named. */
const flood = (size: number, path: string, sent: Sent = {}): Promise<Answer>[] =>
  Array.from({ length: size }, (_, index) => visit(path, { client: `198.51.100.${index % 250}`, ...sent }));

/** Answers all that come, until each of these has its answer. */
async function drain(answers: Promise<Answer>[]): Promise<number[]> {
  const timer = setInterval(() => admitted.splice(0).forEach(({ answer }) => answer()), 1);
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  clearInterval(timer);
  return statuses;
}

it('renders a number of pages at once, lets some wait, and answers 503 to more than that', async () => {
  const answers = flood(300, '/search/');
  // Nothing is answered before, so the first answer is a refusal.
  expect(await Promise.race(answers)).toMatchObject({ status: 503 });
  expect(admitted).toHaveLength(64);
  const statuses = await drain(answers);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(64 + 128);
});

it('refuses nothing below its limits, also from one address', async () => {
  expect(new Set(await drain(flood(100, '/comment/12/', { client: '203.0.113.9' })))).toEqual(new Set([200]));
});

it('leaves places for others when one address floods', async () => {
  const flooding = flood(300, '/comment/12/', { client: '203.0.113.9' });
  await until(() => admitted.length === 32);
  const others = flood(8, '/search/');
  await until(() => admitted.length === 40);
  expect(admitted.slice(32).every(({ url }) => url === '/search/')).toBe(true);
  await drain([...flooding, ...others]);
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual(Array(8).fill(200));
});

it.each(['/api/lead', '/api/insurance', '/lead/'])('takes a lead at %s while pages are flooded', async (path) => {
  const flooding = flood(300, '/search/');
  await until(() => admitted.length === 64);
  const lead = visit(path, { method: 'POST', body: '{"a":1}' });
  await until(() => admitted.length === 65);
  expect(admitted.at(-1)).toMatchObject({ url: path, body: '{"a":1}' });
  expect(await drain([lead])).toEqual([200]);
  await drain(flooding);
});

it('answers searches and forms while suggestions are flooded', async () => {
  const flooding = flood(300, '/api/suggestions', { method: 'POST', body: '{"typed":"detox"}' });
  await until(() => admitted.length === 8);
  const others = [visit('/search/'), visit('/api/visitor'), visit('/api/lead', { method: 'POST', body: '{}' })];
  await until(() => admitted.length === 11);
  expect((await drain([...others, ...flooding])).slice(0, 3)).toEqual([200, 200, 200]);
});

it('reads four reports of errors at a time from one address, from all of its IPv6 network, and sixteen together', async () => {
  const own = flood(6, '/api/errors', { client: '2001:db8:0:7::1' });
  await until(() => admitted.length === 4);
  const neighbor = visit('/api/errors', { client: '2001:db8:0:7::9' });
  const others = flood(13, '/api/errors');
  await until(() => admitted.length === 16);
  const statuses = await drain([...own, neighbor, ...others]);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

it.each([
  '/api/health',
  '/api/revalidate',
  '/api/visitor',
  '/_next/static/x.js',
  '/media/2026/x.jpg',
  '/brands/DSH/x.svg',
])('answers %s while pages are flooded', async (path) => {
  const flooding = flood(300, '/search/');
  await until(() => admitted.length === 64);
  const other = visit(path);
  await until(() => admitted.some(({ url }) => url === path));
  expect((await drain([other, ...flooding]))[0]).toBe(200);
});

it('says when to try again, and whom to call', async () => {
  const answers = flood(300, '/search/');
  await until(() => admitted.length === 64);
  const refused = (await Promise.race(answers)) ?? { status: 0, headers: {}, body: Buffer.of() };
  expect(refused.status).toBe(503);
  expect(refused.headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' });
  const html = String(refused.body);
  expect(html).toContain(`href="${site.callNumbers.default.tel}">${site.callNumbers.default.display}<`);
  expect(html).toContain('href="tel:988"');
  await drain(answers);
});

it('says it to a program as JSON', async () => {
  const answers = flood(400, '/api/visitor');
  const refused = await Promise.race(answers);
  expect(refused.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(JSON.parse(String(refused.body))).toMatchObject({ error: { code: 'busy' } });
  await drain(answers);
});

it('gives no place to senders of half a form', async () => {
  const slow = Array.from({ length: 100 }, (_, index) =>
    begin('/comment/12/', { method: 'POST', client: `198.51.100.${index}` }),
  );
  for (const sender of slow) sender.write('author=');
  const visitor = visit('/search/');
  await until(() => admitted.length === 1);
  expect(await drain([visitor])).toEqual([200]);
  slow[0]?.end('Ann');
  await until(() => admitted.length === 1);
  expect(admitted[0]).toMatchObject({ url: '/comment/12/', body: 'author=Ann' });
  for (const sender of slow) sender.destroy();
});

it('does not pass a request on whose connection has closed', async () => {
  const flooding = flood(70, '/search/');
  await until(() => admitted.length === 64);
  const leaving = begin('/comment/12/');
  leaving.end();
  await until(() => leaving.writableFinished);
  leaving.destroy();
  await drain(flooding);
  await drain([visit('/search/')]);
  expect(admitted.map(({ url }) => url)).not.toContain('/comment/12/');
});

it('ends the work for a connection that closes, but not for a lead that was received', async () => {
  const visitor = begin('/search/');
  visitor.end();
  const lead = begin('/api/lead', { method: 'POST' });
  lead.end('{"a":1}');
  await until(() => admitted.length === 2);
  const signals = new Map(admitted.map(({ url, signal }) => [url, signal]));
  visitor.destroy();
  lead.destroy();
  await until(() => signals.get('/search/')?.aborted === true);
  expect(signals.get('/api/lead')).toBeUndefined();
  for (const { answer } of admitted) answer();
});
