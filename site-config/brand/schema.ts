/** The schema of brands/CODE/brand.json (specification, sections 2 and 3). brand.schema.json is generated from it. */
import { z } from 'zod';
import { VENDOR_IDS } from '../../packages/shared/vendors/types';
import { US_STATES } from '../states';
import { look, palettes } from './look';
import { absoluteUrl, color, contactUrl, e164, name, sitePath, text } from './values';

const namedPath = z.strictObject({
  name: text,
  path: sitePath,
  text: text.optional().describe('One line under the name.'),
});

const navPromo = z
  .strictObject({
    id: z
      .enum(['call', 'top-reasons', 'alumni-app', 'read-reviews', 'locations', 'insurance-check'])
      .describe('Its picture is promo-ID.svg.'),
    text,
    link: sitePath.or(absoluteUrl).optional(),
    linkText: text.optional(),
    callrail: z.boolean().optional().describe("The card's link is the call link."),
    render: z.boolean().optional().describe('False: configured, but not rendered.'),
  })
  .refine(({ link, callrail }) => link !== undefined || callrail === true, {
    path: ['link'],
    error: 'must be set where the card is no call card',
  });

const facility = z.strictObject({
  siteKey: z
    .string()
    .regex(/^[A-Z]{3}$/, 'must be three capital letters')
    .optional()
    .describe("The key under which the facility is reported; the brand's code by default."),
  chartFacName: text.describe("The facility's name in the comparison charts, its page's title."),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  radius: z.number().positive().describe('Visitors within it see the facility, miles.'),
  description: text,
  path: sitePath.describe("The facility's page."),
});

const vendor = z.strictObject({
  id: z.enum(VENDOR_IDS),
  hasAgreement: z
    .boolean('must be true, where an agreement is signed, or false')
    .describe('A business associate agreement is signed (docs/privacy.md).'),
});

/** Returns whether no two items have the same id. */
const isEachOnce = (items: readonly { id: string }[]): boolean =>
  new Set(items.map(({ id }) => id)).size === items.length;

const phones = z.strictObject({
  default: e164,
  score1: e164,
  score2: e164,
  alumni: e164,
  veteran: e164,
  specialPath: e164,
  mentalHealth: e164,
});

/** A name is an HTML attribute's value, and a choice in WordPress. */
const ownNumber = z
  .strictObject({
    name: z
      .string()
      .regex(/^[a-z][a-z0-9-]{0,31}$/, 'must be lower-case letters, digits and hyphens')
      .refine((given) => !Object.hasOwn(phones.shape, given), 'is the name of one of the seven numbers in phones'),
    phone: e164,
    paths: z.array(sitePath).default([]).describe('Pages at these paths and below them show the number.'),
    campaigns: z
      .array(name.transform((given) => given.toLowerCase()))
      .default([])
      .describe('Visits of these campaigns (utm_campaign) show the number.'),
  })
  .describe('Without paths and campaigns only pages whose field "Call number" has the name show it.');

export const brandFileSchema = z.strictObject({
  $schema: z.string().optional(),
  $comment: z.string().optional(),
  key: z
    .string()
    .regex(/^[A-Z][A-Z_]*$/, 'must be in upper case')
    .describe('Upper-case key, an alternative to the code on command lines.'),
  fullName: name,
  shortName: name,
  domain: z.string().regex(/^(?:[a-z0-9-]+\.)+[a-z]{2,}$/, 'must be a domain in lower case, without scheme'),
  city: name,
  state: z.enum(
    US_STATES.map(({ abbreviation }) => abbreviation),
    "must be a state's two letters",
  ),
  phones: phones.describe('The variants of the call number (section 3).'),
  numbers: z
    .array(ownNumber)
    .refine((all) => new Set(all.map((one) => one.name)).size === all.length, 'must have each name once')
    .default([])
    .describe('More call numbers, each with its rule; the first that applies comes before those in phones.'),
  palettes,
  radialGradient: z.tuple([color, color]),
  look,
  insuranceBlurb: text.optional(),
  admissionsPath: sitePath,
  aboutPath: sitePath,
  reviewsPath: sitePath,
  teamPath: sitePath.describe('Also where /contributors/ leads.'),
  veteranPath: sitePath,
  outpatientPaths: z.array(namedPath).min(1),
  levelsOfCarePaths: z.array(namedPath).min(1),
  specialPaths: z.array(sitePath).describe('Paths with their own call number.'),
  mentalHealthPath: sitePath.optional().describe('The section with the mental-health number.'),
  statistics: z.array(z.strictObject({ name: text, value: text.describe('As shown: "50+", "11,000+".') })).min(1),
  navPromos: z.array(navPromo).min(1).refine(isEachOnce, 'must have each card once'),
  reviewWidgetId: text,
  securityContact: contactUrl.describe('For reports of vulnerabilities, in /.well-known/security.txt.'),
  facilities: z
    .array(facility)
    .describe('The facilities that visitors nearby see. The first whose radius contains the visitor wins (section 4).'),
  vendors: z
    .array(vendor)
    .refine(isEachOnce, 'must have each vendor once')
    .describe('A vendor that is not in the list is never loaded.'),
  crmAgreements: z
    .array(z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be a target of leads, such as salesforce or hubspot'))
    .default([])
    .describe('CRMs with whose provider a business associate agreement is signed (docs/privacy.md).'),
});
