import { z } from 'zod';
import { SITE_CODES, type SiteCode } from '../types';
import { VENDORS_BY_BRAND } from '../vendors-by-brand';
import { CONSENT_CATEGORIES, VENDOR_IDS, VENDOR_WAYS } from '../../shared/vendors/types';
import { VENDORS } from '../../shared/vendors/vendors';

const https = z.url({ protocol: /^https$/, error: 'must be an https address' });
/** A host source of a Content-Security-Policy. */
const source = z
  .string()
  .regex(
    /^https:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:\/[\w./-]*)?$/,
    'must be an https origin, or an address below one',
  );

const vendorSchema = z.strictObject({
  id: z.enum(VENDOR_IDS),
  name: z.string().min(1),
  // The dialog inserts them as HTML.
  purpose: z.string().regex(/^[^<>&]+\.$/, 'must be sentences without <, > and &'),
  gets: z.string().regex(/^[^<>&]+\.$/, 'must be sentences without <, > and &'),
  category: z.enum(CONSENT_CATEGORIES),
  way: z.enum(VENDOR_WAYS),
  setting: z.string().startsWith('NEXT_PUBLIC_').nullable(),
  origins: z.strictObject({
    script: z.array(source),
    connect: z.array(source),
    img: z.array(source),
    frame: z.array(source),
  }),
  cookies: z.array(z.string().min(3, 'must be a prefix of at least 3 characters')),
  privacyUrl: https,
});

const brandSchema = z
  .array(
    z.strictObject({
      id: z.enum(VENDOR_IDS),
      hasAgreement: z.boolean('must be true, where an agreement is signed, or false'),
    }),
  )
  .superRefine((vendors, context) => {
    const twice = vendors.find(({ id }, index) => vendors.findIndex((other) => other.id === id) !== index);
    if (twice) context.addIssue({ code: 'custom', message: `${twice.id} is listed twice` });
  });

const lines = (what: string, { error }: { error?: z.ZodError }): string[] =>
  (error?.issues ?? []).map(({ path, message }) => `${[what, ...path].join('.')}: ${message}`);

/** Returns the errors of the vendors and of the brands' lists, one line each. */
export function vendorProblems(byBrand: Record<SiteCode, unknown> = VENDORS_BY_BRAND): string[] {
  const own = Object.entries(VENDORS).flatMap(([id, vendor]) => [
    ...lines(`vendors.${id}`, vendorSchema.safeParse(vendor)),
    ...(vendor.id === id ? [] : [`vendors.${id}.id: must equal its key`]),
  ]);
  return [...own, ...SITE_CODES.flatMap((code) => lines(`${code}.vendors`, brandSchema.safeParse(byBrand[code])))];
}
