/** The brand's colors and sizes for WordPress's editor. Server only. */
import { derivedColors } from './theme-css';
import type { SiteConfig } from './types';

/** Names in the editor. The slugs are those of components/Prose/blocks/colors.ts, which gives them the page's colors. */
const PALETTES = {
  primary: 'Primary',
  brand: 'Brand',
  secondary: 'Secondary',
  interactive: 'Links and buttons',
} as const;
const SHADES = [400, 200, 100] as const;
const DERIVED = {
  text: 'Text',
  'text-muted': 'Quiet text',
  surface: 'Page',
  'surface-alt': 'Quiet surface',
  'on-color': 'White',
} as const;

/** WordPress's names of sizes, with the page's (components/Prose/blocks/text.ts). */
const FONT_SIZES = [
  { slug: 'small', name: 'Small', size: '1rem' },
  { slug: 'medium', name: 'Medium', size: '1.25rem' },
  { slug: 'large', name: 'Large', size: '1.5625rem' },
  { slug: 'x-large', name: 'Extra large', size: '2rem' },
];

/** WordPress's steps, with the page's spaces (components/Prose/blocks/presets.ts). */
const SPACING_SIZES = [
  { slug: '20', name: 'XS', size: '8px' },
  { slug: '30', name: 'S', size: '16px' },
  { slug: '40', name: 'M', size: '24px' },
  { slug: '50', name: 'L', size: '32px' },
  { slug: '60', name: 'XL', size: '48px' },
  { slug: '70', name: '2XL', size: '64px' },
  { slug: '80', name: '3XL', size: '96px' },
];

function palette(site: SiteConfig) {
  const derived = derivedColors(site);
  const of = <Name extends string>(names: Record<Name, string>): Name[] =>
    Object.keys(names).filter((key): key is Name => key in names);
  return [
    ...of(PALETTES).flatMap((name) => [
      { slug: `footbridge-${name}`, name: PALETTES[name], color: site.palettes[name].default },
      ...SHADES.map((shade) => ({
        slug: `footbridge-${name}-${shade}`,
        name: `${PALETTES[name]} ${shade}`,
        color: site.palettes[name][shade],
      })),
    ]),
    ...of(DERIVED).map((name) => ({ slug: `footbridge-${name}`, name: DERIVED[name], color: derived[name] })),
  ];
}

/** Returns what the plugin gives WordPress's editor of the brand: words for patterns, and a layer of theme.json. */
export function editorBrand(site: SiteConfig) {
  const { display, tel } = site.callNumbers.default;
  const { text, surface } = derivedColors(site);
  return {
    phone: display,
    tel: tel.replace('tel:', ''),
    contact: site.admissionsPath,
    theme: {
      version: 2,
      settings: {
        color: { palette: palette(site), defaultPalette: false, defaultGradients: false, gradients: [] },
        typography: { fontSizes: FONT_SIZES },
        spacing: { spacingSizes: SPACING_SIZES, units: ['px', 'rem', '%'] },
        layout: { contentSize: '640px', wideSize: '1200px' },
      },
      styles: {
        color: { text, background: surface },
        elements: { link: { color: { text: site.palettes.interactive.default } } },
      },
    },
  };
}
