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

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * Returns a video's click-to-load facade (components/Facade).
 * @returns sanitized HTML for Prose; '' for an unknown player
 */
export function videoFacade(address: string | null | undefined, title: string, tools: TransformTools): string {
  if (!address) return '';
  const { html } = tools.html(`<iframe src="${attribute(address)}" title="${attribute(title)}"></iframe>`);
  return html.includes(' data-video=') ? html : '';
}
