/** One build serves any brand, chosen at the start (docs/decisions/0002). */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverBuild, serverFile } from '@footbridge/tools/build/server';
import { nextFreePort } from '@footbridge/tools/process/ports';
import { sites } from '@/site-config/brands';
import type { EmbeddedWordPress } from '@footbridge/embedded/server';
import { serveBuild, type SiteProcess, startWordPress } from '../support/site-process';
import { expect, test } from '../support/test';

import type { SiteConfig } from '@/site-config/types';

test.describe.configure({ mode: 'default' });

const root = join(__dirname, '../..');
const brands = sites.slice(-2);
const served: { brand: SiteConfig; site: SiteProcess; wordPress: EmbeddedWordPress }[] = [];
/** Both write to it. */
const dataDir = mkdtempSync(join(tmpdir(), 'footbridge-brands-'));

test.beforeAll(async () => {
  for (const brand of brands) {
    const wordPress = await startWordPress(23_700, { site: brand.code });
    const env = { SITE: brand.code, NEXT_PUBLIC_SITE: '', DATA_DIR: dataDir };
    served.push({ brand, wordPress, site: await serveBuild(wordPress.url, await nextFreePort(23_720), { env }) });
  }
});

test.afterAll(async () => {
  for (const { site, wordPress } of served) {
    await site.stop();
    await wordPress.close();
  }
  rmSync(dataDir, { recursive: true, force: true });
});

test('[S1.1] two processes of one build serve two brands, each with its own numbers, colors and files', async () => {
  for (const { brand, site } of served) {
    const others = brands.filter((other) => other !== brand);
    // The second time from the cache.
    for (const path of ['/', brand.aboutPath, '/']) {
      const html = await (await site.get(path)).text();
      expect(html).toContain(brand.callNumbers.default.display);
      expect(html).toContain(`https://${brand.domain}${path}`);
      expect(html).toContain(brand.palettes.primary.default);
      for (const other of others) {
        expect(html).not.toContain(other.callNumbers.default.display);
        expect(html).not.toContain(`/fonts/${other.code}/`);
      }
    }
    const manifest = await (await site.get('/site.webmanifest')).json();
    expect(manifest.name).toBe(brand.fullName);
    expect(await (await site.get('/robots.txt')).text()).toContain(`https://${brand.domain}/sitemap.xml`);
    const icon = Buffer.from(await (await site.get('/favicon.ico')).arrayBuffer());
    expect(icon).toEqual(readFileSync(join(root, 'site-config/brands', brand.code, 'favicon.ico')));
  }
});

/** Starts the server, which is expected to refuse. */
function refusal(env: Record<string, string>, file = serverFile(root)): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, '--port', '1'], {
    env: { ...process.env, NEXT_PUBLIC_SITE: '', SITE: '', ...env },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  return stdout + stderr;
}

test('a wrong brand, folder or field stops the start with its name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'footbridge-brands-'));
  const [brand] = brands;
  cpSync(join(root, 'site-config/brands', brand?.code ?? ''), join(folder, 'NEW'), { recursive: true });
  const file = join(folder, 'NEW/brand.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"city"', '"town"'));
  try {
    expect(refusal({ SITE: 'XYZ' })).toContain('There is no site "XYZ". The sites are ');
    expect(refusal({ BRANDS_DIR: '/no/such/folder' })).toContain('/no/such/folder');
    expect(refusal({ BRANDS_DIR: folder, SITE: 'NEW' })).toMatch(/NEW\.city: .*NEW: has no field "town"/s);
    expect(refusal({ NEXT_PUBLIC_GTM_ID: 'nothing' })).toContain('NEXT_PUBLIC_GTM_ID must be');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a start without WordPress, or with a data folder that cannot be written, is refused with the remedy', () => {
  expect(refusal({ WORDPRESS_URL: '' })).toContain('WORDPRESS_URL is not set. Set it to the address of your WordPress');
  expect(refusal({ WORDPRESS_URL: 'cms.example.org' })).toContain('WORDPRESS_URL must be an http(s) address');
  const output = refusal({ WORDPRESS_URL: 'https://cms.example.org', DATA_DIR: '/dev/null/data' });
  expect(output).toContain('DATA_DIR: /dev/null/data cannot be written (ENOTDIR). Give this user write permission');
  expect(output).not.toContain('    at ');
  const listening = { WORDPRESS_URL: 'https://cms.example.org', HOST: '203.0.113.1' };
  expect(refusal(listening)).toContain('PORT 1 is at an address that this machine does not have');
});

test('[S1.1] a build with NEXT_PUBLIC_SITE serves that brand alone', () => {
  const [only, other] = brands;
  const folder = join(root, '.build', `only-${process.pid}`);
  try {
    const built = spawnSync(process.execPath, serverBuild(root, folder), {
      cwd: root,
      env: { ...process.env, NEXT_PUBLIC_SITE: only?.code ?? '' },
    });
    expect(built.status).toBe(0);
    expect(refusal({ SITE: other?.code ?? '' }, join(folder, 'runtime/main.mjs'))).toContain(
      `SITE is ${other?.code}, but NEXT_PUBLIC_SITE is ${only?.code}`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
