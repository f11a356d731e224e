/** script/server --processes 2: one site from two processes, whatever becomes of one of them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nextFreePort, portObstacle } from '@/script/lib/process/ports';
import { startEmbeddedWordPress, type EmbeddedWordPress } from '@/wordpress/embedded/server';
import { rename } from '../support/edit-embedded';
import { E2E_SITE, serverEnvironment } from '../support/settings';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'serial' });

const root = join(__dirname, '../..');
let wordPress: EmbeddedWordPress;
let server: ChildProcess;
let dataDir: string;
let output = '';
let url = '';
/** Of the processes. */
let ports: number[] = [];
let metricsPort = 0;

const titleAt = async (address: string): Promise<string | undefined> =>
  /<h1[^>]*>([^<]*)/.exec(await (await fetch(address)).text())?.[1];
/** Which process answered a page, by its line of the log. */
const answeredBy = (): Set<string | undefined> =>
  new Set(
    output
      .split('\n')
      .filter((line) => line.includes('"route":"page"'))
      .map((line) => /"pid":(\d+)/.exec(line)?.[1]),
  );

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const port = await nextFreePort(22_100);
  metricsPort = await nextFreePort(22_200);
  url = `http://127.0.0.1:${port}`;
  dataDir = mkdtempSync(join(tmpdir(), 'footbridge-processes-'));
  const secret = randomBytes(32).toString('hex');
  wordPress = await startEmbeddedWordPress({
    site: E2E_SITE,
    port: await nextFreePort(22_300),
    frontendUrl: url,
    webhookSecret: secret,
  });
  server = spawn(join(root, 'script/server'), ['--site', E2E_SITE, '--port', String(port), '--processes', '2'], {
    env: {
      ...process.env,
      ...serverEnvironment,
      WORDPRESS_URL: wordPress.url,
      FOOTBRIDGE_SECRET: secret,
      DATA_DIR: dataDir,
      METRICS_PORT: String(metricsPort),
      LOG_FORMAT: 'json',
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text));
  await expect.poll(() => output, { timeout: 60_000 }).toContain('Ctrl-C');
  ports = (/on the ports ([\d, ]+)/.exec(output)?.[1] ?? '').split(', ').map(Number);
});

test.afterAll(async () => {
  if (server?.exitCode === null) server.kill('SIGTERM');
  await wordPress?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('says what runs, and both processes answer, each with metrics of its own', async () => {
  expect(ports).toHaveLength(2);
  expect(output).toContain(`http://127.0.0.1:${metricsPort + 1}/metrics`);
  await Promise.all(Array.from({ length: 8 }, () => fetch(`${url}/about/`)));
  await expect.poll(() => answeredBy().size).toBe(2);
  for (const of of [metricsPort, metricsPort + 1])
    expect(await (await fetch(`http://127.0.0.1:${of}/metrics`)).text()).toMatch(
      /footbridge_request_seconds_count\{route="page"/,
    );
});

test('a notice to one process renews the page in both, from the next request on', async () => {
  const both = ports.map((port) => `http://127.0.0.1:${port}/about/`);
  const before = await titleAt(`${url}/about/`);
  await rename(wordPress, '/about/', 'Renamed for both');
  expect(before).not.toBe('Renamed for both');
  expect(await Promise.all(both.map(titleAt))).toEqual(['Renamed for both', 'Renamed for both']);
});

test('visitors get their pages while one process is killed, and it comes back', async () => {
  const [pid] = [...answeredBy()];
  const watch = { isOver: false };
  const statuses = new Map<number, number>();
  const visitors = Array.from({ length: 4 }, async () => {
    while (!watch.isOver) {
      const response = await fetch(`${url}/about/`);
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      await response.arrayBuffer();
    }
  });
  process.kill(Number(pid), 'SIGKILL');
  await expect.poll(() => output, { timeout: 30_000 }).toContain('serves again');
  watch.isOver = true;
  await Promise.all(visitors);
  expect([...statuses.keys()]).toEqual([200]);
  expect(statuses.get(200)).toBeGreaterThan(20);
  for (const port of ports) expect((await fetch(`http://127.0.0.1:${port}/about/`)).status).toBe(200);
});

test('SIGTERM ends all of it', async () => {
  server.kill('SIGTERM');
  const [code] = await once(server, 'exit');
  expect(code).toBe(0);
  expect(
    await Promise.all(
      [Number(new URL(url).port), ...ports, metricsPort, metricsPort + 1].map((port) => portObstacle(port)),
    ),
  ).toEqual([null, null, null, null, null]);
});
