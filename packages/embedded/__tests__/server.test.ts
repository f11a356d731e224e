import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteCode } from '@/site-config/types';
import type { EmbeddedWordPress, EmbeddedWordPressOptions } from '@footbridge/embedded/server';
import { sendQuery, at, start } from './support/server';
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

describe('the embedded server', () => {
  it('uses the next free port on request, and fails otherwise', async () => {
    const first = await run('DSH');
    const second = await run('DSH', { port: first.port, nextFreePort: true });
    expect(second.port).toBeGreaterThan(first.port);
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
      `{ ${all.join(' ')} terms(first: 100) { nodes { id } } mediaItems(first: 100) { nodes { id } } }`,
    );
    const keys = headers['x-graphql-keys'] ?? '';
    expect(keys.length).toBeLessThan(4200);
    expect(keys).toMatch(/ skipped:(?:post|term)/);
  });

  it('reloads a changed file while it watches', async () => {
    const contentDir = mkdtempSync(join(tmpdir(), 'footbridge-watch-'));
    folders.push(contentDir);
    cpSync(CONTENT, contentDir, { recursive: true });
    let onReload = (): void => undefined;
    const reloaded = new Promise<void>((resolve) => {
      onReload = resolve;
    });
    const wordpress = await run('DSH', { contentDir, watch: true, onReload });
    writeFileSync(
      join(contentDir, 'pages', 'brand-new.md'),
      '---\ntype: page\npath: /brand-new/\ntitle: Brand new\n---\nText.\n',
    );
    await reloaded;
    const title = at(
      (await sendQuery(wordpress, '{ page(id: "/brand-new/", idType: URI) { title } }')).body,
      'data',
      'page',
      'title',
    );
    expect(title).toBe('Brand new');
  });
});
