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
export const COLOR_FIELDS: readonly ColorField[] = [...inPalettes, ...inGradient, ...inLook];

const PROBE = '#010203';

/** Returns the fields from which a color is derived: those whose change changes it. */
export function fieldsOf(color: (site: BrandColors) => HexColor, site: BrandColors): ColorField[] {
  return COLOR_FIELDS.filter((field) => field.get(site) !== undefined && color(field.set(site, PROBE)) !== color(site));
}
