/** A color as #RRGGBB. */
export type HexColor = `#${string}`;

/** Lightness (0 to 1), chroma and hue in Oklab, Björn Ottosson's perceptual color space: a darker color keeps its hue. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

type Triple = [r: number, g: number, b: number];

/** Returns red, green and blue, 0 to 255. */
function channels(color: HexColor): Triple {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

const hexOf = (rgb: readonly number[]): HexColor =>
  `#${rgb
    .map((channel) => Math.round(channel).toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()}`;

/** Mixes two colors. @param share of the first color, 0 to 1 */
export function mix(first: HexColor, second: HexColor, share: number): HexColor {
  const [a, b] = [channels(first), channels(second)];
  return hexOf(a.map((channel, i) => channel * share + (b[i] ?? 0) * (1 - share)));
}

const decoded = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const encoded = (v: number): number => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

/** Returns linear-light sRGB, 0 to 1. */
function linear(color: HexColor): Triple {
  const [r, g, b] = channels(color);
  return [decoded(r / 255), decoded(g / 255), decoded(b / 255)];
}

function luminance(color: HexColor): number {
  const [r, g, b] = linear(color);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Returns the contrast ratio of two colors by WCAG 2, 1 to 21. */
export function contrast(first: HexColor, second: HexColor): number {
  const [a, b] = [luminance(first), luminance(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

export function toOklch(color: HexColor): Oklch {
  const [r, g, b] = linear(color);
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const [x, y] = [
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(x, y),
    h: Math.atan2(y, x),
  };
}

function toLinear({ l, c, h }: Oklch): Triple {
  const [x, y] = [c * Math.cos(h), c * Math.sin(h)];
  const long = (l + 0.3963377774 * x + 0.2158037573 * y) ** 3;
  const medium = (l - 0.1055613458 * x - 0.0638541728 * y) ** 3;
  const short = (l - 0.0894841775 * x - 1.291485548 * y) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** Returns whether a color is in the sRGB gamut, with a tolerance for rounding. */
const isOnScreen = (color: Oklch): boolean => toLinear(color).every((v) => v >= -0.0005 && v <= 1.0005);

/** Returns #RRGGBB, with less chroma if the color is out of gamut. */
export function toHex(color: Oklch): HexColor {
  let { c } = color;
  while (c > 0 && !isOnScreen({ ...color, c })) c = Math.max(0, c - 0.002);
  return hexOf(toLinear({ ...color, c }).map((v) => encoded(Math.min(1, Math.max(0, v))) * 255));
}
