import { CallToAction } from '@/components/CallToAction/CallToAction';
import { FacilitiesMap } from '@/components/FacilityMap/FacilityMap';
import { FacilityList } from '@/components/FacilityList/FacilityList';
import { Link } from '@/components/Link/Link';
import { NearbyForm } from '@/components/NearbyForm/NearbyForm';
import { Pagination, type PagingView } from '@/components/Pagination/Pagination';
import { TitleBlock } from '@/components/TitleBlock/TitleBlock';
import { FACILITIES_ARCHIVE, NEARBY_PATH } from '@/components/FacilityList/archive';
import { EmptyList } from '../shared/ListingPage';
import * as PageBody from '@/components/PageBody/PageBody.styles';
import * as PageSection from '@/components/PageSection/PageSection.styles';
import type { FacilityCardView } from '@/components/FacilityCard/FacilityCard';
import type { Place } from '@/components/FacilityMap/places';
import type { ViewProps } from '../shared/define-template';
import type { NearbyView } from './nearby';
import styled from 'styled-components';

const CloserNote = styled.p`
  margin-top: var(--space-4);
  font-weight: 600;
`;

export interface FacilitiesView {
  title: string;
  facilities: FacilityCardView[];
  /** This page's facilities with coordinates. */
  places: Place[];
  paging: PagingView;
  /** Null: the archive, in WordPress's order. */
  nearby: NearbyView | null;
}

function introOf({ nearby, facilities }: FacilitiesView): string | undefined {
  if (nearby?.place) return `From ${nearby.place}, in a straight line. By road it is more.`;
  if (nearby?.note) return nearby.note;
  const towns = [...new Set(facilities.flatMap(({ town }) => town || []))];
  return towns.length > 0 ? `In ${new Intl.ListFormat('en-US').format(towns)}.` : undefined;
}

/** Names a much closer facility of another brand. */
function Closer({ name, url, distance }: NonNullable<NearbyView['closer']>) {
  return (
    <CloserNote>
      Closer to you: <Link href={url}>{name}</Link>, {distance}, another center of our network.
    </CloserNote>
  );
}

/** The facilities, in WordPress's order or by distance. */
export function FacilitiesPage({ template, view }: ViewProps<FacilitiesView>) {
  const { title, facilities, places, paging, nearby } = view;
  return (
    <main data-template={template}>
      <TitleBlock trail={nearby ? [FACILITIES_ARCHIVE] : []} title={title} intro={introOf(view)}>
        {nearby?.closer && <Closer {...nearby.closer} />}
        {facilities.length > 0 && <NearbyForm path={NEARBY_PATH} typed={nearby?.typed} error={nearby?.error} />}
      </TitleBlock>
      <PageSection.Root data-tone="close">
        {facilities.length > 0 ? <FacilityList facilities={facilities} rows isArchive /> : <EmptyList />}
        <FacilitiesMap places={places} />
        {nearby?.place && (
          <PageBody.Note>
            Places of ZIP codes: <Link href="https://www.geonames.org/">GeoNames</Link>, CC BY 4.0
          </PageBody.Note>
        )}
        <Pagination {...paging} />
      </PageSection.Root>
      <CallToAction />
    </main>
  );
}
