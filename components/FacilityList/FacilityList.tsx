import { FacilityCard, type FacilityCardView } from '../FacilityCard/FacilityCard';
import * as S from './FacilityList.styles';

export interface FacilityListProps {
  facilities: FacilityCardView[];
  /** Rows with the picture beside the text; else cards, the first one large. */
  rows?: boolean;
  /** The page's own list, which is marked as such in structured data. */
  isArchive?: boolean;
}

/** A list of facilities. */
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
