/**
 * Metrics of a typeface in thousandths of an em, for fallback fonts of the same size, so that the layout does not shift when
 * the typeface loads. Vertical metrics are the font file's (hhea); `width` is the mean advance of English text, measured in a
 * browser at the heading's weight, or at 400 for text.
 */
export interface FontMetrics {
  ascent: number;
  descent: number;
  lineGap: number;
  width: number;
}

export interface MeasuredFamily extends FontMetrics {
  kind: 'serif' | 'sans';
  /** Its license reserves its name for unmodified files, so it is not subset. */
  isReserved?: true;
}

export const FONT_METRICS: Record<string, MeasuredFamily> = {
  Figtree: { kind: 'sans', ascent: 950, descent: 250, lineGap: 0, width: 449 },
  Fraunces: { kind: 'serif', ascent: 978, descent: 255, lineGap: 0, width: 477 },
  Inter: { kind: 'sans', ascent: 969, descent: 241, lineGap: 0, width: 477 },
  Karla: { kind: 'sans', ascent: 917, descent: 252, lineGap: 0, width: 457 },
  'Libre Baskerville': { kind: 'serif', ascent: 970, descent: 270, lineGap: 0, width: 517 },
  'Libre Franklin': { kind: 'sans', ascent: 966, descent: 246, lineGap: 0, width: 465 },
  Lora: { kind: 'serif', ascent: 1006, descent: 274, lineGap: 0, width: 473, isReserved: true },
  Merriweather: { kind: 'serif', ascent: 984, descent: 273, lineGap: 0, width: 499, isReserved: true },
  Mulish: { kind: 'sans', ascent: 1005, descent: 250, lineGap: 0, width: 464 },
  'Nunito Sans': { kind: 'sans', ascent: 1011, descent: 353, lineGap: 0, width: 452 },
  'Open Sans': { kind: 'sans', ascent: 1069, descent: 293, lineGap: 0, width: 469 },
  Outfit: { kind: 'sans', ascent: 1000, descent: 260, lineGap: 0, width: 446 },
  Poppins: { kind: 'sans', ascent: 1050, descent: 350, lineGap: 100, width: 510 },
  'Source Sans 3': { kind: 'sans', ascent: 1024, descent: 400, lineGap: 0, width: 418, isReserved: true },
  'Source Serif 4': { kind: 'serif', ascent: 1036, descent: 335, lineGap: 0, width: 486, isReserved: true },
  Spectral: { kind: 'serif', ascent: 1059, descent: 463, lineGap: 0, width: 457 },
};

export interface SystemFace {
  /** Suffix of the fallback font's family name. */
  suffix: string;
  /** Full and PostScript names, for local(). */
  local: string[];
  /** Mean advance, thousandths of an em. */
  width: number;
}

/** System fonts for the fallbacks: on desktops (Linux has metric-compatible ones), and on Android. */
export const SYSTEM_FACES: Record<MeasuredFamily['kind'], SystemFace[]> = {
  sans: [
    { suffix: 'Fallback', local: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans'], width: 446 },
    { suffix: 'Fallback Android', local: ['Roboto', 'Roboto-Regular'], width: 445 },
  ],
  serif: [
    { suffix: 'Fallback', local: ['Georgia', 'Gelasio'], width: 446 },
    { suffix: 'Fallback Android', local: ['Noto Serif', 'NotoSerif'], width: 481 },
    {
      suffix: 'Fallback Times',
      local: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'LiberationSerif'],
      width: 406,
    },
  ],
};
