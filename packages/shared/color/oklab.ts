/** A color in Oklab, Björn Ottosson's perceptual color space: darker colors keep their hue. */
export interface Lab {
  /** Lightness, 0 to 1. */
  l: number;
  a: number;
  b: number;
}

/** Linear-light sRGB, 0 to 1 within the gamut. */
export type LinearRgb = [r: number, g: number, b: number];

const decoded = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const encoded = (v: number): number => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

/** @param hex `#RRGGBB`, in either case */
export function toLab(hex: string): Lab {
  const value = Number.parseInt(hex.slice(1), 16);
  const [r, g, b] = [
    decoded(((value >> 16) & 255) / 255),
    decoded(((value >> 8) & 255) / 255),
    decoded((value & 255) / 255),
  ];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

export function toLinearRgb({ l, a, b }: Lab): LinearRgb {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** Returns whether a color is in the sRGB gamut, with a tolerance for rounding. */
export const isOnScreen = (rgb: LinearRgb): boolean => rgb.every((v) => v >= -0.0005 && v <= 1.0005);

/** Returns `#rrggbb`, clipped to the gamut. */
export function encodeHex(rgb: LinearRgb): `#${string}` {
  const channel = (v: number) =>
    Math.round(encoded(Math.min(1, Math.max(0, v))) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${rgb.map(channel).join('')}`;
}
