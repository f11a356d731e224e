import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteCode } from '@/site-config/types';
import type { EmbeddedWordPress, EmbeddedWordPressOptions } from '@footbridge/embedded/server';
import { signedHeaders } from '@footbridge/bridge/platform/signature';
import { sendQuery, at, send, start } from './support/server';
import { CONTENT } from './support/stand-ins';

const folders: string[] = [];
const running = new Set<EmbeddedWordPress>();

/** A server that is stopped after the test, however that ends. */
async function run(
  site: SiteCode = 'DSH',
  options: Partial<EmbeddedWordPressOptions> = {},
): Promise<EmbeddedWordPress> {
  const wordpress = await start(site, options);
  running.add(wordpress);
  return wordpress;
}

afterEach(async () => {
  await Promise.all([...running].map((wordpress) => wordpress.close()));
  running.clear();
  folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true }));
});

function copyOfContent(): string {
  const folder = mkdtempSync(join(tmpdir(), 'footbridge-watch-'));
  folders.push(folder);
  cpSync(CONTENT, folder, { recursive: true });
  return folder;
}

/** Returns the option that is called after a reload, and a function that waits for the next one. */
function reloads() {
  let resolveNext = (): void => undefined;
  const wait = (): Promise<void> => new Promise((resolve) => (resolveNext = resolve));
  let next = wait();
  return {
    onReload: (): void => {
      resolveNext();
      next = wait();
    },
    reloaded: (): Promise<void> => next,
  };
}

describe('the embedded server', () => {
  it('fails at a port in use', async () => {
    const first = await run('DSH');
    await expect(run('DSH', { port: first.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  it('cuts the keys header at about 4,000 bytes and names what it left out', async () => {
    const wordpress = await run('DSH');
    const all = Array.from(
      { length: 4 },
      (_, index) =>
        `p${index}: contentNodes(first: 100, where: { contentTypes: [${['POST', 'PAGE', 'REVIEW', 'CONTRIBUTOR'][index]}] }) { nodes { id } }`,
    );
    const { headers } = await sendQuery(
      wordpress,
      `{ ${all.join(' ')} terms(first: 100) { nodes { id } } mediaItems(first: 100) { nodes { id } } menuItems(first: 100) { nodes { id } } comments(first: 100) { nodes { id } } }`,
    );
    const keys = headers['x-graphql-keys'] ?? '';
    expect(keys.length).toBeLessThan(4200);
    expect(keys).toMatch(/ skipped:(?:post|term)/);
  });

  it('reloads a changed file while it watches', async () => {
    const contentDir = copyOfContent();
    const { reloaded, onReload } = reloads();
    const wordpress = await run('DSH', { contentDir, watch: true, onReload });
    writeFileSync(
      join(contentDir, 'pages', 'brand-new.md'),
      '---\ntype: page\npath: /brand-new/\ntitle: Brand new\n---\nText.\n',
    );
    await reloaded();
    const title = at(
      (await sendQuery(wordpress, '{ page(id: "/brand-new/", idType: URI) { title } }')).body,
      'data',
      'page',
      'title',
    );
    expect(title).toBe('Brand new');
  });

  it('names the invalid file of an address, until an editor replaces it', async () => {
    const contentDir = copyOfContent();
    const { reloaded, onReload } = reloads();
    const wordpress = await run('DSH', { contentDir, watch: true, onReload, webhookSecret: 'secret' });
    const resolve = () =>
      send(`${wordpress.url}/index.php?rest_route=/footbridge/v1/resolve&path=/about/our-team/`, {
        headers: signedHeaders('secret', '/about/our-team/'),
      });
    const file = join(contentDir, 'pages/about/our-team.md');
    const text = readFileSync(file, 'utf8');
    const replaceFile = async (content: string): Promise<void> => {
      writeFileSync(`${file}~`, content);
      renameSync(`${file}~`, file);
      await reloaded();
    };
    await replaceFile(text.replace('pageSettings:\n', 'pageSettings:\n  parking: In the yard\n'));
    const message = expect.stringMatching(
      /^content file pages\/about\/our-team\.md: pageSettings: has no field parking: /,
    );
    expect(await resolve()).toMatchObject({ status: 422, body: { code: 'footbridge_content', message } });
    await replaceFile(text);
    expect(await resolve()).toMatchObject({ status: 200, body: { status: 200 } });
  });
});

it('answers the resolve route to what is signed for the path, now, with the secret', async () => {
  const secret = 'a-secret-of-thirty-two-characters';
  const { url } = await run('DSH', { webhookSecret: secret });
  const ask = (path: string, headers: Record<string, string>) =>
    send(`${url}/index.php?rest_route=/footbridge/v1/resolve&path=${encodeURIComponent(path)}`, { headers });
  const { status, body, headers } = await ask('/about/?x=%20', signedHeaders(secret, '/about/?x=%20'));
  expect({ status, body }).toMatchObject({ status: 200, body: { status: 200, templates: expect.any(Array) } });
  expect(headers['cache-control']).toContain('no-store');
  for (const wrong of [
    signedHeaders(secret, '/contact/'),
    signedHeaders('another', '/about/'),
    signedHeaders(secret, '/about/', Date.now() - 360_000),
    {},
  ])
    expect(await ask('/about/', wrong)).toMatchObject({ status: 401, body: { code: 'footbridge_signature' } });
});
