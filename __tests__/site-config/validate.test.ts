import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sites } from '@/site-config/brands';
import { parseBrand } from '@/site-config/brand/parse';
import { readBrands } from '@/site-config/brand/read';
import DSH from '@/site-config/brands/DSH/brand.json';
import SUN from '@/site-config/brands/SUN/brand.json';
import extended from '@/site-config/payers/extended.json';
import inNetwork from '@/site-config/payers/in-network.json';
import provider from '@/site-config/payers/provider.json';
import separate from '@/site-config/payers/separate.json';
import { validateSites } from '@/site-config/validation/validate';

const [CALL, REASONS] = DSH.navPromos;
const problemsOf = (file: unknown, code = 'DSH') => parseBrand(code, file).problems;

const withBrand200 = (color: unknown) => ({
  ...DSH,
  palettes: { ...DSH.palettes, brand: { ...DSH.palettes.brand, 200: color } },
});

describe('the choice of the brand', () => {
  async function chosen(NEXT_PUBLIC_SITE: string | undefined) {
    jest.resetModules();
    jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_SITE });
    return (await import('@/site-config/site')).site.code;
  }

  it('[S1.1] is Desert Hope by default, and else the brand of the given code or key', async () => {
    expect(await chosen(undefined)).toBe('DSH');
    expect(await chosen('')).toBe('DSH');
    expect(await chosen('SUN')).toBe('SUN');
    expect(await chosen('sunrise_house')).toBe('SUN');
  });

  it.each(['XXX', 'Desert Hope', '__proto__', ' '])('refuses %p with the list of codes', async (value) => {
    await expect(chosen(value)).rejects.toThrow(`The sites are ${sites.map(({ code }) => code).join(', ')}.`);
  });
});

describe('the validation of a brand’s file', () => {
  it.each(['#ABC', 'red', '#GGGGGG', '#1234567', undefined, null, 5])(
    'names brand and field for the color %p',
    (color) => {
      expect(problemsOf(withBrand200(color))).toEqual([expect.stringMatching(/^DSH\.palettes\.brand\.200: /)]);
    },
  );

  it.each(['about/', '/about', 'https://deserthopetreatment.com/about/', '/a b/', '//about/', ''])(
    'names the field for the path %p',
    (path) => {
      expect(problemsOf({ ...DSH, aboutPath: path })).toEqual([
        'DSH.aboutPath: must be a path that begins and ends with a slash',
      ]);
    },
  );

  it.each(['XX', 'Nevada', 'nv', ''])('[S3.41] refuses the state %j', (state) => {
    expect(problemsOf({ ...DSH, state })).toEqual(["DSH.state: must be a state's two letters"]);
  });

  it.each(['702-555-0100', '17025550110', '+1702555011', '+170255501100', '+10025550110'])(
    'names the variant of the phone %p',
    (phone) => {
      expect(problemsOf({ ...DSH, phones: { ...DSH.phones, veteran: phone } })).toEqual([
        'DSH.phones.veteran: must be an E.164 number such as +17025550100',
      ]);
    },
  );

  it.each<[string, object[], string]>([
    [
      'one of the seven',
      [{ name: 'veteran', phone: '+17025550190' }],
      'numbers.0.name: is the name of one of the seven numbers in phones',
    ],
    [
      'no name',
      [{ name: 'Spring 2027', phone: '+17025550190' }],
      'numbers.0.name: must be lower-case letters, digits and hyphens',
    ],
    [
      'a number that is none',
      [{ name: 'spring', phone: '555-0190' }],
      'numbers.0.phone: must be an E.164 number such as +17025550100',
    ],
    ['a path without slashes', [{ name: 'spanish', phone: '+17025550190', paths: ['es'] }], 'numbers.0.paths.0: '],
    ['a rule of another kind', [{ name: 'spanish', phone: '+17025550190', language: 'es' }], 'language'],
    ['a name twice', Array(2).fill({ name: 'spring', phone: '+17025550190' }), 'numbers: must have each name once'],
  ])('names what is wrong with the brand’s own numbers: %s', (_, numbers, problem) => {
    expect(problemsOf({ ...DSH, numbers })).toEqual([expect.stringContaining(problem)]);
  });

  it.each<[object, string]>([
    [{ fullName: undefined }, 'DSH.fullName: is missing'],
    [{ fullName: 3 }, 'DSH.fullName: must be a text in quotes'],
    [{ town: 'Reno' }, 'DSH: has no field "town": remove it, or correct its name'],
    [{ look: { ...DSH.look, radius: 900 } }, 'DSH.look.radius: must be at most 20'],
    [{ look: { ...DSH.look, hero: 'big' } }, 'DSH.look.hero: must be one of full, split, framed, band; it is "big"'],
    [
      { outpatientPaths: [DSH.outpatientPaths[0], { name: 'Evening', path: '/evening' }] },
      'DSH.outpatientPaths.1.path: ',
    ],
    [{ navPromos: [{ ...REASONS, link: 'ftp://x' }] }, 'DSH.navPromos.0.link: must be an absolute https address'],
    [{ navPromos: [CALL, { ...REASONS, link: undefined }] }, 'DSH.navPromos.1.link: '],
    [{ navPromos: [CALL, CALL] }, 'DSH.navPromos: '],
    [{ facilities: [{ ...DSH.facilities[0], latitude: 91 }] }, 'DSH.facilities.0.latitude: '],
    [{ facilities: [{ ...DSH.facilities[0], radius: 0 }] }, 'DSH.facilities.0.radius: '],
    [{ facilities: [{ ...DSH.facilities[0], path: 'reno' }] }, 'DSH.facilities.0.path: '],
    [{ vendors: [{ id: 'gogle', hasAgreement: true }] }, 'DSH.vendors.0.id: must be one of google-analytics, '],
  ])('says in plain words where a mistake is, and what is allowed: %j', (change, problem) => {
    expect(problemsOf({ ...DSH, ...change })).toEqual([expect.stringContaining(problem)]);
  });

  it('reports a folder whose name is no code', () => {
    expect(problemsOf(DSH, 'desert')).toEqual(["desert: the name of a brand's folder must be three capital letters"]);
  });
});

