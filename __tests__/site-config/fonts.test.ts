import { existsSync } from 'node:fs';
import { mkdtemp, mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sites } from '@/site-config/brands';
import { fontCss, fontFiles, fontPreloads, fontStack } from '@/site-config/fonts';
import { installFonts } from '@/site-config/install-fonts';
import { SITE_CODES } from '@/site-config/types';

const all = SITE_CODES.map((code) => sites[code]);

describe.each(all)('the typefaces of $shortName', (site) => {
  it('are two families in at most three files that are installed, none loaded from elsewhere', () => {
    const files = fontFiles(site);
    expect(new Set(files.map(({ family }) => family.name)).size).toBe(2);
    expect(files.length).toBeLessThanOrEqual(3);
    for (const { source } of files) expect(existsSync(path.join('node_modules', source))).toBe(true);
    expect(fontCss(site)).not.toMatch(/https?:/);
  });

  it('preload heading and text, not the italics', () => {
    expect(fontPreloads(site)).toHaveLength(2);
    for (const url of fontPreloads(site)) {
      expect(url).toMatch(new RegExp(`^/fonts/${site.code}/[a-z0-9-]+-normal\\.woff2$`));
    }
  });

  it('cover the weight that headings are set in', () => {
    const [from = 0, to = from] = site.look.fonts.heading.weight.split(' ').map(Number);
    expect(site.look.headingWeight).toBeGreaterThanOrEqual(from);
    expect(site.look.headingWeight).toBeLessThanOrEqual(to);
  });

  it('swap in over stand-ins of the same measure, which the font stack names in order', () => {
    const css = fontCss(site);
    expect(css.match(/font-display:swap/g)).toHaveLength(fontFiles(site).length);
    for (const family of [site.look.fonts.heading, site.look.fonts.body]) {
      const stack = fontStack(family);
      expect(stack.startsWith(`"${family.name}", "${family.name} Fallback", `)).toBe(true);
      for (const standIn of stack.match(/"[^"]+ Fallback[^"]*"/g) ?? []) expect(css).toContain(`font-family:${standIn};src:local(`);
    }
    for (const [, size] of css.matchAll(/size-adjust:([\d.]+)%/g)) {
      expect(Number(size)).toBeGreaterThan(80);
      expect(Number(size)).toBeLessThan(130);
    }
  });
});

describe('putting the fonts below public/', () => {
  let root = '';
  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'fonts-'));
    await symlink(path.resolve('node_modules'), path.join(root, 'node_modules'));
  });
  afterEach(() => rm(root, { recursive: true }));

  it('copies the brand’s files with their licences, and leaves none of an earlier choice', async () => {
    const folder = path.join(root, 'public/fonts/DSH');
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'old.woff2'), '');
    expect(await installFonts('DSH', root)).toEqual(fontFiles(sites.DSH).map(({ url }) => url));
    expect((await readdir(folder)).toSorted()).toEqual([
      'figtree-latin-wght-italic.woff2',
      'figtree-latin-wght-normal.woff2',
      'figtree.LICENSE.txt',
      'fraunces-latin-wght-normal.woff2',
      'fraunces.LICENSE.txt',
    ]);
  });

  it('touches nothing that is right: another server may be serving it', async () => {
    await installFonts('DSH', root);
    const folder = path.join(root, 'public/fonts/DSH');
    const state = async () =>
      Promise.all((await readdir(folder)).map(async (name) => ({ name, changed: (await stat(path.join(folder, name), { bigint: true })).ctimeNs })));
    const before = await state();
    await installFonts('DSH', root);
    expect(await state()).toEqual(before);
    await writeFile(path.join(folder, 'figtree.LICENSE.txt'), 'half a fi');
    await installFonts('DSH', root);
    expect(await readFile(path.join(folder, 'figtree.LICENSE.txt'), 'utf8')).toContain('SIL OPEN FONT LICENSE');
  });
});

it('a typeface without measures is refused by its name', () => {
  expect(() => fontStack({ ...sites.DSH.look.fonts.body, name: 'Comic' })).toThrow('No metrics for the typeface Comic');
});
