/** The brands, which the theme hands over when the process starts. On the server only: a browser gets `client-config`. */
import type { FacilityEntry, NetworkSite, Site } from './types';

export interface Brands {
  /** The brand that this process serves. */
  site: Site;
  /** All brands of the network. */
  sites: readonly Site[];
  /** The geotarget table: all brands' facilities, each with the absolute URL of its page. */
  facilities: readonly (FacilityEntry & { url: string })[];
  /** Returns the first site of the network with a hostname, in any case, with or without `www.` and the admin prefixes. */
  networkSiteByHostname(hostname: string): NetworkSite | undefined;
}

declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a property of globalThis
  var footbridgeBrands: Brands | undefined;
}

/** Sets the brands for every instance of this module: Next's bundles and the server are compiled apart. */
export function setBrands(given: Brands): void {
  globalThis.footbridgeBrands = given;
}

/** Returns the brands. @throws before the theme has handed them over */
export function brands(): Brands {
  if (!globalThis.footbridgeBrands) throw new Error('The theme has not handed over its brands (faust.config.js)');
  return globalThis.footbridgeBrands;
}

/** Returns the brand that this process serves. */
export const site = (): Site => brands().site;
