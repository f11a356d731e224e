/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { createBrand } from '@footbridge/tools/brand/new';
import type { Answers } from '@footbridge/tools/brand/answers';

const CODE = 'TST';
let folder = '';

function answers(): Answers {
  const { look } = JSON.parse(readFileSync('site-config/brands/LAG/brand.json', 'utf8'));
  const { fonts, headingWeight, headingTracking, headingScale } = look;
  return {
    code: CODE,
    name: 'Blue Ridge Treatment Center',
    domain: 'blueridge.example',
    color: '#F5A800',
    city: 'Asheville',
    state: 'NC',
    phone: '8285550100',
    faces: { fonts, headingWeight, headingTracking, headingScale },
  };
}

const configured = async () => (await import('@/site-config/brands')).siteOf(CODE);
const checks = () => import('@footbridge/tools/brand/placeholders');

beforeAll(async () => {
  // The brands of the repository and a ninth, in a copy.
  folder = mkdtempSync(join(tmpdir(), 'brands-'));
  cpSync('site-config/brands', folder, {
    recursive: true,
    filter: (file) => !file.endsWith('.avif'),
  });
  await createBrand(answers(), folder);
  process.env.BRANDS_DIR = folder;
  jest.resetModules();
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('a ninth brand', () => {
  it('is valid as the eight are', async () => {
    const { validateSites } = await import('@/site-config/validation/validate');
    expect((await configured()).key).toBe('BLUE_RIDGE');
    expect(() => validateSites()).not.toThrow();
  });

  it('has icons of their sizes', async () => {
    const sizes = await Promise.all(
      ['apple-touch-icon.png', 'icon-192.png', 'icon-512.png', 'og.jpg'].map(async (name) => {
        const { width, height } = await sharp(join(folder, CODE, name)).metadata();
        return [width, height];
      }),
    );
    expect(sizes).toEqual([
      [180, 180],
      [192, 192],
      [512, 512],
      [1200, 630],
    ]);
  });

  it('has files of its typefaces in the repository', async () => {
    const { fontFiles } = await import('@/site-config/fonts');
    expect(fontFiles(await configured()).filter(({ source }) => !existsSync(source))).toEqual([]);
  });

  it('has all of the example content, its own facility and pictures, without a problem', async () => {
    const { loadStore } = await import('@footbridge/embedded/store/load');
    const { SITE_CODES } = await import('@/site-config/brands');
    const urls = { frontend: 'http://site.test', wordpress: 'http://wp.test' };
    const load = (site: string, ownContent?: string) =>
      loadStore({ root: 'packages/embedded/content', site, urls, ownContent });
    const own = load(CODE);
    const other = load(SITE_CODES[0] ?? '', 'site-config/brands/AHW/content');
    expect(own.data.problems).toEqual([]);
    expect(own.postsOfType('facility').flatMap(({ path, status }) => (status === 'publish' ? [path] : []))).toEqual([
      '/facilities/blue-ridge-treatment-center/',
    ]);
    expect(own.postsOfType('attachment')).toHaveLength(other.postsOfType('attachment').length);
  });

  it('is listed with all of its placeholders, and without what was replaced', async () => {
    const { placeholdersOf } = await checks();
    const listed = (site: Awaited<ReturnType<typeof configured>>) =>
      placeholdersOf(site, join(folder, CODE)).map(([where]) => where);
    const site = await configured();
    const all = listed(site);
    expect(all).toEqual(
      expect.arrayContaining(['brand.json, phones.default', 'brand.json, domain', 'logo.svg', 'favicon.ico', 'og.jpg']),
    );
    writeFileSync(join(folder, CODE, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const left = listed({ ...site, domain: 'blueridge.com' });
    expect(all.filter((where) => !left.includes(where))).toEqual(['brand.json, domain', 'logo.svg']);
  });

  it('is found where a .env file names BRANDS_DIR', () => {
    writeFileSync(join(folder, '.env'), `BRANDS_DIR=${folder}\n`);
    const command = resolve('packages/tools/tool/main.ts');
    const { BRANDS_DIR: _, ...env } = process.env;
    const { stdout } = spawnSync(
      process.execPath,
      ['--import', resolve('node_modules/tsx/dist/loader.mjs'), command, 'brand', 'check', CODE],
      {
        cwd: folder,
        env: { ...env, TSX_TSCONFIG_PATH: resolve('tsconfig.json') },
        encoding: 'utf8',
      },
    );
    expect(stdout).toContain('brand.json, phones.default');
  });

  it('is not made over a folder, nor with the name or domain of another brand', async () => {
    await expect(createBrand(answers(), folder)).rejects.toThrow(/TST exists already\.$/);
    await expect(createBrand({ ...answers(), code: 'NEW' }, folder)).rejects.toThrow(
      /NEW\.key: BLUE_RIDGE also names TST\nNEW\.domain: blueridge\.example is also the domain of TST/,
    );
    expect(existsSync(join(folder, 'NEW'))).toBe(false);
  });

  it.each([
    ['José & "Sons" <b>🌄</b>', 'jose-sons-b-b'],
    ['日本', 'new'],
    ['An Extraordinarily Long-Named Place of Many Words', 'an-extraordinarily-long-named-place-of-many-words'],
  ])('may have the name %s, also as the first brand of a folder', async (name, slug) => {
    const first = mkdtempSync(join(folder, '.first-'));
    await createBrand({ ...answers(), code: 'NEW', name }, join(first, 'brands'));
    const { readBrands } = await import('@/site-config/brand/read');
    const path = `/facilities/${slug}/`;
    expect(readBrands(join(first, 'brands'))).toMatchObject([{ fullName: name, facilities: [{ path }] }]);
    expect(existsSync(join(first, 'brands/NEW/content/facilities', `${slug}.md`))).toBe(true);
    const { document } = new JSDOM(readFileSync(join(first, 'brands/NEW/logo.svg'), 'utf8'), {
      contentType: 'image/svg+xml',
    }).window;
    expect([...document.querySelectorAll('text')].map(({ textContent }) => textContent).join(' ')).toBe(name);
  });
});
