import type { HexColor, SiteCode } from '@/site-config/types';
import { tone } from '../core/color';
import type { Palettes } from '../types';

/**
 * A brand's mark on a sheet of 64 × 64: its landscape in four or five shapes, so few that 16 pixels hold them.
 * `keep` is how much of a shape stays in the one-colour version: 1 solid, 0 cut out.
 */
export interface MarkShape {
  d: string;
  fill: HexColor;
  keep: number;
}

export interface Mark {
  /** The outer form everything lies in. */
  outline: string;
  shapes: MarkShape[];
}

const disc = 'M2 32a30 30 0 1 0 60 0a30 30 0 1 0 -60 0z';
const square = (r: number): string => `M${2 + r} 2H${62 - r}Q62 2 62 ${2 + r}V${62 - r}Q62 62 ${62 - r} 62H${2 + r}Q2 62 2 ${62 - r}V${2 + r}Q2 2 ${2 + r} 2Z`;
const gate = 'M4 62V32a28 28 0 0 1 56 0V62Z';
const sheet = 'M0 0H64V64H0Z';
const round = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** The marks, in each brand's colours. */
export const marks: Record<SiteCode, (p: Palettes) => Mark> = {
  // A white steeple over brick.
  AHW: (p) => ({
    outline: square(3),
    shapes: [
      { d: sheet, fill: p.primary.default, keep: 1 },
      { d: 'M0 46H64V64H0Z', fill: tone(p.brand.default, 0.52, 0.135), keep: 1 },
      { d: 'M32 6L37 27V30H40V38H48L50 44V64H14V44L16 38H24V30H27V27Z', fill: '#FFFFFF', keep: 0 },
      { d: 'M28 64V54a4 4 0 0 1 8 0V64ZM18 50h4.5v7H18ZM41.500 50h4.500v7h-4.500Z', fill: tone(p.brand.default, 0.52, 0.135), keep: 1 },
      { d: 'M0 42.400H14.400L13.600 46H0ZM49.600 42.400H64V46H50.400Z', fill: '#FFFFFF', keep: 0 },
    ],
  }),
  // Butte and evening sun under indigo.
  DSH: (p) => ({
    outline: disc,
    shapes: [
      { d: sheet, fill: p.primary.default, keep: 1 },
      { d: round(44, 27, 9), fill: tone(p.brand.default, 0.85, 0.1, 20), keep: 0 },
      { d: 'M0 46L9 40L13 27L15 24H34L36 28L40 41L52 44L64 40V64H0Z', fill: tone(p.brand.default, 0.64, 0.14), keep: 0.5 },
      { d: 'M0 50C14 42 28 56 42 50S58 46 64 49V64H0Z', fill: p.brand.default, keep: 0 },
    ],
  }),
  // A glasshouse vault with a leaf in it.
  GRN: (p) => ({
    outline: gate,
    shapes: [
      { d: sheet, fill: p.primary.default, keep: 1 },
      { d: 'M32 56C16 50 15 30 32 14C49 30 48 50 32 56Z', fill: tone(p.secondary.default, 0.86, 0.06), keep: 0 },
      { d: 'M30.600 62V22h2.800V34.500L41 27.500L42.600 30.500L33.400 39V45L42.500 36.500L43.500 40L33.400 49.500V62ZM30.600 39L21.400 30.500L23 27.500L30.600 34.500ZM30.600 49.500L20.500 40L21.500 36.500L30.600 45Z', fill: p.primary.default, keep: 1 },
    ],
  }),
  // Coral light over three swells.
  LAG: (p) => ({
    outline: disc,
    shapes: [
      { d: sheet, fill: tone(p.primary.default, 0.9, 0.035), keep: 0.22 },
      { d: round(32, 28, 13), fill: tone(p.brand.default, 0.68, 0.15), keep: 1 },
      { d: 'M0 33C8 28 14 28 21 32S36 38 43 33S57 28 64 32V64H0Z', fill: tone(p.primary.default, 0.68, 0.09), keep: 0.55 },
      { d: 'M0 44C8 39 15 40 22 44S37 49 44 44S57 40 64 43V64H0Z', fill: p.primary.default, keep: 1 },
      { d: 'M4 53.500C13 49.500 18 52 24 54.500S38 58 44 54.500S54 51.500 60 53V55.800C54 54.500 50 55 44.500 57.600S30 60.500 24 57.600S13 53.500 4 56.500Z', fill: tone(p.primary.default, 0.9, 0.035), keep: 0 },
    ],
  }),
  // A portico whose middle column is a pine.
  XFO: (p) => ({
    outline: 'M2 62V21L32 2L62 21V62Z',
    shapes: [
      { d: sheet, fill: p.primary.default, keep: 1 },
      { d: 'M8 24.500L32 9L56 24.500V29H8Z', fill: tone(p.secondary.default, 0.95, 0.025), keep: 0 },
      { d: 'M10 32h6.500v20h-6.500ZM47.500 32h6.500v20h-6.500ZM8 54.500H56V59H8Z', fill: tone(p.secondary.default, 0.95, 0.025), keep: 0 },
      { d: round(32, 21, 3.6), fill: p.brand.default, keep: 1 },
      { d: 'M32 31L38.500 38.500H36L43 46.500H34.200V52H29.800V46.500H21L28 38.500H25.500Z', fill: tone(p.secondary.default, 0.95, 0.025), keep: 0 },
    ],
  }),
  // Sails before a mango sun.
  REF: (p) => ({
    outline: square(15),
    shapes: [
      { d: sheet, fill: tone(p.primary.default, 0.5, 0.125), keep: 1 },
      { d: round(41, 32, 15), fill: tone(p.brand.default, 0.79, 0.145), keep: 0.45 },
      { d: 'M29 7V45H8C17 36 24 24 29 7ZM33.500 12C38 24 44 36 53 45H33.500Z', fill: '#FFFFFF', keep: 0 },
      { d: 'M0 49.500C8 47 14 47 21 49.500S36 52 43 49.500S57 47 64 49V64H0Z', fill: p.primary.default, keep: 1 },
      { d: 'M10 55C17 52.800 22 54 28 55.600S42 56.500 54 54V57C44 59 36 60 28 58.600S17 56 10 58Z', fill: '#FFFFFF', keep: 0 },
    ],
  }),
  // An oak leaning over water.
  ROA: (p) => ({
    outline: disc,
    shapes: [
      { d: sheet, fill: tone(p.primary.default, 0.9, 0.02), keep: 0.22 },
      { d: 'M0 45H64V64H0Z', fill: p.primary.default, keep: 1 },
      { d: 'M28 47C30 42 30 38 25 31L29 29L32 34L36 27L40 29C36 36 35 41 38 47Z', fill: tone(p.brand.default, 0.42, 0.08), keep: 1 },
      { d: 'M8 33C4 25 11 19 17 20C19 11 30 8 36 13C44 9 53 14 52 21C60 22 61 31 55 34C50 37 46 33 42 34C36 37 30 36 26 34C20 37 11 38 8 33Z', fill: p.secondary.default, keep: 1 },
      { d: 'M8 51.500C16 49 22 50 29 51.500S44 53 56 50.500V53C46 55 38 55.500 29 54.300S15 52.600 8 54.200ZM18 57.800C26 56 32 57.600 38 58S44 57.500 47 57V59.400C40 60.600 30 61 18 60Z', fill: tone(p.primary.default, 0.9, 0.02), keep: 0 },
    ],
  }),
  // The sun's first half over the hills.
  SUN: (p) => ({
    outline: gate,
    shapes: [
      { d: sheet, fill: p.primary.default, keep: 1 },
      { d: 'M30.300 8h3.400v10h-3.400ZM13.200 15.600L15.800 13.200L22.400 20.600L19.800 23ZM50.800 15.600L48.200 13.200L41.600 20.600L44.200 23ZM5 31.300H14.600V34.700H5ZM49.400 31.300H59V34.700H49.400Z', fill: tone(p.brand.default, 0.82, 0.135, 10), keep: 0 },
      { d: round(32, 39, 14.500), fill: tone(p.brand.default, 0.82, 0.135, 10), keep: 0 },
      { d: 'M0 44C12 36 24 38 34 43S54 46 64 40V64H0Z', fill: tone(p.secondary.default, 0.62, 0.105), keep: 0.5 },
      { d: 'M0 54C14 46 30 50 40 54S58 55 64 51V64H0Z', fill: tone(p.brand.default, 0.67, 0.125), keep: 1 },
    ],
  }),
};
