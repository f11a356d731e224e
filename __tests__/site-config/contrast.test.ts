import { SITE_CODES, siteOf } from '@/site-config/brands';
import { contrast, mix, toHex, toOklch } from '@footbridge/shared/color';
import { colorPairs } from '@/site-config/validation/contrast/check';
import { colorProblems, contrastProblems } from '@/site-config/validation/contrast/problems';
import type { HexColor, SiteConfig } from '@/site-config/types';

const DSH = siteOf('DSH');

const withInteractive = (site: SiteConfig, colors: Partial<SiteConfig['palettes']['interactive']>): SiteConfig => ({
  ...site,
  palettes: { ...site.palettes, interactive: { ...site.palettes.interactive, ...colors } },
});

/** What a problem proposes. */
function proposal(problem: string | undefined): HexColor {
  const [, hex] = /the nearest of its hue that passes is #([0-9A-F]{6})$/.exec(problem ?? '') ?? [];
  if (!hex) throw new Error(`no proposal in: ${problem}`);
  return `#${hex}`;
}

const degrees = (color: HexColor) => (toOklch(color).h * 180) / Math.PI;

describe('the colours of a brand', () => {
  it.each(SITE_CODES)('[S3.5] [S3.6] of %s can all be read where they stand', (code) => {
    expect(contrastProblems(siteOf(code))).toEqual([]);
  });

  it('are looked at under the pointer and along the whole gradient', () => {
    const onGradient = colorPairs({ ...DSH, radialGradient: ['#000000', '#777777'] }).find(
      ({ ground }) => ground === 'gradient',
    );
    expect(onGradient?.colors).toEqual(['#FFFFFF', '#777777']);
    const hovered = colorPairs(DSH).find(({ ground }) => ground === 'hovered interactive');
    expect(hovered?.ratio).toBeGreaterThan(contrast('#FFFFFF', DSH.palettes.interactive.default));
  });
});

describe('a colour that cannot be read', () => {
  it.each<[string, HexColor]>([
    ['too light', '#E08A5B'],
    ['all but white', '#FEFEFD'],
    ['without a hue', '#999999'],
    ['of a hue that is light', '#F5D800'],
    ['just so not enough', '#C8623C'],
  ])('%s stops the build with the field, the contrast and the nearest colour that passes', (_, color) => {
    const [problem, ...more] = colorProblems(withInteractive(DSH, { default: color }));
    expect(problem).toMatch(
      new RegExp(
        `^DSH\\.palettes\\.interactive\\.default: ${color} cannot be read everywhere: ".+" has \\d\\.\\d\\d : 1 of 4.5 \\(interactive ${color} on `,
      ),
    );
    expect(more).toEqual([]);
    expect(colorProblems(withInteractive(DSH, { default: proposal(problem) }))).toEqual([]);
  });

  it('is answered with the same hue, and with the least change that passes', () => {
    const nearest = proposal(colorProblems(withInteractive(DSH, { default: '#E08A5B' }))[0]);
    expect(Math.abs(degrees(nearest) - degrees('#E08A5B'))).toBeLessThan(3);
    const { l, ...hue } = toOklch(nearest);
    expect(colorProblems(withInteractive(DSH, { default: toHex({ ...hue, l: l + 0.008 }) }))).not.toEqual([]);
  });

  it('is the ground’s where many stand on it', () => {
    const site: SiteConfig = { ...DSH, look: { ...DSH.look, surface: '#777777' } };
    const problems = colorProblems(site);
    expect(problems).toEqual([expect.stringMatching(/^DSH\.look\.surface: #777777 /)]);
    expect(colorProblems({ ...site, look: { ...site.look, surface: proposal(problems[0]) } })).toEqual([]);
  });

  it('is named in the gradient by its end', () => {
    expect(colorProblems({ ...DSH, radialGradient: ['#2B2D5B', '#E8A060'] })).toEqual([
      expect.stringMatching(/^DSH\.radialGradient\.1: #E8A060 /),
    ]);
  });

  it('and another beside it: all proposals together pass', () => {
    const problems = colorProblems(withInteractive(DSH, { 200: '#444444', default: '#FFFF00' }));
    expect(problems).toHaveLength(2);
    const [text, ground] = problems.map(proposal);
    expect(colorProblems(withInteractive(DSH, { 200: ground, default: text }))).toEqual([]);
  });

  it('ends in an answer for any palette', () => {
    for (const grey of ['#808080', '#FFFFFF'] as const) {
      const all = { 100: grey, 200: grey, 400: grey, default: grey, opacity: 1 };
      const site: SiteConfig = {
        ...DSH,
        palettes: { primary: all, brand: all, secondary: all, interactive: all },
        radialGradient: [grey, grey],
      };
      expect(colorProblems(site).length).toBeGreaterThan(0);
    }
  });
});

describe('OKLCH', () => {
  it('gives every colour back', () => {
    for (const color of ['#000000', '#FFFFFF', '#FF0000', '#00FF00', '#0000FF', '#9A3F1F', '#2B2D5B'] as const)
      expect(toHex(toOklch(color))).toBe(color);
  });

  it('knows red', () => {
    const { l, c } = toOklch('#FF0000');
    expect([l, c, degrees('#FF0000')].map((value) => Number(value.toFixed(3)))).toEqual([0.628, 0.258, 29.234]);
  });
});

it('a contrast is 21 of black and white, and 1 of a colour with itself; a mixture is by share', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#1F3A5F', '#1F3A5F')).toBe(1);
  expect([mix('#FF0000', '#0000FF', 1), mix('#FFFFFF', '#000000', 0.5)]).toEqual(['#FF0000', '#808080']);
});
