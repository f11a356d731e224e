import type { FacilityCardView } from '../FacilityCard/FacilityCard';
import { FacilitiesMap } from '../FacilityMap/FacilityMap';
import type { Place } from '../FacilityMap/places';
import { Link } from '../Link/Link';
import { Section } from '../Section/Section';
import * as PageSection from '../PageSection/PageSection.styles';
import { FACILITIES_ARCHIVE, NEARBY_PATH } from './archive';
import { FacilityList } from './FacilityList';

export interface FacilitiesSectionProps {
  heading: string;
  facilities: FacilityCardView[];
  /** Rows with the picture beside the text. */
  isRows?: boolean;
  /** On a map, if a map style is configured. */
  places?: readonly Place[];
  /** With links to all facilities. */
  hasMore?: boolean;
}

/** Facilities under a heading, as a list and on a map. */
export function FacilitiesSection({
  heading,
  facilities,
  isRows,
  places = [],
  hasMore = true,
}: FacilitiesSectionProps) {
  return (
    <Section title={heading}>
      <FacilityList facilities={facilities} rows={isRows} />
      <FacilitiesMap places={places} />
      {hasMore && (
        <PageSection.More>
          <Link href={FACILITIES_ARCHIVE.url}>All facilities</Link>, or{' '}
          <Link href={NEARBY_PATH}>find the one closest to you</Link>
        </PageSection.More>
      )}
    </Section>
  );
}
