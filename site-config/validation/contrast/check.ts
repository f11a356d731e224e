import { contrast } from '../../../packages/shared/color';
import { type ColorName, type ColorOf, type Use, USES, valuesOf } from './pairs';

import type { BrandColors, HexColor } from '../../types';

const PALETTES = ['primary', 'brand', 'secondary', 'interactive'] as const;
const SHADES = [100, 200, 400, 'default'] as const;

/** A color field of a brand's configuration. */
export interface ColorField {
  /** Its name in errors: `palettes.interactive.default`. */
  path: string;
  /** Undefined if the brand uses the default. */
  get(site: BrandColors): HexColor | undefined;
  /** Returns the brand with another color. */
  set(site: BrandColors, color: HexColor): BrandColors;
}

const inPalettes = PALETTES.flatMap((name) =>
  SHADES.map((shade): ColorField => ({
    path: `palettes.${name}.${shade}`,
    get: (site) => site.palettes[name][shade],
    set: (site, color) => ({
      ...site,
      palettes: { ...site.palettes, [name]: { ...site.palettes[name], [shade]: color } },
    }),
  })),
);

const inGradient: ColorField[] = [
  {
    path: 'radialGradient.0',
    get: (site) => site.radialGradient[0],
    set: (site, color) => ({ ...site, radialGradient: [color, site.radialGradient[1]] }),
  },
  {
    path: 'radialGradient.1',
    get: (site) => site.radialGradient[1],
    set: (site, color) => ({ ...site, radialGradient: [site.radialGradient[0], color] }),
  },
];

const inLook = (['surface', 'surfaceAlt'] as const).map((name): ColorField => ({
  path: `look.${name}`,
  get: (site) => site.look[name],
  set: (site, color) => ({ ...site, look: { ...site.look, [name]: color } }),
}));

/** All color fields. */
const COLOR_FIELDS: readonly ColorField[] = [...inPalettes, ...inGradient, ...inLook];

const PROBE = '#010203';

/** Returns the fields from which a color is derived: those whose change changes it. */
function fieldsOf(color: (site: BrandColors) => HexColor, site: BrandColors): ColorField[] {
  return COLOR_FIELDS.filter((field) => field.get(site) !== undefined && color(field.set(site, PROBE)) !== color(site));
}

export interface Pair {
  use: Use;
  ground: ColorName;
  /** For a gradient, at its worst point. */
  colors: [ink: HexColor, ground: HexColor];
  ratio: number;
  passes: boolean;
}

export interface MeasuredPair extends Pair {
  /** Functions that derive the two colors. */
  of: [ink: ColorOf, ground: ColorOf];
}

/** Returns a pair of colors of a brand, with its contrast at the worst point. */
export function pairOf(site: BrandColors, { use, ground }: Pick<Pair, 'use' | 'ground'>): MeasuredPair {
  const all = valuesOf(use.ink).flatMap((ink) =>
    valuesOf(ground).map((under): MeasuredPair => {
      const colors: Pair['colors'] = [ink(site), under(site)];
      const ratio = contrast(...colors);
      return { use, ground, colors, of: [ink, under], ratio, passes: ratio >= use.least };
    }),
  );
  return all.reduce((worst, pair) => (pair.ratio < worst.ratio ? pair : worst));
}

/** Returns all pairs of a brand with their contrast, in the same order for every brand. */
export function colorPairs(site: BrandColors): MeasuredPair[] {
  return USES.flatMap((use) => use.grounds.map((ground) => pairOf(site, { use, ground })));
}

/** Returns the fields from which a pair is derived at its worst point, the foreground's first. */
export function fieldsOfPair(site: BrandColors, { of }: MeasuredPair): ColorField[] {
  const fields = of.flatMap((color) => fieldsOf(color, site));
  return fields.filter((field, i) => fields.indexOf(field) === i);
}

/** Returns whether a pair depends on a field, at any point. */
export function hasPart(site: BrandColors, field: ColorField, { use, ground }: Pair): boolean {
  return [use.ink, ground].some((name) => valuesOf(name).some((color) => fieldsOf(color, site).includes(field)));
}
