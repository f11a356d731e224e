import { z } from 'zod';

/**
 * The four lists of insurance payers, each with its own form (specification, section 3). Zod: for the build,
 * never for a browser. The lists are JSON beside this file.
 */

/** Empty, or VTX and four digits. The ids are placeholders (docs/placeholders.md). */
const payerId = z.string().regex(/^(?:VTX\d{4})?$/, 'must be empty, or VTX and four digits');
/** As long as a lead's field for it: names.ts. */
const payerName = z.string().trim().min(1).max(120);

export const inNetworkSchema = z.array(z.strictObject({ payer_id: payerId, payer_name: payerName })).min(50);
/** What only the provider's own list says: whether a payer is in the network. */
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
 * @param list the name of a file beside this one, without .json
 * @returns what is wrong, a line each: "extended.12.payerId: must be …"
 */
export function payerProblems(list: PayerList, rows: unknown): string[] {
  const result = PAYER_LISTS[list].safeParse(rows);
  return result.success
    ? []
    : result.error.issues.map(({ path, message }) => `${[list, ...path].join('.')}: ${message}`);
}
