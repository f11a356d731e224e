import { colorPairs, type ColorField, fieldsOfPair, hasPart, type MeasuredPair, type Pair, pairOf } from './check';
import { toHex, toOklch } from '../../../packages/shared/color';

import type { BrandColors, HexColor, SiteConfig } from '../../types';

/** The resolution of #RRGGBB. */
const STEP = 0.003;

/**
 * Returns the nearest color for a field with which most of its pairs pass: same hue, other lightness.
 * @returns null if no lightness is better than the current one
 */
function nearestPassing(site: BrandColors, field: ColorField): HexColor | null {
  const own = field.get(site);
  if (!own) return null;
  const affected = colorPairs(site).filter((pair) => hasPart(site, field, pair));
  const passing = (candidate: HexColor) => {
    const changed = field.set(site, candidate);
    return affected.filter((pair) => pairOf(changed, pair).passes).length;
  };
  const color = toOklch(own);
  let best: { candidate: HexColor | null; count: number } = { candidate: null, count: passing(own) };
  for (let away = STEP; away < 1 && best.count < affected.length; away += STEP) {
    for (const l of [color.l - away, color.l + away]) {
      if (l < 0 || l > 1) continue;
      const candidate = toHex({ ...color, l });
      const count = passing(candidate);
      if (count > best.count) best = { candidate, count };
    }
  }
  return best.candidate;
}

/** Returns a ratio with two decimals, rounded down. */
export const ratioText = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);

const describePair = ({ use, ground, colors, ratio }: Pair) =>
  `"${use.what}" has ${ratioText(ratio)} : 1 of ${use.least} (${use.ink} ${colors[0]} on ${ground} ${colors[1]})`;

interface Candidate {
  field: ColorField;
  pairs: MeasuredPair[];
}

function line(site: BrandColors, { field, pairs }: Candidate, nearest: HexColor): string {
  const [first] = pairs;
  const more = pairs.length > 1 ? `, and ${pairs.length - 1} more` : '';
  return `${field.path}: ${field.get(site)} cannot be read everywhere: ${first ? describePair(first) : ''}${more}; the nearest of its hue that passes is ${nearest}`;
}

/** Returns the field that most of the failing pairs share; null if none is left. */
function mostCommonField(
  site: BrandColors,
  failing: readonly MeasuredPair[],
  unfixable: ReadonlySet<ColorField>,
): Candidate | null {
  const blamed = new Map<ColorField, MeasuredPair[]>();
  for (const pair of failing) {
    for (const field of fieldsOfPair(site, pair))
      if (!unfixable.has(field)) blamed.set(field, [...(blamed.get(field) ?? []), pair]);
  }
  const [most] = [...blamed].toSorted(([, a], [, b]) => b.length - a.length);
  return most ? { field: most[0], pairs: most[1] } : null;
}

/** Returns a brand's colors with insufficient contrast, one line each: "CODE.palettes.brand.default: …". */
export const colorProblems = (site: SiteConfig): string[] =>
  contrastProblems(site).map((problem) => `${site.code}.${problem}`);

/**
 * Returns the colors of a brand with insufficient contrast (WCAG 2.2, AA), one line a field, with the nearest color that passes.
 * Each proposal assumes the ones before it, so that all together pass.
 */
export function contrastProblems(site: BrandColors): string[] {
  const lines = new Map<ColorField, string>();
  const unfixable = new Set<ColorField>();
  let fixed = site;
  for (;;) {
    const open = colorPairs(fixed).filter(({ passes }) => !passes);
    const blamed = mostCommonField(fixed, open, unfixable);
    if (!blamed)
      return [
        ...lines.values(),
        ...open.map((pair) => `palettes: ${describePair(pair)}; no lightness of either hue passes: choose another`),
      ];
    const nearest = nearestPassing(fixed, blamed.field);
    if (nearest) {
      lines.set(blamed.field, line(site, blamed, nearest));
      fixed = blamed.field.set(fixed, nearest);
    } else unfixable.add(blamed.field);
  }
}
