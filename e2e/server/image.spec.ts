/** A server of the files that an image has, and nothing else. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyImageFiles } from '@footbridge/tools/image';
import { nextFreePort } from '@footbridge/tools/process/ports';
import type { EmbeddedWordPress } from '@footbridge/embedded/server';
import { serveBuild, type SiteProcess, startWordPress } from '../support/site-process';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'serial' });

const MEGABYTE = 1024 * 1024;
/** Uncompressed, without Node and the base image. */
const MAX_MEGABYTES = 90;

let folder: string;
let copied: { count: number; bytes: number };
let wordPress: EmbeddedWordPress;
let site: SiteProcess;
let output = '';

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'footbridge-image-'));
  copied = await copyImageFiles(join(__dirname, '../..'), folder);
  wordPress = await startWordPress(23_900);
  site = await serveBuild(wordPress.url, await nextFreePort(23_910), {
    root: folder,
    env: {
      LEAD_KEY: randomBytes(32).toString('base64'),
      LEAD_WEBHOOK_URL: 'https://crm.example.org/leads',
      LEAD_WEBHOOK_SECRET: 'of a trial',
      LOG_FORMAT: 'json',
    },
    onOutput: (text) => (output += text),
  });
});

test.afterAll(async () => {
  await site?.stop();
  await wordPress?.close();
  rmSync(folder, { recursive: true, force: true });
});

const typeOf = async (path: string): Promise<[number, string | null]> => {
  const response = await site.get(path);
  return [response.status, response.headers.get('content-type')];
};

test('pages, scripts, typefaces with licenses and resized images are served', async () => {
  const html = await (await site.get('/about/')).text();
  expect(html).toContain('<main data-template="page"');
  const found = (pattern: RegExp): string => pattern.exec(html)?.[0].replaceAll('&amp;', '&') ?? 'nothing';
  expect(await typeOf(found(/\/browser\/main-[^"]+\.js/))).toEqual([200, expect.stringContaining('javascript')]);
  expect(await typeOf(found(/\/fonts\/[^"]+\.woff2/))).toEqual([200, 'font/woff2']);
  expect(await typeOf(`${found(/\/_next\/image\?url=[^&"]+/)}&w=96&q=75`)).toEqual([
    200,
    expect.stringMatching(/^image/),
  ]);
  expect(await typeOf('/robots.txt')).toEqual([200, expect.stringContaining('text/plain')]);
});

test('the outbox opens, and the log has no error', async () => {
  expect(await (await site.get('/api/health')).json()).toMatchObject({ parts: { pageCache: 'ok', outbox: 'ok' } });
  expect(output).toContain('"level":"info"');
  expect(output).not.toContain('"level":"error"');
});

test('the files are few: no tools of the build, no sources, no settings', () => {
  expect(copied.bytes / MEGABYTE).toBeLessThan(MAX_MEGABYTES);
  for (const name of ['next.config.ts', '.env', 'server', 'node_modules/webpack', 'geoip'])
    expect(existsSync(join(folder, name)), name).toBe(false);
});
