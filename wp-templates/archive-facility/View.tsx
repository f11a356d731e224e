import { CallToAction } from '@/components/CallToAction/CallToAction';
import { FacilitiesMap } from '@/components/FacilityMap/FacilitiesMap';
import { FacilityList } from '@/components/FacilityList/FacilityList';
import { Pagination } from '@/components/Pagination/Pagination';
import { TitleBlock } from '@/components/TitleBlock/TitleBlock';
import { FACILITIES_ARCHIVE } from '../shared/facilities-archive';
import { EmptyList } from '../shared/ListingPage';
import * as PageSection from '@/components/PageSection/PageSection.styles';
import type { ViewProps } from '../view';
import type { FacilitiesView as View } from './transform';

export default function FacilitiesView({ template, view: { facilities, places, paging } }: ViewProps<View>) {
  const towns = [...new Set(facilities.flatMap(({ town }) => town || []))];
  return (
    <main data-template={template}>
      <TitleBlock
        trail={[]}
        title={FACILITIES_ARCHIVE.title}
        intro={towns.length > 0 ? `In ${new Intl.ListFormat('en-US').format(towns)}.` : undefined}
      />
      <PageSection.Root data-tone="close">
        {facilities.length > 0 ? <FacilityList facilities={facilities} rows isArchive /> : <EmptyList />}
        <FacilitiesMap places={places} />
        <Pagination {...paging} />
      </PageSection.Root>
      <CallToAction />
    </main>
  );
}
