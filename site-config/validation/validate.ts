/** Validates what brands' files and the lists hold. next.config.ts calls it before a build, so these modules import shared/ by relative paths. */
import { sites } from '../brands';
import { contrastProblems } from './contrast/problems';
import extended from '../payers/extended.json';
import inNetwork from '../payers/in-network.json';
import provider from '../payers/provider.json';
import { type PayerList, payerProblems } from './payers';
import separate from '../payers/separate.json';
import type { SiteConfig } from '../types';
import { vendorProblems } from './vendors';

/** Returns a brand's colors with insufficient contrast, one line each: "CODE.palettes.brand.default: …". */
export const colorProblems = (site: SiteConfig): string[] =>
  contrastProblems(site).map((problem) => `${site.code}.${problem}`);

const PAYERS: Record<PayerList, unknown> = { 'in-network': inNetwork, provider, extended, separate };

/**
 * Validates the brands' colors, the vendors, and the lists of insurance payers. Brands' files are validated when they are read.
 * @throws with all errors
 */
export function validateSites(all: readonly SiteConfig[] = sites, payers: Record<PayerList, unknown> = PAYERS): void {
  const lists: PayerList[] = ['in-network', 'provider', 'extended', 'separate'];
  const problems = [
    ...all.flatMap(colorProblems),
    ...vendorProblems(),
    ...lists.flatMap((list) => payerProblems(list, payers[list])),
  ];
  if (problems.length > 0) throw new Error(`site-config:\n  ${problems.join('\n  ')}`);
}
