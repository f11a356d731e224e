/** @jest-environment node */
/** `npm run tool -- status` as a command: its arguments, exit code, and what it says where there is no state. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { join } from 'node:path';

import { FAULTY, HEALTHY } from './reports';

import type { AddressInfo } from 'node:net';

const ROOT = join(__dirname, '../../../..');

describe('the command', () => {
  const servers: Server[] = [];
  afterEach(() => servers.splice(0).forEach((server) => server.close()));

  async function serve(listener: RequestListener): Promise<string> {
    const server = createServer(listener).listen(0, '127.0.0.1');
    servers.push(server);
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }
  const json =
    (status: number, body: unknown, headers = {}): RequestListener =>
    (_, response) =>
      void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

  async function run(site: string, env: Record<string, string> = {}) {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', 'packages/tools/tool/main.ts', 'status', '--site', site],
      {
        cwd: ROOT,
        env: { ...process.env, FOOTBRIDGE_SECRET: 's'.repeat(32), ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    let [out, err] = ['', ''];
    child.stdout.on('data', (text) => (out += String(text)));
    child.stderr.on('data', (text) => (err += String(text)));
    const [code] = await once(child, 'close');
    return { code, out, err };
  }

  it.each([
    ['ends with 0 where there is nothing to do', HEALTHY, 200, 0],
    [
      'ends with 1 where there is, also when the site is out of rotation',
      { ...FAULTY, status: 'failing' as const },
      503,
      1,
    ],
  ])('%s', async (_, report, status, code) => {
    const url = await serve(json(status, report));
    const result = await run(`${url}/about/`);
    expect([result.code, result.err]).toEqual([code, '']);
    expect(result.out).toContain(`${url}: ${report.status}\n`);
  });

  it('signs its request', async () => {
    let headers = {};
    const url = await serve((request, response) => {
      headers = request.headers;
      json(200, HEALTHY)(request, response);
    });
    await run(url);
    expect(headers).toMatchObject({ 'x-footbridge-signature': expect.stringMatching(/^sha256=[0-9a-f]{64}$/) });
  });

  it.each<[string, RequestListener, RegExp]>([
    [
      'another secret',
      json(401, { error: { code: 'unauthorized' } }),
      /it refuses the signature\. Set the site’s FOOTBRIDGE_SECRET/,
    ],
    ['another service', json(404, {}), /it has no \/api\/health, so this is another service/],
    ['another service that answers everything', json(200, { status: 'ok' }), /it answers 200, and no state/],
    ['another brand', json(421, {}), /it serves another brand/],
    [
      'a redirect',
      json(301, {}, { location: 'https://www.example.org/' }),
      /it redirects to https:\/\/www\.example\.org\//,
    ],
    ['a broken proxy', json(502, 'Bad gateway'), /it answers 502 without a state/],
  ])('ends with 2 and one line where there is %s', async (_, listener, message) => {
    const { code, out, err } = await run(await serve(listener));
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(message);
    expect(err.trimEnd()).not.toContain('\n');
  });

  it('ends with 2 and one line where nothing listens', async () => {
    const url = await serve(json(200, {}));
    await new Promise((resolve) => servers.pop()?.close(resolve));
    expect(await run(url)).toEqual({
      code: 2,
      out: '',
      err: `${url} does not answer (ECONNREFUSED). Start it with script/server, or name its address with --site URL.\n`,
    });
  });

  it('names a certificate that is not trusted', async () => {
    const options = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=x -keyout - -out -';
    const { stdout } = spawnSync('openssl', options.split(' '), { encoding: 'utf8' });
    const server = createSecureServer({ key: stdout, cert: stdout }).listen(0, '127.0.0.1');
    servers.push(server);
    await once(server, 'listening');
    const { code, err } = await run(`https://127.0.0.1:${(server.address() as AddressInfo).port}`);
    expect([code, err]).toEqual([2, expect.stringMatching(/: its certificate is not trusted \(\w+\)\. .*\n$/)]);
  });

  it.each(['DSH', 'ftp://example.org', 'localhost:3000'])('refuses the site %s', async (site) => {
    const { code, err } = await run(site);
    expect([code, err]).toEqual([2, `--site: "${site}" is no address. It looks like https://cms.example.org\n`]);
  });

  it('ends with 2 and one line without a secret', async () => {
    const { code, err } = await run('http://127.0.0.1:1', { FOOTBRIDGE_SECRET: '', DATA_DIR: '/nonexistent' });
    expect([code, err]).toEqual([2, expect.stringMatching(/^FOOTBRIDGE_SECRET is not set: .*\n$/)]);
  });
});
