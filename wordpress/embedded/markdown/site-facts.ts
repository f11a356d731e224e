import { sites } from '@/site-config/brands';
import type { SiteCode } from '@/site-config/types';

interface Place {
  stateName: string;
  region: string;
  landscape: string;
}

/** A brand's surroundings, which only texts mention. */
const PLACES: Record<SiteCode, Place> = {
  AHW: { stateName: 'Massachusetts', region: 'central Massachusetts', landscape: 'the wooded hills around Worcester' },
  DSH: { stateName: 'Nevada', region: 'southern Nevada', landscape: 'the desert around Las Vegas' },
  GRN: { stateName: 'Texas', region: 'north Texas', landscape: 'the prairie between Dallas and Fort Worth' },
  LAG: { stateName: 'California', region: 'Orange County', landscape: 'the hills above the Pacific coast' },
  XFO: { stateName: 'Mississippi', region: 'north Mississippi', landscape: 'the woods and fields of the hill country' },
  REF: { stateName: 'Florida', region: 'South Florida', landscape: 'the shore and lagoons of South Florida' },
  ROA: { stateName: 'Florida', region: 'the Tampa Bay area', landscape: 'the live oaks along the Alafia River' },
  SUN: { stateName: 'New Jersey', region: 'northern New Jersey', landscape: 'the ridges of Sussex County' },
};

export type Tokens = Readonly<Record<string, string>>;

/**
 * Returns the values of the content's tokens for a brand. Paths that a brand does not have (a third outpatient path)
 * are missing.
 */
export function tokensOf(code: SiteCode): Tokens {
  const site = sites[code];
  const numbered = (name: string, paths: { path: string }[]) =>
    Object.fromEntries(paths.map(({ path }, index) => [`${name}${index + 1}`, path]));
  return {
    fullName: site.fullName,
    shortName: site.shortName,
    code: site.code,
    key: site.key,
    domain: site.domain,
    city: site.city,
    state: site.state,
    ...PLACES[code],
    phone: site.callNumbers.default.display,
    phoneTel: site.callNumbers.default.tel,
    aboutPath: site.aboutPath,
    admissionsPath: site.admissionsPath,
    reviewsPath: site.reviewsPath,
    veteranPath: site.veteranPath,
    insurancePath: '/insurance/',
    ...numbered('outpatientPath', site.outpatientPaths),
    ...numbered('levelsPath', site.levelsOfCarePaths),
  };
}
