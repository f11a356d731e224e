import { sites } from './brands';
import { FACILITIES, facilityUrl } from './facilities';
import { networkSiteByHostname } from './network-sites';
import { site } from './site';

import type { Brands } from '../packages/shared/site/current';

/** What the server reads of the brands before it serves; faust.config.js hands them over to Next's bundles, too. */
export const brands: Brands = {
  site,
  sites,
  facilities: FACILITIES.map((facility) => ({ ...facility, url: facilityUrl(facility) })),
  networkSiteByHostname,
};
