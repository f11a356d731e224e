/** A brand's typefaces: files, @font-face rules, what to preload. Server only. */
import { FONT_METRICS, SYSTEM_FACES, type FontMetrics, type MeasuredFamily, type SystemFace } from './font-metrics';
import type { Family, SiteConfig } from './types';

export interface FontFile {
  family: Family;
  style: 'normal' | 'italic';
  /** Address on the site. */
  url: string;
  /** Path below node_modules. */
  source: string;
  /** Needed by the first lines of every page. */
  preload: boolean;
}

const GENERIC: Record<MeasuredFamily['kind'], string> = { serif: 'Georgia, serif', sans: 'Arial, sans-serif' };

export function measured(family: Family): MeasuredFamily {
  const metrics = FONT_METRICS[family.name];
  if (!metrics) throw new Error(`No metrics for the typeface ${family.name}: add them to site-config/font-metrics.ts`);
  return metrics;
}

/** The value of font-family: the face, its stand-ins of the same measures, then what every system has. */
export function fontStack(family: Family): string {
  const { kind } = measured(family);
  const standIns = SYSTEM_FACES[kind].map(({ suffix }) => `"${family.name} ${suffix}"`);
  return [`"${family.name}"`, ...standIns, GENERIC[kind]].join(', ');
}

/** The brand's two or three files: heading, text, and the text's italics where the brand has them. */
export function fontFiles({ code, look }: SiteConfig): FontFile[] {
  const file = (family: Family, style: FontFile['style'], preload: boolean): FontFile => ({
    family,
    style,
    preload,
    url: `/fonts/${code}/${family.file}`,
    source: `${family.package}/files/${family.file}`,
  });
  const { heading, body, italic } = look.fonts;
  const files = [file(heading, 'normal', true), file(body, 'normal', true)];
  // Italics come when a page uses them: browsers fetch a face at its first glyph.
  return italic ? [...files, file(italic, 'italic', false)] : files;
}

/** Addresses for `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export function fontPreloads(site: SiteConfig): string[] {
  return fontFiles(site).filter(({ preload }) => preload).map(({ url }) => url);
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
 * All @font-face rules of a brand, for a <style> in the document's head.
 * The real faces swap in; the stand-ins have their width and height, so the lines stay where they are.
 */
export function fontCss(site: SiteConfig): string {
  const faces = fontFiles(site).map(
    ({ family, style, url }) =>
      `@font-face{font-family:"${family.name}";src:url(${url}) format("woff2");` +
      `font-weight:${family.weight};font-style:${style};font-display:swap}`,
  );
  const standIns = [site.look.fonts.heading, site.look.fonts.body].flatMap((family) => {
    const metrics = measured(family);
    return SYSTEM_FACES[metrics.kind].map((face) => standInCss(family.name, metrics, face));
  });
  return [...faces, ...standIns].join('');
}
