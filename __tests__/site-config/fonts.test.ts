import { existsSync, readFileSync } from 'node:fs';
import { SITE_CODES, siteOf } from '@/site-config/brands';
import { FONT_METRICS } from '@/site-config/font-metrics';
import { codePoints, FONT_RANGES } from '@/site-config/font-ranges';
import { fontCss, fontFiles, fontPreloads, fontStack } from '@/site-config/fonts';
import { lettersOf, namesOf } from '../support/woff2';

const all = SITE_CODES.map((code) => siteOf(code));

describe.each(all)('the typefaces of $shortName', (site) => {
  const files = fontFiles(site);
  const parts = (from: string) => files.filter(({ source, cut }) => (cut?.from ?? source) === from);

  it('are two families whose files are here, none loaded from elsewhere', () => {
    expect(new Set(files.map(({ family }) => family.name)).size).toBe(2);
    for (const { source } of files) expect(`${source}: ${existsSync(source)}`).toBe(`${source}: true`);
    expect(new Set(files.map(({ url }) => url)).size).toBe(files.length);
    expect(fontCss(site)).not.toMatch(/https?:/);
  });

  it('preload one file of heading and text each, the one that English is written with, not the italics', () => {
    const preloaded = files.filter(({ preload }) => preload);
    expect(fontPreloads(site)).toEqual(preloaded.map(({ url }) => url));
    expect(preloaded.map(({ family }) => family)).toEqual([site.look.fonts.heading, site.look.fonts.body]);
    for (const { style, source } of preloaded) {
      expect(style).toBe('normal');
      const letters = lettersOf(source);
      for (const letter of 'The “quick” brown fox’s 24/7 – café, señor … © $1 & ½')
        expect(`${letter} ${letters.has(letter.codePointAt(0) ?? 0)}`).toBe(`${letter} true`);
    }
  });

  it('have every letter of Fontsource’s files, in the file whose range names it', () => {
    for (const { family } of files) {
      const whole = `node_modules/${family.package}/files/${family.file}`;
      const missing = [...lettersOf(whole)].filter((letter) => {
        // Browsers look at the last rule first.
        const file = parts(whole).findLast(({ range }) => codePoints(range).includes(letter));
        return file && !lettersOf(file.source).has(letter);
      });
      expect(missing).toEqual([]);
    }
    const published: unknown = JSON.parse(
      readFileSync(`node_modules/${site.look.fonts.body.package}/unicode.json`, 'utf8'),
    );
    expect(published).toMatchObject({ latin: expect.any(String), 'latin-ext': expect.any(String) });
    const latin = typeof published === 'object' && published && 'latin' in published ? String(published.latin) : '';
    expect(codePoints(FONT_RANGES.latin)).toEqual(codePoints(latin));
  });

  it('say the same of weight in all files of a face: browsers would choose one file, and miss the others’ letters', () => {
    for (const style of ['normal', 'italic']) {
      for (const family of [site.look.fonts.heading, site.look.fonts.body]) {
        const weights = files
          .filter((file) => file.style === style && file.family.name === family.name)
          .map(({ weight }) => weight);
        expect(new Set(weights).size).toBeLessThanOrEqual(1);
      }
    }
  });

  it('are cut only where their licence leaves their name free', () => {
    for (const { family, source, cut } of files) {
      const whole = `node_modules/${family.package}/files/${family.file}`;
      const licence = readFileSync(`node_modules/${family.package}/LICENSE`, 'utf8');
      // Its first lines say whose it is; or the font itself does.
      const isReserved = /with reserved font name/i.test(licence.split('-----')[0] + namesOf(whole));
      expect([source, isReserved && cut !== null]).toEqual([source, false]);
      expect([family.name, isReserved]).toEqual([family.name, FONT_METRICS[family.name]?.isReserved ?? false]);
    }
  });

  it('cover the weight that headings are set in', () => {
    for (const weight of [
      site.look.fonts.heading.weight,
      ...parts(`node_modules/${site.look.fonts.heading.package}/files/${site.look.fonts.heading.file}`).map(
        (file) => file.weight,
      ),
    ]) {
      const [from = 0, to = from] = weight.split(' ').map(Number);
      expect(site.look.headingWeight).toBeGreaterThanOrEqual(from);
      expect(site.look.headingWeight).toBeLessThanOrEqual(to);
    }
  });

  it('swap in over stand-ins of the same measure, which the font stack names in order', () => {
    const css = fontCss(site);
    expect(css.match(/font-display:swap/g)).toHaveLength(fontFiles(site).length);
    for (const family of [site.look.fonts.heading, site.look.fonts.body]) {
      const stack = fontStack(family);
      expect(stack.startsWith(`"${family.name}", "${family.name} Fallback", `)).toBe(true);
      for (const standIn of stack.match(/"[^"]+ Fallback[^"]*"/g) ?? [])
        expect(css).toContain(`font-family:${standIn};src:local(`);
    }
    for (const [, size] of css.matchAll(/size-adjust:([\d.]+)%/g)) {
      expect(Number(size)).toBeGreaterThan(80);
      expect(Number(size)).toBeLessThan(130);
    }
  });
});

it('a typeface without measures is refused by its name', () => {
  expect(() => fontStack({ ...siteOf('DSH').look.fonts.body, name: 'Comic' })).toThrow(
    'No metrics for the typeface Comic',
  );
});
