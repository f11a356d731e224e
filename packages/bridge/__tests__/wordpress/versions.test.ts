import { createHmac } from 'node:crypto';

import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';

import { versionsState } from '@footbridge/bridge/operations/health/parts';
import {
  installedVersions,
  isSignInRefused,
  versionFindings,
  reportedVersionsState,
  type Finding,
  type InstalledVersion,
} from '@footbridge/bridge/wordpress/versions';

import { RECORDED_WORDPRESS } from '../../../../__tests__/recordings/address';

const SECRET = 'versions-route-test-secret-of-32-characters';
const OLD = { name: 'FaustWP', level: 'refuse', installed: '1.5.0', below: '1.8.8' } as const;
const LATE = { name: 'WPGraphQL', level: 'warn', installed: '2.20.0', below: '2.24.1' } as const;
const server = setupServer();
let findings: Finding[];
let installed: InstalledVersion[] | undefined;
let requested = 0;
let lines: string[];

/** The plugin's route, as its PHP answers it: with more fields than are read here. */
const plugin = http.get(`${RECORDED_WORDPRESS}/index.php`, ({ request }) => {
  requested += 1;
  if (new URL(request.url).searchParams.get('rest_route') !== '/footbridge/v1/versions') return undefined;
  const timestamp = request.headers.get('x-footbridge-timestamp') ?? '';
  const signature = `sha256=${createHmac('sha256', SECRET).update(`${timestamp}.GET footbridge/v1/versions`).digest('hex')}`;
  if (request.headers.get('x-footbridge-signature') !== signature)
    return HttpResponse.json({ code: 'footbridge_signature' }, { status: 401 });
  return HttpResponse.json({
    findings: findings.map((finding) => ({ key: 'k', why: 'why', source: 'https://example.org/', ...finding })),
    installed,
  });
});
const answering = (status: number, body: string) =>
  http.get(`${RECORDED_WORDPRESS}/index.php`, () => new HttpResponse(body, { status }));

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setTimeout', 'clearTimeout'] });
  process.env.WORDPRESS_URL = RECORDED_WORDPRESS;
  process.env.FOOTBRIDGE_SECRET = SECRET;
  reportedVersionsState.value = undefined;
  [findings, installed, requested, lines] = [[], undefined, 0, []];
  for (const level of ['info', 'warn', 'error'] as const)
    jest.spyOn(console, level).mockImplementation((...line: unknown[]) => void lines.push([level, ...line].join(' ')));
  server.use(plugin);
});
afterEach(() => {
  server.resetHandlers();
  jest.useRealTimers();
});
afterAll(() => {
  server.close();
});

const minuteLater = () => jest.advanceTimersByTime(60_001);

it('reads what is too old, once a minute, with its own signature', async () => {
  findings = [OLD, LATE];
  expect(await Promise.all(Array.from({ length: 20 }, versionFindings))).toEqual(
    Array.from({ length: 20 }, () => [OLD, LATE]),
  );
  expect(await isSignInRefused()).toBe(true);
  expect(requested).toBe(1);
  findings = [LATE];
  minuteLater();
  expect(await isSignInRefused()).toBe(false);
  expect(requested).toBe(2);
});

it('reads the installed versions and their floors in the same request', async () => {
  installed = [{ name: 'WPGraphQL', installed: '2.24.1', oldest: '2.24.1' }];
  expect([await installedVersions(), await versionFindings(), requested]).toEqual([installed, [], 1]);
});

it('logs the versions for operators; responses show only that something is too old', async () => {
  findings = [OLD, LATE];
  expect(await versionsState()).toBe('outdated');
  minuteLater();
  await versionsState();
  findings = [LATE];
  minuteLater();
  await versionsState();
  findings = [];
  minuteLater();
  expect(await versionsState()).toBe('ok');
  expect(lines).toEqual([
    'error [footbridge] versions: FaustWP 1.5.0 is older than 1.8.8, so sign-in is disabled; WPGraphQL 2.20.0 is older than 2.24.1',
    'warn [footbridge] versions: WPGraphQL 2.20.0 is older than 2.24.1',
    'info [footbridge] versions: WordPress and its plugins are new enough',
  ]);
});

it.each([
  ['has no plugin', 404, '{"code":"rest_no_route"}'],
  ['has an older plugin', 200, '{"versions":{}}'],
  ['has another secret', 401, '{"code":"footbridge_signature"}'],
])('warns once, and lets people sign in, where WordPress %s', async (_, status, body) => {
  server.use(answering(status, body));
  expect([await versionFindings(), await isSignInRefused(), await versionsState()]).toEqual([
    'unknown',
    false,
    'unknown',
  ]);
  minuteLater();
  await versionFindings();
  expect(lines).toEqual([expect.stringMatching(/^warn .*the versions of WordPress and its plugins are unknown/)]);
});

it('sends no request without a secret, and warns', async () => {
  delete process.env.FOOTBRIDGE_SECRET;
  expect(await versionFindings()).toBe('unknown');
  expect([requested, lines.length]).toEqual([0, 1]);
});

it.each([
  ['fails', answering(500, '<html>')],
  ['answers no JSON', answering(200, '<html>')],
  ['is unreachable', http.get(`${RECORDED_WORDPRESS}/index.php`, () => HttpResponse.error())],
])('a WordPress that %s has the versions that it had', async (_, handler) => {
  findings = [OLD];
  expect(await isSignInRefused()).toBe(true);
  server.use(handler);
  minuteLater();
  expect(await isSignInRefused()).toBe(true);
});
