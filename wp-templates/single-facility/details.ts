import type { TransformTools } from '@footbridge/bridge/wordpress/types';
import type { FacilityFactsView } from '@/components/FacilityFacts/FacilityFacts';
import type { FacilityDetailsFieldsFragment } from '@/gql/graphql';
import { accreditationNames } from '../shared/facilities';
import { AMENITIES, labels, TREATMENTS } from '../shared/facility-labels';
import { directionsUrl } from '../shared/map';
import type { FacilityView } from './View';

type Details = Partial<FacilityDetailsFieldsFragment> | null | undefined;

/** Returns a facility's facts, with labels for choices. */
export function facilityDetails(
  details: Details,
  tools: TransformTools,
): Pick<FacilityView, keyof FacilityFactsView | 'photos'> {
  return {
    treatments: labels(details?.treatments, TREATMENTS),
    amenities: labels(details?.amenities, AMENITIES),
    accreditations: accreditationNames([details?.accreditations]),
    license: details?.licenseNumber?.trim() ?? '',
    directionsUrl: directionsUrl(details),
    videoUrl: tools.link(details?.videoUrl),
    photos: (details?.photos?.nodes ?? []).flatMap((photo) => tools.image(photo) ?? []),
  };
}
