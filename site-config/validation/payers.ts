import { z } from 'zod';

/** Schemas of the four lists of insurance payers in site-config/payers (specification, section 3). */

/** Empty, or VTX and four digits. The ids are placeholders (docs/placeholders.md). */
const payerId = z.string().regex(/^(?:VTX\d{4})?$/, 'must be empty, or VTX and four digits');
/** The limit of a lead's field (packages/shared/forms/names.ts). */
const payerName = z.string().trim().min(1).max(120);

export const inNetworkSchema = z.array(z.strictObject({ payer_id: payerId, payer_name: payerName })).min(50);
export const providerSchema = z.array(z.strictObject({ payerId, payerName, isInNetwork: z.boolean() })).min(30);
export const extendedSchema = z.array(z.strictObject({ payerId, payerName })).min(300);
export const separateSchema = z.array(z.strictObject({ payerName, isInNetwork: z.boolean() })).min(5);

export const PAYER_LISTS = {
  'in-network': inNetworkSchema,
  provider: providerSchema,
  extended: extendedSchema,
  separate: separateSchema,
} as const;
export type PayerList = keyof typeof PAYER_LISTS;

/**
 * Returns a list's errors, one line each: "extended.12.payerId: must be …".
 * @param list the name of a file in site-config/payers, without .json
 */
export function payerProblems(list: PayerList, rows: unknown): string[] {
  const result = PAYER_LISTS[list].safeParse(rows);
  return result.success
    ? []
    : result.error.issues.map(({ path, message }) => `${[list, ...path].join('.')}: ${message}`);
}
