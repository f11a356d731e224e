import type { HexColor } from '@/site-config/types';

/** Colours are mixed in OKLab: there, half-way between terracotta and indigo is a clean mauve, not a grey. */
interface Lab {
  l: number;
  a: number;
  b: number;
}

const toLinear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const toGamma = (v: number): number => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

function toLab(hex: string): Lab {
  const [r, g, b] = [1, 3, 5].map((i) => toLinear(Number.parseInt(hex.slice(i, i + 2), 16) / 255)) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

function toRgb({ l, a, b }: Lab): number[] {
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
}

const inGamut = (rgb: number[]): boolean => rgb.every((v) => v > -0.0005 && v < 1.0005);

function toHex(lab: Lab): HexColor {
  let chroma = 1;
  let rgb = toRgb(lab);
  // Outside sRGB the chroma gives way, never hue or lightness: the picture keeps its light.
  while (!inGamut(rgb) && chroma > 0) {
    chroma -= 0.04;
    rgb = toRgb({ l: lab.l, a: lab.a * Math.max(0, chroma), b: lab.b * Math.max(0, chroma) });
  }
  const channel = (v: number): string =>
    Math.round(toGamma(Math.min(1, Math.max(0, v))) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${rgb.map(channel).join('')}`;
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
