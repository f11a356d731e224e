import { contrast } from '../../../shared/color/hex';
import { fieldsOf } from './fields';
import { USES, valuesOf, type ColorName, type ColorOf, type Use } from './pairs';

import type { BrandColors, HexColor } from '../../types';
import type { ColorField } from './fields';

export interface Pair {
  use: Use;
  ground: ColorName;
  /** As they stand on the page; of a gradient the worst point. */
  colors: [ink: HexColor, ground: HexColor];
  ratio: number;
  passes: boolean;
}

export interface MeasuredPair extends Pair {
  /** What makes the two colours. */
  of: [ink: ColorOf, ground: ColorOf];
}

/** A colour on another as it is on one brand's pages. */
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

/** Every pair of colours on a brand's pages, with its contrast; in the same order for every brand. */
export function colorPairs(site: BrandColors): MeasuredPair[] {
  return USES.flatMap((use) => use.grounds.map((ground) => pairOf(site, { use, ground })));
}

/** The fields of the configuration that make a pair where it is worst; what is in front first. */
export function fieldsOfPair(site: BrandColors, { of }: MeasuredPair): ColorField[] {
  const fields = of.flatMap((color) => fieldsOf(color, site));
  return fields.filter((field, i) => fields.indexOf(field) === i);
}

/** Whether a field has a part in a pair, at its worst point or at another. */
export function hasPart(site: BrandColors, field: ColorField, { use, ground }: Pair): boolean {
  return [use.ink, ground].some((name) => valuesOf(name).some((color) => fieldsOf(color, site).includes(field)));
}
