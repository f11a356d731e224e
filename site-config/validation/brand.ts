/** The schema of a brand's configuration, checked at build and in tests; in no bundle. */
import { z } from 'zod';
import { FONT_METRICS } from '../font-metrics';
import { stateOf } from '../states';
import { SITE_CODES, type HexColor, type Look, type SiteConfig } from '../types';

const text = z.string().trim().min(1, 'must not be empty');
const color = z
  .string()
  .regex(/^#[0-9A-F]{6}$/i, 'must be a color #RRGGBB')
  .transform((value): HexColor => `#${value.slice(1).toUpperCase()}`);
const sitePath = z.string().regex(/^\/(?:[^/\s]+\/)*$/, 'must be a path that begins and ends with a slash');
const publicFile = z.string().regex(/^\/(?:[^/\s]+\/)*[^/\s]+\.[a-z0-9]+$/, 'must be the path of a file below public/');
// NANP only: all eight brands are in the United States, and callNumber() formats nothing else.
const e164 = z.string().regex(/^\+1[2-9]\d{2}[2-9]\d{6}$/, 'must be an E.164 number such as +17025550100');
const absoluteUrl = z.url({ protocol: /^https$/, error: 'must be an absolute https address' });

const callNumber = z.strictObject({
  display: z.string().regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'must read (702) 555-0100'),
  tel: z.string().regex(/^tel:\+1\d{10}$/, 'must be a tel: link to an E.164 number'),
});

const palette = z.strictObject({
  100: color,
  200: color,
  400: color,
  default: color,
  opacity: z.number().min(0).max(1),
});

const namedPath = z.strictObject({ name: text, path: sitePath, text: text.optional() });

const navPromo = z
  .strictObject({
    id: z.enum(['call', 'top-reasons', 'alumni-app', 'read-reviews', 'locations', 'insurance-check']),
    image: publicFile,
    text,
    link: sitePath.or(absoluteUrl).optional(),
    linkText: text.optional(),
    callrail: z.boolean().optional(),
    render: z.boolean().optional(),
  })
  .refine(({ link, callrail }) => link !== undefined || callrail === true, {
    path: ['link'],
    error: 'must be set where the card is no call card',
  });

const family = z
  .strictObject({
    name: text,
    package: z.string().regex(/^@fontsource(?:-variable)?\/[a-z0-9-]+$/, 'must be a package of Fontsource'),
    file: z
      .string()
      .regex(/\.woff2$/, 'must be the woff2 file of the Latin subset')
      .includes('-latin-', 'must be the woff2 file of the Latin subset'),
    weight: z.string().regex(/^\d{1,4}(?: \d{1,4})?$/, 'must be a weight or a range of two'),
  })
  .refine(({ name }) => name in FONT_METRICS, { path: ['name'], error: 'must have a line in font-metrics.ts' });

const look = z.strictObject({
  fonts: z.strictObject({ heading: family, body: family, italic: family.optional() }),
  radius: z.number().min(0).max(20),
  buttonRadius: z.number().min(0).max(999),
  headingWeight: z.number().min(100).max(1000),
  headingTracking: z.number().min(-0.05).max(0.1),
  headingScale: z.number().min(0.8).max(1.2),
  surface: color.optional(),
  surfaceAlt: color.optional(),
  density: z.number().min(0.9).max(1.2),
  hero: z.enum(['full', 'split', 'framed', 'band']),
  eyebrow: z.enum(['upper', 'plain', 'rule']),
} satisfies Record<keyof Look, z.ZodType>);

const shape = {
  code: z.enum(SITE_CODES),
  key: z.string().regex(/^[A-Z][A-Z_]*$/, 'must be in upper case'),
  fullName: text,
  shortName: text,
  domain: z.string().regex(/^(?:[a-z0-9-]+\.)+[a-z]{2,}$/, 'must be a domain without scheme'),
  city: text,
  state: z.string().refine((letters) => stateOf(letters)?.abbreviation === letters, "must be a state's two letters"),
  logo: publicFile,
  whiteLogo: publicFile,
  favicon: publicFile,
  quoteImage: publicFile,
  scene: publicFile,
  mainPhone: e164,
  callNumbers: z.strictObject({
    default: callNumber,
    score1: callNumber,
    score2: callNumber,
    alumni: callNumber,
    veteran: callNumber,
    specialPath: callNumber,
    mentalHealth: callNumber,
  }),
  palettes: z.strictObject({ primary: palette, brand: palette, secondary: palette, interactive: palette }),
  radialGradient: z.tuple([color, color]),
  look,
  insuranceBlurb: text.optional(),
  admissionsPath: sitePath,
  admissionsUrl: absoluteUrl,
  aboutPath: sitePath,
  reviewsPath: sitePath,
  veteranPath: sitePath,
  outpatientPaths: z.array(namedPath).min(1),
  levelsOfCarePaths: z.array(namedPath).min(1),
  specialPaths: z.array(sitePath),
  mentalHealthPath: sitePath.optional(),
  statistics: z.array(z.strictObject({ name: text, value: text })).min(1),
  navPromos: z.array(navPromo).min(1),
  reviewWidgetId: text,
} satisfies Record<keyof SiteConfig, z.ZodType>;

/** The schema of a brand: each field, then combinations of two fields. */
export const siteConfigSchema = z
  .strictObject(shape)
  .refine(({ domain, admissionsPath, admissionsUrl }) => admissionsUrl === `https://${domain}${admissionsPath}`, {
    path: ['admissionsUrl'],
    error: 'must be https:// + domain + admissionsPath',
  })
  .refine(({ mainPhone, callNumbers }) => callNumbers.default.tel === `tel:${mainPhone}`, {
    path: ['mainPhone'],
    error: 'must be the default call number',
  })
  .refine(({ navPromos }) => new Set(navPromos.map(({ id }) => id)).size === navPromos.length, {
    path: ['navPromos'],
    error: 'must have each card once',
  });
