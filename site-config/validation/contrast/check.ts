import { contrast } from '../../../packages/shared/color/hex';
import { fieldsOf, type ColorField } from './fields';
import { USES, valuesOf, type ColorName, type ColorOf, type Use } from './pairs';

import type { BrandColors, HexColor } from '../../types';

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
