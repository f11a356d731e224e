import { encodeHex, isOnScreen, toLab, toLinearRgb } from '@/shared/color/oklab';

import type { Lab } from '@/shared/color/oklab';
import type { HexColor } from '@/site-config/types';

/** Outside sRGB the chroma gives way, never hue or lightness: the picture keeps its light. */
function toHex(lab: Lab): HexColor {
  let chroma = 1;
  let rgb = toLinearRgb(lab);
  while (!isOnScreen(rgb) && chroma > 0) {
    chroma -= 0.04;
    rgb = toLinearRgb({ l: lab.l, a: lab.a * Math.max(0, chroma), b: lab.b * Math.max(0, chroma) });
  }
  return encodeHex(rgb);
}

/** The colour at `t` (0 = a, 1 = b) between two colours. */
export function mix(a: HexColor, b: HexColor, t: number): HexColor {
  const [p, q] = [toLab(a), toLab(b)];
  const at = (x: number, y: number): number => x + (y - x) * t;
  return toHex({ l: at(p.l, q.l), a: at(p.a, q.a), b: at(p.b, q.b) });
}

/** The colour's hue at another lightness (0–1) and chroma (0–0.3), its hue turned by `turn` degrees. */
export function tone(color: HexColor, lightness: number, chroma: number, turn = 0): HexColor {
  const { a, b } = toLab(color);
  const hue = Math.atan2(b, a) + (turn * Math.PI) / 180;
  return toHex({ l: lightness, a: Math.cos(hue) * chroma, b: Math.sin(hue) * chroma });
}

/** A colour of this lightness, chroma and hue (degrees), for what no palette holds: skin, hair. */
export function oklch(lightness: number, chroma: number, hue: number): HexColor {
  const angle = (hue * Math.PI) / 180;
  return toHex({ l: lightness, a: Math.cos(angle) * chroma, b: Math.sin(angle) * chroma });
}

/** The colour made lighter (positive) or darker (negative), hue and most of its chroma kept. */
export function shade(color: HexColor, by: number): HexColor {
  const { l, a, b } = toLab(color);
  const keep = by > 0 ? 1 - by * 0.6 : 1 + by * 0.3;
  return toHex({ l: Math.min(0.99, Math.max(0.08, l + by)), a: a * keep, b: b * keep });
}
