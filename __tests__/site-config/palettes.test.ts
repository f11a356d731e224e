import { SITE_CODES, siteOf } from '@/site-config/brands';
import { contrast, mix } from '@footbridge/shared/color/hex';

describe.each(SITE_CODES)('the colours of %s', (code) => {
  const site = siteOf(code);

  it.each(['primary', 'brand', 'secondary', 'interactive'] as const)(
    '[S3.5] %s has shades 100, 200, 400, default and an opacity',
    (name) => {
      const palette = site.palettes[name];
      expect(Object.keys(palette)).toEqual(['100', '200', '400', 'default', 'opacity']);
      expect(palette.opacity).toBe(0.85);
    },
  );
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
