/** script/server --processes 2: one site from two worker processes, whatever becomes of one of them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nextFreePort, portObstacle } from '@footbridge/tools/process/ports';
import type { EmbeddedWordPress } from '@footbridge/embedded/server';
import { rename } from '../support/edit-embedded';
import { E2E_SITE, serverEnvironment } from '../support/settings';
import { startWordPress } from '../support/site-process';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'serial' });

const root = join(__dirname, '../..');
let wordPress: EmbeddedWordPress;
let server: ChildProcess;
let dataDir: string;
let output = '';
let url = '';
let metricsPort = 0;

/** A page's title, over its own connection, which either process may accept. */
const titleOf = async (path: string): Promise<string | undefined> => {
  const response = await fetch(url + path, { headers: { connection: 'close' } });
  return /<h1[^>]*>([^<]*)/.exec(await response.text())?.[1];
};
/** Which processes answered requests of a kind, by the lines of the log from a length of it on. */
const answeredBy = (from = 0, route = 'page'): Set<string> =>
  new Set(
    output
      .slice(from)
      .split('\n')
      .filter((line) => line.includes(`"route":"${route}"`))
      .flatMap((line) => /"pid":(\d+)/.exec(line)?.[1] ?? []),
  );

/** Titles of a page, requested until both processes have answered. */
async function titlesFromBoth(path: string): Promise<Set<string | undefined>> {
  const from = output.length;
  const titles = new Set<string | undefined>();
  await expect
    .poll(async () => {
      for (const title of await Promise.all(Array.from({ length: 8 }, () => titleOf(path)))) titles.add(title);
      return answeredBy(from).size;
    })
    .toBe(2);
  return titles;
}

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const port = await nextFreePort(22_100);
  metricsPort = await nextFreePort(22_200);
  url = `http://127.0.0.1:${port}`;
  dataDir = mkdtempSync(join(tmpdir(), 'footbridge-processes-'));
  const secret = randomBytes(32).toString('hex');
  wordPress = await startWordPress(22_300, { frontendUrl: url, webhookSecret: secret });
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
});

test.afterAll(async () => {
  if (server?.exitCode === null) server.kill('SIGTERM');
  await wordPress?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('says what runs; both processes answer, and one address has the metrics of both', async () => {
  expect(output).toMatch(/Processes +2\n/);
  await titlesFromBoth('/about/');
  const lines = () => output.split('\n').filter((line) => line.includes('"route":"page"')).length;
  const counted = async () => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    const counts = [
      ...text.matchAll(/footbridge_request_seconds_count\{route="page",status="2xx",worker="([12])"\} (\d+)/g),
    ];
    expect(counts).toHaveLength(2);
    return counts.reduce((sum, [, , count]) => sum + Number(count), 0);
  };
  await expect.poll(async () => (await counted()) - lines()).toBe(0);
});

test('a webhook to one process renews the page in both, from the next request on', async () => {
  expect(await titleOf('/about/')).not.toBe('Renamed for both');
  await rename(wordPress, '/about/', 'Renamed for both');
  expect(await titlesFromBoth('/about/')).toEqual(new Set(['Renamed for both']));
});

test('visitors get their pages while one process is killed, except the requests in progress; it is replaced', async () => {
  const [pid] = [...answeredBy()];
  const watch = { isOver: false, lost: 0 };
  const statuses = new Map<number, number>();
  const visitors = Array.from({ length: 4 }, async () => {
    while (!watch.isOver) {
      try {
        const response = await fetch(`${url}/about/`);
        await response.arrayBuffer();
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      } catch {
        watch.lost += 1;
      }
    }
  });
  process.kill(Number(pid), 'SIGKILL');
  await expect.poll(() => output, { timeout: 30_000 }).toContain('serves again');
  watch.isOver = true;
  await Promise.all(visitors);
  expect([...statuses.keys()]).toEqual([200]);
  expect(statuses.get(200)).toBeGreaterThan(20);
  // One of each visitor at most: in production nginx retries it (docs/nginx).
  expect(watch.lost).toBeLessThanOrEqual(visitors.length);
});

test('SIGTERM ends all of it', async () => {
  server.kill('SIGTERM');
  const [code] = await once(server, 'exit');
  expect(code).toBe(0);
  expect(await Promise.all([Number(new URL(url).port), metricsPort].map((port) => portObstacle(port)))).toEqual([
    null,
    null,
  ]);
});
