import { sites } from '@/site-config/brands';
import extended from '@/site-config/payers/extended.json';
import inNetwork from '@/site-config/payers/in-network.json';
import provider from '@/site-config/payers/provider.json';
import separate from '@/site-config/payers/separate.json';
import { site as defaultSite } from '@/site-config/site';
import { parseSiteCode, siteProblems, validateSites } from '@/site-config/validation/validate';

const { DSH } = sites;
const withBrand200 = (color: unknown) => ({
  ...DSH,
  palettes: { ...DSH.palettes, brand: { ...DSH.palettes.brand, 200: color } },
});

describe('the choice of the brand', () => {
  it('[S1.1] is Desert Hope when nothing is said, and else the code that was given', () => {
    expect(parseSiteCode(undefined)).toBe('DSH');
    expect(parseSiteCode('')).toBe('DSH');
    expect(parseSiteCode('SUN')).toBe('SUN');
    expect(defaultSite.code).toBe('DSH');
  });

  it.each(['XXX', 'dsh', 'DESERT_HOPE', '__proto__', ' '])('refuses %p with the list of codes', (value) => {
    expect(() => parseSiteCode(value)).toThrow('The sites are AHW, DSH, GRN, LAG, XFO, REF, ROA, SUN.');
  });
});

describe('the check of the brands at build', () => {
  it('finds nothing wrong with the eight', () => {
    expect(() => validateSites()).not.toThrow();
  });

  it.each(['#ABC', 'red', '#GGGGGG', '#1234567', undefined, null, 5])(
    'names brand and field for the colour %p',
    (color) => {
      expect(siteProblems('DSH', withBrand200(color))).toEqual([expect.stringMatching(/^DSH\.palettes\.brand\.200: /)]);
    },
  );

  it.each(['about/', '/about', 'https://deserthopetreatment.com/about/', '/a b/', '//about/', ''])(
    'names the field for the path %p',
    (path) => {
      expect(siteProblems('DSH', { ...DSH, aboutPath: path })).toEqual([
        'DSH.aboutPath: must be a path that begins and ends with a slash',
      ]);
    },
  );

  it.each(['XX', 'Nevada', 'nv', ''])('[S3.41] refuses the state %j', (state) => {
    expect(siteProblems('DSH', { ...DSH, state })).toEqual(["DSH.state: must be a state's two letters"]);
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

  it('names the place in a list of paths', () => {
    const outpatientPaths = [DSH.outpatientPaths[0], { name: 'Evening', path: '/evening' }];
    expect(siteProblems('DSH', { ...DSH, outpatientPaths })).toEqual([
      expect.stringMatching(/^DSH\.outpatientPaths\.1\.path: /),
    ]);
  });

  it.each(['702-555-0100', '17025550110', '+1702555011', '+170255501100', '+10025550110'])(
    'names the field for the phone %p',
    (phone) => {
      expect(siteProblems('DSH', { ...DSH, mainPhone: phone })).toEqual([
        'DSH.mainPhone: must be an E.164 number such as +17025550100',
      ]);
    },
  );

  it('names the variant of a broken call number', () => {
    const callNumbers = { ...DSH.callNumbers, veteran: { display: 'call us', tel: DSH.callNumbers.veteran.tel } };
    expect(siteProblems('DSH', { ...DSH, callNumbers })).toEqual([
      'DSH.callNumbers.veteran.display: must read (702) 555-0100',
    ]);
  });

  it('wants the admissions address absolute and in step with domain and path', () => {
    expect(siteProblems('DSH', { ...DSH, admissionsUrl: DSH.admissionsPath })).toEqual([
      'DSH.admissionsUrl: must be an absolute https address',
    ]);
    expect(siteProblems('DSH', { ...DSH, domain: 'example.org' })).toEqual([
      'DSH.admissionsUrl: must be https:// + domain + admissionsPath',
    ]);
  });

  it('wants a promo card’s link, and no card twice', () => {
    const [call, reasons] = DSH.navPromos;
    const noLink = { ...reasons, link: undefined };
    expect(siteProblems('DSH', { ...DSH, navPromos: [call, noLink] })).toEqual([
      expect.stringMatching(/^DSH\.navPromos\.1\.link: /),
    ]);
    expect(siteProblems('DSH', { ...DSH, navPromos: [call, call] })).toEqual([
      expect.stringMatching(/^DSH\.navPromos: /),
    ]);
  });

  it('reports an unknown field, and a file with the wrong code', () => {
    expect(siteProblems('DSH', { ...DSH, telephon: '1' })).toEqual([expect.stringContaining('telephon')]);
    expect(siteProblems('AHW', DSH)).toEqual(['AHW.code: must be AHW, the key it stands under']);
  });

  it('stops with every problem of every brand at once', () => {
    const wrong = { ...sites, DSH: withBrand200('red'), SUN: { ...sites.SUN, aboutPath: 'about' } };
    expect(() => validateSites(wrong)).toThrow(/DSH\.palettes\.brand\.200: [\s\S]*SUN\.aboutPath: /);
  });
});
