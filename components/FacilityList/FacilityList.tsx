import styled from 'styled-components';
import { media } from '@footbridge/shared/breakpoints';
import { FacilityCard, type FacilityCardView } from '../FacilityCard/FacilityCard';
import { FacilitiesMap } from '../FacilityMap/FacilityMap';
import { Link } from '../Link/Link';
import * as PageSection from '../PageSection/PageSection.styles';
import { Section } from '../Section/Section';
import { FACILITIES_ARCHIVE, NEARBY_PATH } from './archive';

import type { Place } from '../FacilityMap/places';

const Root = styled.ul`
  /* The first facility large, the others beside it in a column; or all in rows, picture beside text. */
  display: grid;
  gap: var(--space-6) var(--space-8);
  li + li {
    padding-top: var(--space-6);
    border-top: 1px solid var(--color-line);
  }
  &[data-rows]:not(:last-child) {
    margin-bottom: var(--space-6);
  }
  ${media.general} {
    > :only-child article:has(img),
    &[data-rows] article:has(img) {
      grid-template-columns: 5fr 7fr;
      align-items: center;
      gap: var(--space-7);
    }
    &:not([data-rows]):has(> :nth-child(2)) {
      grid-template-columns: 3fr 2fr;
      align-content: start;
    }
    &:not([data-rows]):has(> :nth-child(2)) > :first-child {
      grid-row: 1 / span 4;
    }
    &:not([data-rows]):has(> :nth-child(2)) > :nth-child(2) {
      padding: 0;
      border: 0;
    }
  }
`;

interface FacilityListProps {
  facilities: FacilityCardView[];
  /** Rows with the picture beside the text; else cards, the first one large. */
  rows?: boolean;
  /** The page's own list, which is marked as such in structured data. */
  isArchive?: boolean;
}

/** A list of facilities. */
export function FacilityList({ facilities, rows = false, isArchive }: FacilityListProps) {
  return (
    <Root className="plain-list" data-rows={rows || undefined}>
      {facilities.map((facility, index) => (
        <li key={facility.id} data-post={isArchive ? facility.url : undefined}>
          <FacilityCard
            facility={facility}
            level={rows ? 2 : 3}
            isLarge={!rows && index === 0 && facilities.length > 1}
            isFirst={rows && index === 0}
          />
        </li>
      ))}
    </Root>
  );
}

interface FacilitiesSectionProps {
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
