import type { ImageView, TransformTools } from '@/bridge/wordpress/types';
import type { FacilityFactsView } from '@/components/FacilityFacts/FacilityFacts';
import type { FacilityDetailsFieldsFragment } from '@/gql/graphql';
import { accreditationNames } from './facilities';
import { AMENITIES, labels, TREATMENTS } from './facility-labels';
import { directionsUrl } from './map';

export interface FacilityDetailsView extends FacilityFactsView {
  photos: ImageView[];
}

type Details = Partial<FacilityDetailsFieldsFragment> | null | undefined;

/** Returns a facility's facts, with labels for choices. */
export function facilityDetails(details: Details, tools: TransformTools): FacilityDetailsView {
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
