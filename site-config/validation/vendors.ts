import { z } from 'zod';
import { CONSENT_CATEGORIES, VENDOR_IDS, VENDOR_WAYS } from '../../packages/shared/vendors/types';
import { VENDORS } from '../../packages/shared/vendors/vendors';

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

const lines = (what: string, { error }: { error?: z.ZodError }): string[] =>
  (error?.issues ?? []).map(({ path, message }) => `${[what, ...path].join('.')}: ${message}`);

/** Returns the errors of the vendors, one line each. */
export function vendorProblems(): string[] {
  return Object.entries(VENDORS).flatMap(([id, vendor]) => [
    ...lines(`vendors.${id}`, vendorSchema.safeParse(vendor)),
    ...(vendor.id === id ? [] : [`vendors.${id}.id: must equal its key`]),
  ]);
}
