import { encodeHex, isOnScreen, toLab, toLinearRgb, type LinearRgb } from './oklab';

import type { HexColor } from './hex';

/** Lightness (0 to 1), chroma and hue in Oklab, where a darker color keeps its hue. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

export function toOklch(color: HexColor): Oklch {
  const { l, a, b } = toLab(color);
  return { l, c: Math.hypot(a, b), h: Math.atan2(b, a) };
}

const toRgb = ({ l, c, h }: Oklch): LinearRgb => toLinearRgb({ l, a: c * Math.cos(h), b: c * Math.sin(h) });

/** Returns #RRGGBB, with less chroma if the color is out of gamut. */
export function toHex(color: Oklch): HexColor {
  let { c } = color;
  while (c > 0 && !isOnScreen(toRgb({ ...color, c }))) c = Math.max(0, c - 0.002);
  return `#${encodeHex(toRgb({ ...color, c }))
    .slice(1)
    .toUpperCase()}`;
}
