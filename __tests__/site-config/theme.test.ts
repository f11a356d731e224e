import { breakpoints, media } from '@footbridge/shared/breakpoints';
import { SITE_CODES, siteOf } from '@/site-config/brands';
import { defaultElevation, fontBase, lineBase, transition } from '@/site-config/theme';
import { themeCss } from '@/site-config/theme-css';
import type { SiteConfig } from '@/site-config/types';

function propertiesOf(site: SiteConfig): Record<string, string> {
  const [, body = ''] = /^:root\{(.*)\}$/s.exec(themeCss(site)) ?? [];
  return Object.fromEntries(
    body.split(';').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  );
}

describe('the theme’s constants', () => {
  it('[S9.1] breakpoints are 992, 1200, 420, 776 and 760 px', () => {
    expect(breakpoints).toEqual({ desktop: 992, wide: 1200, mobile: 420, general: 776, buttonModal: 760 });
    expect(media.desktop).toBe('@media (min-width: 992px)');
    expect(media.mobile).toBe('@media (max-width: 420px)');
    expect(media.belowButtonModal).toBe('@media (max-width: 759.98px)');
  });

  it('[S9.2] elevation is 300, type 16 on 24 px, transition 0.4 s', () => {
    expect([defaultElevation, fontBase, lineBase, transition]).toEqual([300, 16, 24, 0.4]);
    expect(propertiesOf(siteOf('DSH'))).toMatchObject({
      '--font-size-base': '1rem',
      '--line-height-base': '1.5rem',
      '--transition': '0.4s',
      '--elevation-300': expect.stringContaining('px'),
    });
  });

  it('[S9.3] layers are modal 40, navigation 30, tooltip 5, sticky footer 15, drawer 45, navigation open 50, admin bar 55', () => {
    expect(propertiesOf(siteOf('DSH'))).toMatchObject({
      '--layer-modal': '40',
      '--layer-navigation': '30',
      '--layer-tooltip': '5',
      '--layer-sticky-footer': '15',
      '--layer-drawer': '45',
      '--layer-navigation-open': '50',
      '--layer-admin-bar': '55',
    });
  });
});

describe('a brand as CSS custom properties', () => {
  it.each(SITE_CODES)('[S3.5] [S3.6] %s hands on every shade, opacity and its gradient', (code) => {
    const properties = propertiesOf(siteOf(code));
    for (const [name, palette] of Object.entries(siteOf(code).palettes)) {
      expect(properties).toMatchObject({
        [`--color-${name}`]: palette.default,
        [`--color-${name}-100`]: palette[100],
        [`--color-${name}-200`]: palette[200],
        [`--color-${name}-400`]: palette[400],
        [`--opacity-${name}`]: String(palette.opacity),
      });
    }
    for (const color of siteOf(code).radialGradient) expect(properties['--gradient-radial']).toContain(color);
  });

  it('has the same names on every brand, and no value that is empty or broken', () => {
    const names = Object.keys(propertiesOf(siteOf('DSH'))).toSorted();
    for (const code of SITE_CODES) {
      const properties = propertiesOf(siteOf(code));
      expect(Object.keys(properties).toSorted()).toEqual(names);
      for (const value of Object.values(properties)) expect(value).toMatch(/^(?!.*(?:NaN|undefined|Infinity)).+$/);
    }
  });

  it('sets at most six sizes of type on any brand', () => {
    for (const code of SITE_CODES) {
      const sizes = Object.entries(propertiesOf(siteOf(code))).filter(([name]) => name.startsWith('--text-'));
      expect(new Set(sizes.map(([, value]) => value)).size).toBe(6);
    }
  });

  it('[S1.1] makes its own theme for each', () => {
    expect(new Set(SITE_CODES.map((code) => themeCss(siteOf(code)))).size).toBe(SITE_CODES.length);
  });
});
