/**
 * The `unicode-range` of a typeface's files. `latin` and `latinExt` are Fontsource's and overlap with `core`, which browsers
 * match first.
 */
export const FONT_RANGES = {
  /** The characters of nearly every English page; this file is preloaded. */
  core: 'U+20-7E,U+A0,U+A7,U+A9,U+AE,U+B0,U+B7,U+BD,U+D7,U+E9,U+F1,U+2010-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2122,U+2212',
  latin:
    'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  latinExt:
    'U+100-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+304,U+308,U+329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
} as const;

/** Returns a CSS range's code points. */
export function codePoints(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [from = Number.NaN, to = from] = part
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}
