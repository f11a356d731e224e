import type { HexColor } from '../types';

/** Lightness (0 to 1), chroma and hue as people see them: a colour made darker here keeps its hue, which it does not in HSL. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

const linear = (s: number) => (s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4);
const encoded = (s: number) => (s <= 0.0031308 ? s * 12.92 : 1.055 * s ** (1 / 2.4) - 0.055);

/** By Björn Ottosson's matrices. */
export function toOklch(color: HexColor): Oklch {
  const value = Number.parseInt(color.slice(1), 16);
  const [r, g, b] = [linear(((value >> 16) & 255) / 255), linear(((value >> 8) & 255) / 255), linear((value & 255) / 255)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const blue = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short, c: Math.hypot(a, blue), h: Math.atan2(blue, a) };
}

function toLinear({ l, c, h }: Oklch): [number, number, number] {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** A little beyond is rounded away. */
const isOnScreen = (color: Oklch) => toLinear(color).every((channel) => channel >= -0.0005 && channel <= 1.0005);

/** #RRGGBB; where no screen shows as much chroma at this lightness, with as much as one shows. */
export function toHex(color: Oklch): HexColor {
  let { c } = color;
  while (c > 0 && !isOnScreen({ ...color, c })) c = Math.max(0, c - 0.002);
  const channels = toLinear({ ...color, c }).map((channel) => {
    const byte = Math.round(encoded(Math.min(1, Math.max(0, channel))) * 255);
    return byte.toString(16).padStart(2, '0').toUpperCase();
  });
  return `#${channels.join('')}`;
}
