import { genericStack } from '@/site-config/fonts';
import type { SiteConfig } from '@/site-config/types';

/** Every generated picture contains it, so that `brand check` finds those that are not replaced. */
export const PLACEHOLDER_MARK = 'brand:new placeholder';

type Rendered = Pick<SiteConfig, 'palettes' | 'shortName' | 'look'>;

const svg = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><desc>${PLACEHOLDER_MARK}</desc>${content}</svg>\n`;

export function landscape({ palettes: { primary, brand } }: Rendered, width: number, height: number): string {
  const at = (x: number, y: number) => `${Math.round(x * width)} ${Math.round(y * height)}`;
  const hill = (color: string, left: number, middle: number, right: number) =>
    `<path d="M${at(0, left)}Q${at(0.5, middle)} ${at(1, right)}V${height}H0Z" fill="${color}"/>`;
  return svg(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="${primary[100]}"/>` +
      `<circle cx="${Math.round(width * 0.7)}" cy="${Math.round(height * 0.4)}" r="${Math.round(height * 0.12)}" fill="${brand[200]}"/>` +
      hill(primary[400], 0.7, 0.3, 0.65) +
      hill(primary.default, 0.75, 0.95, 0.7),
  );
}

const mark = (ground: string, hill: string): string =>
  `<circle cx="32" cy="32" r="30" fill="${ground}"/><path d="M6 42Q22 12 36 34Q46 24 58 42Q50 60 32 60T6 42Z" fill="${hill}"/>`;

export const favicon = ({ palettes: { brand } }: Rendered): string => svg(64, 64, mark(brand.default, brand[100]));

/** Returns the mark on a square that a system may cut to any shape. */
export const maskableIcon = ({ palettes: { brand } }: Rendered): string =>
  svg(
    80,
    80,
    `<rect width="80" height="80" fill="${brand.default}"/><g transform="translate(8 8)">${mark(brand.default, brand[100])}</g>`,
  );

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => {
    if (/[MW]|\P{ASCII}/u.test(letter)) return sum + 0.9;
    if (/[ ijlt.,']/.test(letter)) return sum + 0.28;
    return sum + (/[A-Z&]/.test(letter) ? 0.68 : 0.52);
  }, 0);

/** Above it, em, a name is set in two lines. */
const LONGEST_LINE = 9;

function linesOf(name: string): string[] {
  if (widthOf(name) <= LONGEST_LINE) return [name];
  const words = name.split(/\s+/);
  const breaks = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  const widest = (lines: string[]) => Math.max(...lines.map(widthOf));
  return breaks.toSorted((a, b) => widest(a) - widest(b))[0] ?? [name];
}

/** A picture has no typefaces of the page: the logo is set in one that all systems have, and fit to its width. */
function logoOf({ shortName, look }: Rendered, picture: string, ink: string): string {
  const lines = linesOf(shortName);
  const [size, baselines] = lines.length > 1 ? [23, [27, 54]] : [30, [42]];
  const widths = lines.map((line) => Math.ceil(widthOf(line) * size));
  const texts = lines.map(
    (line, at) =>
      `<text x="76" y="${baselines[at]}" textLength="${widths[at]}" lengthAdjust="spacingAndGlyphs">${escaped(line)}</text>`,
  );
  return svg(
    Math.max(...widths) + 80,
    64,
    `${picture}<g font-family="${genericStack(look.fonts.heading)}" font-size="${size}" fill="${ink}">${texts.join('')}</g>`,
  );
}

export const logo = (site: Rendered): string =>
  logoOf(site, mark(site.palettes.brand.default, site.palettes.brand[100]), site.palettes.primary.default);

export const whiteLogo = (site: Rendered): string =>
  logoOf(site, mark('#FFFFFF', site.palettes.brand.default), '#FFFFFF');

export const quote = ({ palettes: { brand } }: Rendered): string => {
  const half = 'M22 186c0-90 52-150 138-172l12 30c-46 20-66 48-68 78 6-3 14-4 22-4a76 76 0 1 1-104 72z';
  return svg(420, 300, `<g fill="${brand[200]}"><path d="${half}"/><path d="${half}" transform="translate(202)"/></g>`);
};
