/** All pairs of foreground and background in the components' CSS, in all states. Add a line for a new pair. */
import { mix } from '../../../packages/shared/color';
import { derivedColors } from '../../theme-css';

import type { BrandColors, HexColor, Palette } from '../../types';

export type ColorOf = (site: BrandColors) => HexColor;
type PaletteName = 'primary' | 'brand' | 'secondary' | 'interactive';

const shade =
  (name: PaletteName, key: Exclude<keyof Palette, 'opacity'> = 'default'): ColorOf =>
  ({ palettes }) =>
    palettes[name][key];
const derived =
  (name: keyof ReturnType<typeof derivedColors>): ColorOf =>
  (site) =>
    derivedColors(site)[name];
const constant =
  (color: HexColor): ColorOf =>
  () =>
    color;

/** Share of a button's color on hover; the rest is black (components/css/button.ts). */
const HOVER_SHARE = 0.84;
const darker =
  (color: ColorOf): ColorOf =>
  (site) =>
    mix(color(site), '#000000', HOVER_SHARE);

/** Seventeen points of the gradient, including its ends. */
const gradient = Array.from(
  { length: 17 },
  (_, i): ColorOf =>
    ({ radialGradient: [inner, outer] }) =>
      mix(inner, outer, i / 16),
);

/** Colors by their names in reports. Of several points the worst counts. */
const COLORS = {
  text: [derived('text')],
  'muted text': [derived('text-muted')],
  error: [derived('error')],
  white: [constant('#FFFFFF')],
  surface: [derived('surface')],
  'second surface': [derived('surface-alt')],
  primary: [shade('primary')],
  'primary 100': [shade('primary', 100)],
  'primary 200': [shade('primary', 200)],
  brand: [shade('brand')],
  'brand 100': [shade('brand', 100)],
  'brand 200': [shade('brand', 200)],
  secondary: [shade('secondary')],
  'secondary 100': [shade('secondary', 100)],
  interactive: [shade('interactive')],
  'interactive 100': [shade('interactive', 100)],
  'interactive 200': [shade('interactive', 200)],
  'hovered interactive': [darker(shade('interactive'))],
  gradient,
} satisfies Record<string, ColorOf[]>;

export type ColorName = keyof typeof COLORS;

/** Returns a color's values: one, or a gradient's points. */
export const valuesOf = (name: ColorName): readonly ColorOf[] => COLORS[name];

export interface Use {
  /** Its use on the page. */
  what: string;
  ink: ColorName;
  grounds: readonly ColorName[];
  /** WCAG 2.2: 4.5 for text (1.4.3), 3 for controls, their states and the focus (1.4.11). */
  least: 4.5 | 3;
}

const PAPER = ['surface', 'second surface', 'white'] as const;
const TINTS = ['primary 100', 'brand 100', 'interactive 100'] as const;
const DEEP = ['primary', 'gradient'] as const;

export const USES: readonly Use[] = [
  {
    what: 'Text; marked and selected text',
    ink: 'text',
    grounds: [...PAPER, ...TINTS, 'secondary 100', 'brand 200', 'interactive 200'],
    least: 4.5,
  },
  { what: 'Notes, hints, dates', ink: 'muted text', grounds: [...PAPER, ...TINTS], least: 4.5 },
  { what: 'Errors', ink: 'error', grounds: [...PAPER, 'brand 100'], least: 4.5 },
  { what: 'Links, outlined buttons', ink: 'interactive', grounds: [...PAPER, ...TINTS, 'secondary 100'], least: 4.5 },
  { what: 'Quiet button, hovered', ink: 'interactive', grounds: ['interactive 200'], least: 4.5 },
  { what: 'Eyebrows, towns, figures', ink: 'brand', grounds: [...PAPER, 'brand 100'], least: 4.5 },
  { what: 'Initials, sticky bar, pull quotes', ink: 'primary', grounds: [...PAPER, 'primary 100'], least: 4.5 },
  { what: 'White button, hovered', ink: 'primary', grounds: ['primary 200'], least: 4.5 },
  { what: 'WordPress’s secondary color', ink: 'secondary', grounds: [...PAPER, 'secondary 100'], least: 4.5 },
  {
    what: 'Buttons and what is chosen',
    ink: 'white',
    grounds: ['interactive', 'hovered interactive', 'primary', 'brand', 'secondary'],
    least: 4.5,
  },
  { what: 'Text on color', ink: 'white', grounds: ['gradient'], least: 4.5 },
  { what: 'Focus ring, chosen fields', ink: 'interactive', grounds: [...PAPER, ...TINTS], least: 3 },
  { what: 'Focus ring on color', ink: 'white', grounds: DEEP, least: 3 },
  { what: 'Edges of fields', ink: 'muted text', grounds: [...PAPER, 'brand 100'], least: 3 },
  { what: 'Edges of fields in error', ink: 'error', grounds: [...PAPER, 'brand 100'], least: 3 },
  { what: 'The tab’s handle beside the page', ink: 'primary', grounds: PAPER, least: 3 },
];
