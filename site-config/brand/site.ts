import type { z } from 'zod';
import type { CallNumber, CallNumbers, FacilityEntry, OwnNumber } from '../../packages/shared/site/types';
import type { brandFileSchema } from './schema';
import type { E164 } from './values';

export type BrandFile = z.output<typeof brandFileSchema>;

type FileNavPromo = BrandFile['navPromos'][number];

export interface NavPromo extends FileNavPromo {
  /** URL path of a picture. */
  image: string;
}

/** A brand's configuration: its file, and what follows from it and from the folder's name. */
export interface SiteConfig extends Omit<
  BrandFile,
  '$schema' | '$comment' | 'phones' | 'numbers' | 'navPromos' | 'facilities'
> {
  /** The folder's name, the value of `SITE`. */
  code: string;
  /** URL paths. */
  logo: string;
  whiteLogo: string;
  favicon: string;
  quoteImage: string;
  /** The brand's landscape, for pages without a picture. */
  scene: string;
  mainPhone: E164;
  callNumbers: CallNumbers;
  ownNumbers: OwnNumber[];
  /** https://domain + admissionsPath. */
  admissionsUrl: string;
  navPromos: NavPromo[];
  facilities: FacilityEntry[];
}

/** Returns a number for display and as a tel: link. @param e164 +1 and ten digits */
const callNumber = (e164: E164): CallNumber => ({
  display: `(${e164.slice(2, 5)}) ${e164.slice(5, 8)}-${e164.slice(8)}`,
  tel: `tel:${e164}`,
});

/** Returns the configuration of a brand. @param code the name of its folder */
export function siteConfigOf(code: string, file: BrandFile): SiteConfig {
  const { $schema: _schema, $comment: _comment, phones, numbers, navPromos, facilities, ...fields } = file;
  const picture = (name: string): string => `/brands/${code}/${name}.svg`;
  const scene = picture('scene');
  return {
    ...fields,
    code,
    logo: picture('logo'),
    whiteLogo: picture('logo-white'),
    favicon: picture('favicon'),
    quoteImage: picture('quote'),
    scene,
    mainPhone: phones.default,
    callNumbers: {
      ...Object.fromEntries(numbers.map(({ name, phone }) => [name, callNumber(phone)])),
      default: callNumber(phones.default),
      score1: callNumber(phones.score1),
      score2: callNumber(phones.score2),
      alumni: callNumber(phones.alumni),
      veteran: callNumber(phones.veteran),
      specialPath: callNumber(phones.specialPath),
      mentalHealth: callNumber(phones.mentalHealth),
    },
    ownNumbers: numbers.map(({ name, paths, campaigns }) => ({ name, paths, campaigns })),
    admissionsUrl: `https://${fields.domain}${fields.admissionsPath}`,
    navPromos: navPromos.map((promo) => ({ ...promo, image: picture(`promo-${promo.id}`) })),
    facilities: facilities.map((facility) => ({ ...facility, siteKey: facility.siteKey ?? code, img: scene })),
  };
}
