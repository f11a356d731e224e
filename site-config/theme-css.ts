/** The brand as CSS custom properties, for the document's head. Server only. */
import { mix } from '../packages/shared/color';
import { fontStack, measured } from './fonts';
import { defaultElevation, fontBase, layers, lineBase, transition } from './theme';
import type { BrandColors, Family, HexColor, SiteConfig } from './types';

const INK = '#15181B';
const WHITE = '#FFFFFF';
const SHADES = [100, 200, 400] as const;
const PALETTES = ['primary', 'brand', 'secondary', 'interactive'] as const;
/** Part of the window's width that a title's font size is at most. */
const MAX_TITLE_VW = 11;
const SPACE = [4, 8, 12, 16, 24, 32, 48, 64, 96] as const;

type Properties = Record<`--${string}`, string | number>;

/** Returns the colors beside the palettes: text and grays, mixed with the brand's primary. */
export function derivedColors(
  site: BrandColors,
): Record<'text' | 'text-muted' | 'surface' | 'surface-alt' | 'line' | 'on-color' | 'error', HexColor> {
  const { primary, secondary } = site.palettes;
  return {
    text: mix(primary.default, INK, 0.25),
    'text-muted': mix(primary.default, '#55595D', 0.3),
    surface: site.look.surface ?? WHITE,
    'surface-alt': site.look.surfaceAlt ?? secondary[100],
    line: secondary[200],
    'on-color': WHITE,
    error: '#B3261E',
  };
}

function colors(site: SiteConfig): Properties {
  const properties: Properties = {};
  for (const name of PALETTES) {
    const palette = site.palettes[name];
    properties[`--color-${name}`] = palette.default;
    for (const shade of SHADES) properties[`--color-${name}-${shade}`] = palette[shade];
    properties[`--opacity-${name}`] = palette.opacity;
  }
  for (const [name, value] of Object.entries(derivedColors(site))) properties[`--color-${name}`] = value;
  const [inner, outer] = site.radialGradient;
  properties['--gradient-radial'] = `radial-gradient(120% 140% at 20% 0%, ${inner}, ${outer})`;
  return properties;
}

const rem = (px: number) => `${Number((px / fontBase).toFixed(4))}rem`;

/** Returns a size that grows with the window from 390 to 1280 px. */
function fluid(min: number, max: number): string {
  const slope = (max - min) / (1280 - 390);
  return `clamp(${rem(min)}, ${rem(min - slope * 390)} + ${Number((slope * 100).toFixed(3))}vw, ${rem(max)})`;
}

/** Returns the width of a column of 70 characters. In em, because ch is 1.2 to 1.5 characters wide, depending on the typeface. */
function measure(body: Family): string {
  const { width } = measured(body);
  return `${Number(((70 * width) / 1000).toFixed(2))}em`;
}

/** Returns six font sizes: note, interface, text, lead, heading, title. Several names share a size. */
function typography({ look }: SiteConfig): Properties {
  const scale = look.headingScale;
  const [note, ui, text] = [rem(14), rem(16), rem(18)];
  const lead = fluid(20, 22);
  const heading = fluid(26 * scale, 32 * scale);
  // Capped, so that a long word fits into a narrow window where the browser's own font size is large.
  const title = `min(${fluid(34 * scale, 52 * scale)}, ${MAX_TITLE_VW}vw)`;
  return {
    '--font-heading': fontStack(look.fonts.heading),
    '--font-body': fontStack(look.fonts.body),
    '--font-size-base': rem(fontBase),
    '--line-height-base': rem(lineBase),
    '--weight-heading': look.headingWeight,
    '--tracking-heading': `${look.headingTracking}em`,
    '--text-xs': note,
    '--text-sm': ui,
    '--text-base': text,
    '--text-md': text,
    '--text-lg': lead,
    '--text-xl': lead,
    '--text-2xl': heading,
    '--text-3xl': title,
    '--text-4xl': title,
    '--measure': measure(look.fonts.body),
  };
}

function space({ look }: SiteConfig): Properties {
  const properties: Properties = {};
  SPACE.forEach((px, i) => (properties[`--space-${i + 1}`] = `${px}px`));
  properties['--section-space'] = fluid(56 * look.density, 96 * look.density);
  properties['--radius'] = `${look.radius}px`;
  properties['--radius-button'] = `${look.buttonRadius}px`;
  properties['--content-width'] = '1200px';
  return properties;
}

function surfaces({ palettes }: SiteConfig): Properties {
  const properties: Properties = { '--transition': `${transition}s` };
  for (const [name, layer] of Object.entries(layers)) {
    properties[`--layer-${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`] = layer;
  }
  const shadow = mix(palettes.primary.default, INK, 0.5);
  properties[`--elevation-${defaultElevation}`] = `0 1px 2px ${shadow}1F, 0 8px 24px -6px ${shadow}2E`;
  return properties;
}

/** Returns a brand's custom properties (specification, sections 3 and 9): `:root{--color-primary:#…;…}`. */
export function themeCss(site: SiteConfig): string {
  const all: Properties = { ...colors(site), ...typography(site), ...space(site), ...surfaces(site) };
  return `:root{${Object.entries(all)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;
}
