/** The schema of a brand's visual design; all of it becomes CSS custom properties or attributes. */
import { z } from 'zod';
import { FONT_METRICS } from '../font-metrics';
import { color } from './values';

const family = z.strictObject({
  name: z.enum(Object.keys(FONT_METRICS), 'must have a line in font-metrics.ts').describe('CSS family name.'),
  package: z
    .string()
    .regex(/^@fontsource(?:-variable)?\/[a-z0-9-]+$/, 'must be a package of Fontsource')
    .describe('npm package of the font file.'),
  file: z
    .string()
    .regex(/^(?=.*-latin-).*\.woff2$/, 'must be the woff2 file of the Latin subset')
    .describe("File below the package's files/, without folder."),
  weight: z
    .string()
    .regex(/^\d{1,4}(?: \d{1,4})?$/, 'must be a weight or a range of two')
    .describe('Weights in the file: one, or a range "200 900".'),
});

const palette = z.strictObject({
  100: color,
  200: color,
  400: color,
  default: color,
  opacity: z.number().min(0).max(1).describe('Opacity of overlays on pictures, 0 to 1.'),
});

export const palettes = z.strictObject({
  primary: palette,
  brand: palette,
  secondary: palette,
  interactive: palette,
});

export const look = z.strictObject({
  fonts: z
    .strictObject({ heading: family, body: family, italic: family.optional() })
    .describe("At most three files. `italic` is the body's, loaded only on pages with italics."),
  radius: z.number().min(0).max(20).describe('Corner radius of cards and pictures, px.'),
  buttonRadius: z.number().min(0).max(999).describe('Corner radius of buttons, px; 999 is a pill.'),
  headingWeight: z.number().min(100).max(1000),
  headingTracking: z.number().min(-0.05).max(0.1).describe('Letter spacing of headings, em.'),
  headingScale: z
    .number()
    .min(0.8)
    .max(1.2)
    .describe('Factor on the large sizes, to compensate for wide and narrow heading faces.'),
  surface: color.optional().describe("The page's background; white by default."),
  surfaceAlt: color
    .optional()
    .describe("The background of every other section; the secondary palette's 100 by default."),
  density: z.number().min(0.9).max(1.2).describe('Factor on the vertical space between sections.'),
  hero: z.enum(['full', 'split', 'framed', 'band']).describe("Layout of the front page's hero."),
  eyebrow: z.enum(['upper', 'plain', 'rule']).describe('Case and form of small labels above headings.'),
});
