import { createServer, type Server } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generatedPaths, writeContent } from '@footbridge/tools/bench/lib/scale/content';
import { operationIn, startCountingProxy, type CountingProxy } from '@footbridge/tools/bench/lib/counting-proxy';
import { listen } from '@footbridge/embedded/http/listen';
import { loadStore } from '@footbridge/embedded/store/load';

describe('the proxy that counts', () => {
  let wordPress: Server;
  let proxy: CountingProxy;
  beforeEach(async () => {
    wordPress = createServer((requested, response) => {
      const own = `http://${requested.headers.host}`;
      if (requested.url === '/moved') response.writeHead(301, { location: `${own}/new/` }).end();
      else
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ link: `${own}/é/`, requested: requested.method }));
    });
    proxy = await startCountingProxy(`http://127.0.0.1:${await listen(wordPress, '127.0.0.1', 0, false)}`, 0);
  });
  afterEach(async () => {
    await proxy.close();
    wordPress.close();
  });

  it('forwards responses, with its own address in place of WordPress’s', async () => {
    const answer = await fetch(`${proxy.url}/graphql`, { method: 'POST', body: '{"query":"query GetSingle { x }"}' });
    expect(await answer.json()).toEqual({ link: `${proxy.url}/é/`, requested: 'POST' });
    const moved = await fetch(`${proxy.url}/moved`, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([301, `${proxy.url}/new/`]);
  });

  it('records requests until they are read', async () => {
    await fetch(`${proxy.url}/graphql`, { method: 'POST', body: '{"query":"query GetSingle { x }"}' });
    await fetch(`${proxy.url}/index.php?graphql&query=${encodeURIComponent('query GetSeedNode($id: ID!) { x }')}`);
    expect(proxy.take().map(({ method, path, operation }) => [method, path, operation])).toEqual([
      ['POST', '/graphql', 'GetSingle'],
      ['GET', '/index.php', 'GetSeedNode'],
    ]);
    expect(proxy.take()).toEqual([]);
  });

  it('knows a request’s operation in any form', () => {
    expect(operationIn('query=query+GetLayout+%7B')).toBe('GetLayout');
    expect(operationIn('{"query":"{ posts { id } }"}')).toBeNull();
  });
});

describe('generated content', () => {
  it('is valid content of the embedded WordPress, each article at its address', () => {
    const folder = mkdtempSync(join(tmpdir(), 'footbridge-content-'));
    try {
      const own = join(process.cwd(), 'packages/embedded/content');
      const load = (root: string) =>
        loadStore({ root, site: 'DSH', urls: { wordpress: 'http://w', frontend: 'http://f' } });
      writeContent(own, folder, 60);
      const [before, after] = [load(own), load(folder)];
      expect(after.data.problems).toEqual(before.data.problems);
      expect(after.posts.length - before.posts.length).toBe(60);
      const paths = generatedPaths(60);
      expect(paths).toHaveLength(60);
      for (const path of paths) expect(after.postAt(path)).toMatchObject({ status: 'publish', type: 'post' });
      expect(after.postAt('/bench-00007/')?.content.length).toBeGreaterThan(500);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
