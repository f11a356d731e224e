/** Validates the configuration. next.config.ts calls it before a build, so these modules import shared/ by relative paths. */
import { sites } from '../brands';
import { contrastProblems } from './contrast/problems';
import extended from '../payers/extended.json';
import inNetwork from '../payers/in-network.json';
import provider from '../payers/provider.json';
import { type PayerList, payerProblems } from './payers';
import separate from '../payers/separate.json';
import { siteConfigSchema } from './brand';
import { SITE_CODES, type SiteCode } from '../types';
import { vendorProblems } from './vendors';

export { parseSiteCode } from '../site-code';

/**
 * Returns a brand's errors, one line each: "DSH.palettes.brand.200: must be a color #RRGGBB". A valid brand is also checked for
 * insufficient contrast.
 * @param code the key of the configuration
 * @param config a brand's configuration, unvalidated
 */
export function siteProblems(code: SiteCode, config: unknown): string[] {
  const result = siteConfigSchema.safeParse(config);
  if (!result.success) {
    // One line a field, because a combination's error follows from the field's.
    const byField = new Map<string, string>();
    for (const { path, message } of result.error.issues) {
      const field = [code, ...path].join('.');
      if (!byField.has(field)) byField.set(field, message);
    }
    return [...byField].map(([field, message]) => `${field}: ${message}`);
  }
  if (result.data.code !== code) return [`${code}.code: must be ${code}, the key it stands under`];
  return contrastProblems(result.data).map((problem) => `${code}.${problem}`);
}

const PAYERS: Record<PayerList, unknown> = { 'in-network': inNetwork, provider, extended, separate };

/**
 * Validates all brands, their vendors, and the lists of insurance payers.
 * @throws with all errors
 */
export function validateSites(
  all: Record<SiteCode, unknown> = sites,
  payers: Record<PayerList, unknown> = PAYERS,
): void {
  const lists: PayerList[] = ['in-network', 'provider', 'extended', 'separate'];
  const problems = [
    ...SITE_CODES.flatMap((code) => siteProblems(code, all[code])),
    ...vendorProblems(),
    ...lists.flatMap((list) => payerProblems(list, payers[list])),
  ];
  if (problems.length > 0) throw new Error(`site-config:\n  ${problems.join('\n  ')}`);
}
