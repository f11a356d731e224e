import type { MedicalClinicLeaf } from 'schema-dts';
import type { HeadView, ImageView, PlaceView } from '@footbridge/bridge/wordpress/types';
import type { FacilityCardView } from '@/components/FacilityCard/FacilityCard';
import type { SiteConfig } from '@/site-config/types';
import type { FacilityView } from '../../single-facility/View';
import { absolute, organizationRef, partRef } from './ids';
import { aggregateRating } from './brand';

/** Returns `+17025550100` of a tel: URL. */
const dialled = (tel: string): string => tel.replace(/^tel:/, '');

/** Returns a facility's node in a list, with its global id. */
export function facilityOfList(site: SiteConfig, { name, url, address, phone }: FacilityCardView): MedicalClinicLeaf {
  return {
    '@type': 'MedicalClinic',
    ...(url && { ...partRef(site, url, 'facility'), url: absolute(site, url) }),
    name,
    ...(address.length > 0 && { address: address.join(', ') }),
    ...(phone && { telephone: dialled(phone.tel) }),
    parentOrganization: organizationRef(site),
  };
}

function postalAddress({ street, city, state, postalCode }: PlaceView) {
  return {
    '@type': 'PostalAddress' as const,
    ...(street && { streetAddress: street }),
    ...(city && { addressLocality: city }),
    ...(state && { addressRegion: state }),
    ...(postalCode && { postalCode }),
    addressCountry: 'US',
  };
}

const addressesOf = (site: SiteConfig, pictures: (ImageView | null)[]): string[] =>
  pictures.flatMap((picture) => (picture ? absolute(site, picture.src) : []));

/** Returns a facility's node on its page. */
export function facilityOfPage(
  site: SiteConfig,
  { description, place }: HeadView,
  view: FacilityView,
): MedicalClinicLeaf {
  const { card, map, picture, photos, treatments, amenities, rating } = view;
  const images = addressesOf(site, [picture, ...photos]);
  return {
    ...facilityOfList(site, card),
    // The page shows the call number only (docs/decisions/0038).
    ...(card.phone && { telephone: dialled(site.callNumbers.default.tel) }),
    ...(description && { description }),
    ...(place && { address: postalAddress(place) }),
    ...(map && {
      geo: { '@type': 'GeoCoordinates', latitude: map.latitude, longitude: map.longitude },
      hasMap: map.page,
    }),
    ...(images.length > 0 && { image: images }),
    ...(treatments.length > 0 && {
      availableService: treatments.map((name) => ({ '@type': 'MedicalTherapy' as const, name })),
    }),
    ...(amenities.length > 0 && {
      amenityFeature: amenities.map((name) => ({
        '@type': 'LocationFeatureSpecification' as const,
        name,
        value: true,
      })),
    }),
    ...(rating && { aggregateRating: aggregateRating(rating) }),
  };
}
