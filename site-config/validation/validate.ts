/** Validates brands' files and the lists, before a site is served. */
import { existsSync } from 'node:fs';
import { BrandError } from '../brand/brand-error';
import { sites } from '../brands';
import { fontFiles } from '../fonts';
import { colorProblems } from './contrast/problems';
import extended from '../payers/extended.json';
import inNetwork from '../payers/in-network.json';
import provider from '../payers/provider.json';
import { type PayerList, payerProblems } from './payers';
import separate from '../payers/separate.json';
import type { SiteConfig } from '../types';

/** Returns the errors of a brand's typefaces: without measures, or without files. */
function typefaceProblems(site: SiteConfig): string[] {
  try {
    return fontFiles(site)
      .filter(({ source }) => !existsSync(source))
      .map(({ source }) => `${site.code}.look.fonts: ${source} is missing: npm run tool -- typefaces makes it`);
  } catch (error) {
    return [`${site.code}.look.fonts: ${error instanceof Error ? error.message : String(error)}`];
  }
}

const PAYERS: Record<PayerList, unknown> = { 'in-network': inNetwork, provider, extended, separate };

/**
 * Validates the brands' colors and typefaces, and the lists of insurance payers. Brands' files are validated when they are read.
 */
export function validateSites(all: readonly SiteConfig[] = sites, payers: Record<PayerList, unknown> = PAYERS): void {
  const lists: PayerList[] = ['in-network', 'provider', 'extended', 'separate'];
  const problems = [
    ...all.flatMap((site) => [...colorProblems(site), ...typefaceProblems(site)]),
    ...lists.flatMap((list) => payerProblems(list, payers[list])),
  ];
  if (problems.length > 0) throw new BrandError(problems.join('\n'));
}
