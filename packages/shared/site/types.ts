/** What the runtime reads of a brand's configuration; the theme's has more (site-config/brand/site.ts). */
import type { HexColor } from '../color';
import type { BrandVendor } from '../vendors/types';

/** The seven variants of the call number, in the specification's words (section 3). */
export type SpecifiedVariant = 'default' | 'score1' | 'score2' | 'alumni' | 'veteran' | 'specialPath' | 'mentalHealth';

/** One of the seven, or the name of a brand's own number. */
export type CallNumberVariant = string;

export interface CallNumber {
  /** For display: (702) 555-0100. */
  display: string;
  /** tel:+17025550100. */
  tel: `tel:+${string}`;
}

export type CallNumbers = Record<CallNumberVariant, CallNumber> & Record<SpecifiedVariant, CallNumber>;

/** Where one of the brand's own numbers is shown; with neither only on pages whose field "Call number" names it. */
export interface OwnNumber {
  name: CallNumberVariant;
  /** Paths; pages below them, too. */
  paths: readonly string[];
  /** Values of utm_campaign, in lower case. */
  campaigns: readonly string[];
}

/** A row of the geotarget table (specification, section 3): a facility and the radius in which visitors see it. */
export interface FacilityEntry {
  /** The key under which the facility is reported. */
  siteKey: string;
  /** The facility's name in the comparison charts, its page's title. */
  chartFacName: string;
  latitude: number;
  longitude: number;
  /** Miles. */
  radius: number;
  description: string;
  /** URL path of its page, on its brand's site. */
  path: string;
  /** URL path of a picture. */
  img: string;
}

/** A facility in the geolocation service's answer. */
export interface NearbyFacility extends Omit<FacilityEntry, 'latitude' | 'longitude' | 'path'> {
  /** Absolute, because the page may be on another brand's site. */
  url: string;
  /** Miles from the visitor, to a tenth. */
  distance: number;
}

/** A site of the network, a brand's or another one (specification, section 1). */
export interface NetworkSite {
  key: string;
  domain: string;
}

/** A payer of the insurance lists. */
export interface Payer {
  /** Empty if the lists have none. */
  id: string;
  name: string;
  isInNetwork: boolean;
}

/** A card of the menu. */
export interface NavPromo {
  id: string;
  link?: string;
  linkText?: string;
}

export interface Site {
  /** The value of `SITE`. */
  code: string;
  /** Upper-case key, an alternative to the code. */
  key: string;
  fullName: string;
  shortName: string;
  domain: string;
  callNumbers: CallNumbers;
  /** The first that applies comes before the specification's seven. */
  ownNumbers: readonly OwnNumber[];
  aboutPath: string;
  teamPath: string;
  veteranPath: string;
  specialPaths: readonly string[];
  mentalHealthPath?: string;
  navPromos: readonly NavPromo[];
  facilities: readonly FacilityEntry[];
  /** A vendor that is not in the list is never loaded. */
  vendors: readonly BrandVendor[];
  /** Targets of leads with whose provider a business associate agreement is signed. */
  crmAgreements: readonly string[];
  /** For reports of vulnerabilities. */
  securityContact: string;
  /** URL path. */
  favicon: string;
  palettes: { primary: { default: HexColor } };
  look: { surface?: HexColor };
}
