import { SITE_CODES, siteOf } from '@/site-config/brands';
import { contrast, mix } from '@/shared/color/hex';
import { derivedColors } from '@/site-config/theme-css';

const AA = 4.5;

describe.each(SITE_CODES)('the colours of %s', (code) => {
  const site = siteOf(code);
  const { text, 'text-muted': muted, error, surface, 'surface-alt': surfaceAlt } = derivedColors(site);

  it.each(['primary', 'brand', 'secondary', 'interactive'] as const)(
    '[S3.5] %s has shades 100, 200, 400, default and an opacity',
    (name) => {
      const palette = site.palettes[name];
      expect(Object.keys(palette)).toEqual(['100', '200', '400', 'default', 'opacity']);
      expect(palette.opacity).toBe(0.85);
    },
  );

  it('can be read: every default on white, on the page, on its own 100, on the second surface; white on every default', () => {
    for (const palette of Object.values(site.palettes)) {
      for (const ground of ['#FFFFFF', surface, palette[100], surfaceAlt] as const) {
        expect(contrast(palette.default, ground)).toBeGreaterThanOrEqual(AA);
      }
    }
  });

  it('can be read: text, muted text and errors on both surfaces', () => {
    for (const ink of [text, muted, error]) {
      for (const ground of [surface, surfaceAlt]) expect(contrast(ink, ground)).toBeGreaterThanOrEqual(AA);
    }
  });

  it('[S3.6] carry white text of any size all along the radial gradient', () => {
    const [inner, outer] = site.radialGradient;
    for (const share of [0, 0.25, 0.5, 0.75, 1])
      expect(contrast('#FFFFFF', mix(inner, outer, share))).toBeGreaterThanOrEqual(AA);
  });
});

describe('colour arithmetic', () => {
  it('knows the contrast of black and white, and of a colour with itself', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrast('#1F3A5F', '#1F3A5F')).toBe(1);
  });

  it('mixes by share', () => {
    expect(mix('#FF0000', '#0000FF', 1)).toBe('#FF0000');
    expect(mix('#FFFFFF', '#000000', 0.5)).toBe('#808080');
  });
});
