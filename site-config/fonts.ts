/** A brand's typefaces: files, @font-face rules, preloads. Server only. */
import { FONT_METRICS, SYSTEM_FACES, type FontMetrics, type MeasuredFamily, type SystemFace } from './font-metrics';
import { FONT_RANGES } from './font-ranges';
import type { Family, SiteConfig } from './types';

export interface FontFile {
  family: Family;
  style: 'normal' | 'italic';
  /** The weights in the file, as in CSS. */
  weight: string;
  /** `unicode-range`. */
  range: string;
  /** Path on the site. */
  url: string;
  /** Path below the project's folder. */
  source: string;
  /** How `npm run tool -- typefaces` subsets another file; null for an unmodified file of Fontsource. */
  cut: { from: string; weight: string; range: string; without?: string } | null;
  /** Used above the fold of every page. */
  preload: boolean;
}

/** Subset files. */
const CUT_FOLDER = 'site-config/typefaces';
/** Text is set in 400, 600, 650 and 700. */
const TEXT_WEIGHTS = '400 700';

const GENERIC: Record<MeasuredFamily['kind'], string> = { serif: 'Georgia, serif', sans: 'Arial, sans-serif' };

export function measured(family: Family): MeasuredFamily {
  const metrics = FONT_METRICS[family.name];
  if (!metrics) throw new Error(`No metrics for the typeface ${family.name}: add them to site-config/font-metrics.ts`);
  return metrics;
}

/** Returns a typeface of all systems and the generic family, of the same kind. */
export const genericStack = (family: Family): string => GENERIC[measured(family).kind];

/** Returns a font-family value: the typeface, its fallbacks of the same metrics, a generic family. */
export function fontStack(family: Family): string {
  const { kind } = measured(family);
  const standIns = SYSTEM_FACES[kind].map(({ suffix }) => `"${family.name} ${suffix}"`);
  return [`"${family.name}"`, ...standIns, genericStack(family)].join(', ');
}

interface Face {
  family: Family;
  style: FontFile['style'];
  /** The weights that the site uses. */
  weight: string;
  preload: boolean;
}

/** Returns a face's files, in the order of their rules. Browsers match the last one first. */
function filesOf(code: SiteConfig['code'], { family, style, weight, preload }: Face): FontFile[] {
  const { core, latin, latinExt } = FONT_RANGES;
  const whole = `node_modules/${family.package}/files/${family.file}`;
  const url = (name: string) => `/fonts/${code}/${name}`;
  const isWhole = measured(family).isReserved === true;
  const asItIs = (range: string, file: string, isFirst: boolean): FontFile => ({
    // The same weights for all files, because a browser treats different weights as different faces.
    family,
    style,
    range,
    weight: isWhole ? family.weight : weight,
    preload: preload && isFirst,
    cut: null,
    url: url(file),
    source: `node_modules/${family.package}/files/${file}`,
  });
  const part = (name: string, range: string, without?: string): FontFile => {
    const file = `${family.file.replace(/-latin-.*/, '')}-${weight.replace(' ', '-')}-${style}-${name}.woff2`;
    return {
      family,
      style,
      weight,
      range,
      preload: preload && name === 'core',
      url: url(file),
      source: `${CUT_FOLDER}/${file}`,
      cut: { from: whole, weight, range, without },
    };
  };
  const extended = asItIs(latinExt, family.file.replace('-latin-', '-latin-ext-'), false);
  if (isWhole) return [extended, asItIs(latin, family.file, true)];
  return [extended, part('more', latin, core), part('core', core)];
}

/** Returns the brand's font files: heading in one weight, text, and italics if the brand has them. */
export function fontFiles({ code, look }: SiteConfig): FontFile[] {
  const { heading, body, italic } = look.fonts;
  const faces: Face[] = [
    { family: heading, style: 'normal', weight: String(look.headingWeight), preload: true },
    { family: body, style: 'normal', weight: TEXT_WEIGHTS, preload: true },
  ];
  // Browsers fetch italics at their first glyph.
  if (italic) faces.push({ family: italic, style: 'italic', weight: TEXT_WEIGHTS, preload: false });
  return faces.flatMap((face) => filesOf(code, face));
}

/** Returns the URLs for `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export function fontPreloads(site: SiteConfig): string[] {
  return fontFiles(site)
    .filter(({ preload }) => preload)
    .map(({ url }) => url);
}

const percent = (ratio: number) => `${Number((ratio * 100).toFixed(2))}%`;

function standInCss(name: string, metrics: FontMetrics, face: SystemFace): string {
  const size = metrics.width / face.width;
  const vertical = (thousandths: number) => percent(thousandths / 1000 / size);
  return (
    `@font-face{font-family:"${name} ${face.suffix}";src:${face.local.map((local) => `local("${local}")`).join(',')};` +
    `size-adjust:${percent(size)};ascent-override:${vertical(metrics.ascent)};` +
    `descent-override:${vertical(metrics.descent)};line-gap-override:${vertical(metrics.lineGap)}}`
  );
}

/**
 * Returns a brand's @font-face rules for the document's head. The fallbacks have the typefaces' metrics, so that nothing shifts
 * when they swap.
 */
export function fontCss(site: SiteConfig): string {
  const faces = fontFiles(site).map(
    ({ family, style, weight, range, url }) =>
      `@font-face{font-family:"${family.name}";src:url(${url}) format("woff2");` +
      `font-weight:${weight};font-style:${style};font-display:swap;unicode-range:${range}}`,
  );
  const standIns = [site.look.fonts.heading, site.look.fonts.body].flatMap((family) => {
    const metrics = measured(family);
    return SYSTEM_FACES[metrics.kind].map((face) => standInCss(family.name, metrics, face));
  });
  return [...faces, ...standIns].join('');
}