describe('the brands of a folder', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'brands-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  /** Writes a brand's folder, with DSH's pictures. */
  const write = (code: string, content?: string) => {
    cpSync('site-config/brands/DSH', join(folder, code), {
      recursive: true,
      filter: (file) => !/brand\.json$|content/.test(file),
    });
    if (content !== undefined) writeFileSync(join(folder, code, 'brand.json'), content);
  };
  const other = { key: 'NEW_HOUSE', domain: 'newhouse.example' };

  it('are those whose folders are there', () => {
    write('NEW', `\uFEFF${JSON.stringify({ ...DSH, ...other, fullName: 'A New House' })}`);
    write('SUN', JSON.stringify(SUN));
    expect(readBrands(folder).map(({ code, logo }) => [code, logo])).toEqual([
      ['NEW', '/brands/NEW/logo.svg'],
      ['SUN', '/brands/SUN/logo.svg'],
    ]);
  });

  it('are refused with every problem of every brand at once', () => {
    write('DSH', JSON.stringify(withBrand200('red')));
    write('SUN', JSON.stringify({ ...SUN, aboutPath: 'about' }));
    write('LAG', '{');
    write('ROA');
    expect(() => readBrands(folder)).toThrow(
      /^DSH\.palettes\.brand\.200: .*\nLAG: .*JSON.*\nROA: brand\.json is missing\nSUN\.aboutPath: .*$/,
    );
  });

  it.each([
    ['is missing', (file: string) => rmSync(file)],
    ['is empty', (file: string) => writeFileSync(file, '')],
    ['must have at most 1 MB', (file: string) => writeFileSync(file, 'x'.repeat(1_000_001))],
  ])('are refused if a picture %s', (problem, change) => {
    write('DSH', JSON.stringify(DSH));
    change(join(folder, 'DSH/logo.svg'));
    expect(() => readBrands(folder)).toThrow(new RegExp(`^DSH: logo\\.svg ${problem}$`));
  });

  it('are refused if two have one key or domain', () => {
    write('DSH', JSON.stringify(DSH));
    write('NEW', JSON.stringify({ ...DSH, key: 'DSH' }));
    expect(() => readBrands(folder)).toThrow(
      `DSH.domain: ${DSH.domain} is also the domain of NEW\nNEW.key: DSH also names DSH\nNEW.domain: ${DSH.domain} is also the domain of DSH`,
    );
  });

  it('are refused if a facility has the code of another brand as its key', () => {
    write('DSH', JSON.stringify({ ...DSH, facilities: [{ ...DSH.facilities[0], siteKey: 'NEW' }] }));
    write('NEW', JSON.stringify({ ...DSH, ...other, facilities: [] }));
    expect(() => readBrands(folder)).toThrow(/^DSH\.facilities: NEW is the code of a brand, not a key of a facility$/);
  });

  it('may be links and have files beside them; a folder that is not there is named', () => {
    write('DSH', JSON.stringify(DSH));
    const linked = join(folder, 'linked');
    mkdirSync(linked);
    symlinkSync(join(folder, 'DSH'), join(linked, 'DSH'));
    writeFileSync(join(linked, 'notes.txt'), 'x');
    mkdirSync(join(linked, '.git'));
    expect(readBrands(linked).map(({ code }) => code)).toEqual(['DSH']);
    expect(() => readBrands(join(folder, 'none'))).toThrow('none: there is no such folder of brands');
  });

  it.each([
    ['BRANDS_DIR has no brand', ''],
    ['none: there is no such folder of brands (BRANDS_DIR)', 'none'],
  ])('are refused with the name of the setting: %s', async (problem, name) => {
    process.env.BRANDS_DIR = join(folder, name);
    jest.resetModules();
    try {
      await expect(import('@/site-config/brands')).rejects.toThrow(problem);
    } finally {
      delete process.env.BRANDS_DIR;
    }
  });
});

describe('the validation at the start', () => {
  it('finds nothing wrong', () => {
    expect(() => validateSites()).not.toThrow();
  });

  it('names the brand and field of a color with insufficient contrast', () => {
    const light = sites.map((site) => ({
      ...site,
      palettes: { ...site.palettes, interactive: { ...site.palettes.interactive, default: '#E08A5B' as const } },
    }));
    expect(() => validateSites(light)).toThrow(
      /AHW\.palettes\.interactive\.default: [\s\S]*SUN\.palettes\.interactive\.default: /,
    );
  });

  it('names list, row and field of an insurance payer that is wrong', () => {
    const payers = {
      'in-network': inNetwork,
      provider,
      separate,
      extended: [...extended.slice(0, 400), { payerId: 'VTX12', payerName: 'Sample' }],
    };
    expect(() => validateSites(sites, payers)).toThrow('extended.400.payerId: must be empty, or VTX and four digits');
  });
});
