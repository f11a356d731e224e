import { colorPairs, hasPart, pairOf } from './check';
import { toHex, toOklch } from '../../../packages/shared/color/oklch';

import type { BrandColors, HexColor } from '../../types';
import type { ColorField } from './fields';

/** The resolution of #RRGGBB. */
const STEP = 0.003;

/**
 * Returns the nearest color for a field with which most of its pairs pass: same hue, other lightness.
 * @returns null if no lightness is better than the current one
 */
export function nearestPassing(site: BrandColors, field: ColorField): HexColor | null {
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
