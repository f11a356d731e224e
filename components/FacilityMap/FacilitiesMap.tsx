import { mapStyle } from '@/components/FacilityMap/map-style';
import { Island } from '../Island/Island';
import { StyledMap } from './StyledMap.island';
import * as S from './FacilityMap.styles';
import type { Place } from './places';

/** All places of a list on one map, if a map style is configured. */
export function FacilitiesMap({ places }: { places: readonly Place[] }) {
  const style = mapStyle();
  if (!style || places.length === 0) return null;
  return (
    <S.OfList>
      <Island
        name="StyledMap"
        when="touch"
        of={StyledMap}
        props={{ style, places, label: 'Map of our facilities', page: null }}
      />
    </S.OfList>
  );
}
