import { FacilityCard, type FacilityCardView } from '../FacilityCard/FacilityCard';
import * as S from './FacilityList.styles';

export interface FacilityListProps {
  facilities: FacilityCardView[];
  /** One below the other, picture beside text: a page of its own. Else the first one leads. */
  rows?: boolean;
  /** These are what WordPress lists at this address, and so are marked with their own. */
  isArchive?: boolean;
}

/** The brand's facilities. */
export function FacilityList({ facilities, rows = false, isArchive }: FacilityListProps) {
  return (
    <S.Root className="plain-list" data-rows={rows || undefined}>
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
    </S.Root>
  );
}
