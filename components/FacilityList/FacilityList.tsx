import { FacilityCard, type FacilityCardView } from '../FacilityCard/FacilityCard';

export interface FacilityListProps {
  facilities: FacilityCardView[];
  /** One below the other, picture beside text: a page of its own. Else the first one leads. */
  rows?: boolean;
}

/** The brand's facilities. */
export function FacilityList({ facilities, rows = false }: FacilityListProps) {
  return (
    <ul className="facility-list plain-list" data-rows={rows || undefined}>
      {facilities.map((facility) => (
        <li key={facility.id}>
          <FacilityCard facility={facility} level={rows ? 2 : 3} />
        </li>
      ))}
    </ul>
  );
}
