/** nginx's logs with the configuration of docs/nginx: neither visitors nor paths (docs/privacy.md). */
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { connect } from 'node:net';
import { missingNginx } from '@footbridge/tools/programs';
import { nextFreePort } from '@footbridge/tools/process/ports';
import { NGINX_BRANDS, startNginx, type Nginx } from '../support/nginx';
import { expect, test } from '../support/test';

const missing = missingNginx();
test.skip(missing !== null, missing ?? '');

/** The visitor: an address of this machine that no other test uses. */
const ADDRESS = '127.0.0.77';
/** Stands in every path, query, header and body that the visitor sends. */
const PRIVATE = 'detox-from-opioids';
const MEGABYTE = 1024 * 1024;

let site: Server;
let nginx: Nginx;
let port = 0;

test.beforeAll(async () => {
  const [sitePort, purgePort] = [await nextFreePort(22_800), await nextFreePort(22_900)];
  port = await nextFreePort(23_000);
  site = createServer((requested, answer) => {
    if (requested.url?.includes('/cut/')) requested.socket.destroy();
    else answer.setHeader('Cache-Control', 's-maxage=60').end('well');
  }).listen(sitePort, '127.0.0.1');
  await once(site, 'listening');
  nginx = await startNginx({ port, purgePort, sitePort, secret: 'none' });
});

test.afterAll(async () => {
  await nginx?.stop();
  site?.closeAllConnections();
  site?.close();
});

/** Sends one request as the visitor. Out: the status. */
function visit(path: string, body = ''): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = {
      'user-agent': PRIVATE,
      referer: `http://127.0.0.1/${PRIVATE}/`,
      cookie: `a=${PRIVATE}`,
      'content-length': body.length,
    };
    const requested = request(
      { host: '127.0.0.1', port, path, localAddress: ADDRESS, method: body ? 'POST' : 'GET', headers, agent: false },
      (answer) => answer.resume().on('end', () => resolve(answer.statusCode)),
    );
    // nginx may answer a body that is too large before it is sent.
    requested.on('error', reject).end(body);
  });
}

/** Sends bytes that are no request, as the visitor. Out: the first line of what comes back. */
async function sendRaw(text: string): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port, localAddress: ADDRESS });
  socket.on('error', () => undefined).end(text);
  let answered = '';
  for await (const piece of socket) answered += String(piece);
  return answered.split('\r\n')[0] ?? '';
}

const accessLines = (): { status?: number }[] =>
  (nginx.logs()['footbridge.log'] ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line): { status?: number } => JSON.parse(line));
const all = (): string => Object.values(nginx.logs()).join('\n');

test('no log has an address, a path or a query, for any request and any failure', async () => {
  expect(await visit(`/${PRIVATE}/?s=${PRIVATE}`)).toBe(200);
  expect(await visit(`/api/lead?${PRIVATE}`, 'x'.repeat(2 * MEGABYTE)).catch(() => 413)).toBe(413);
  expect(await visit(`/cut/${PRIVATE}/`)).toBe(502);
  expect(await sendRaw(`GET /${PRIVATE} HTTP/9.9\r\n\r\n`)).toContain('505');
  expect(await sendRaw(`GET / HTTP/1.1\r\nHost: ${PRIVATE}.example\r\n\r\n`)).toContain('421');
  expect(await sendRaw(`${PRIVATE} nothing\r\n\r\n`)).toContain('400');
  expect(await sendRaw(`GET /${PRIVATE} HTTP/1.1\r\nHost: a\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`)).toContain('400');

  // A cache that can't be written, as on a full disk: nginx calls that critical, and cuts the connection.
  rmSync(nginx.cacheFolder, { recursive: true });
  writeFileSync(nginx.cacheFolder, '');
  await expect(visit(`/${PRIVATE}/other/`)).rejects.toThrow('socket hang up');

  site.closeAllConnections();
  site.close();
  await once(site, 'close');
  expect(await visit(`/${PRIVATE}/another/`)).toBe(502);

  await expect.poll(() => accessLines().filter(({ status }) => status !== undefined).length).toBeGreaterThanOrEqual(9);
  expect(all()).not.toContain(PRIVATE);
  expect(all()).not.toContain(ADDRESS);
});

test('an operator finds what failed, and the lines of the site that belong to it', async () => {
  const failed = accessLines().filter(({ status }) => status === 502);
  expect(failed.length).toBeGreaterThanOrEqual(2);
  for (const line of failed)
    expect(line).toEqual({
      time: expect.any(String),
      brand: NGINX_BRANDS[0],
      request: expect.stringMatching(/^[0-9a-f]{32}$/),
      method: 'GET',
      status: 502,
      bytes: expect.any(Number),
      seconds: expect.any(Number),
      cache: expect.any(String),
      site: expect.stringContaining('502'),
      site_seconds: expect.any(String),
    });
});
