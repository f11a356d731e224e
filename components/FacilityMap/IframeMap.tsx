import * as S from './FacilityMap.styles';
import type { MapView } from './FacilityMap';

/** The facade of OpenStreetMap's embed. */
export function IframeMap({ name, embed, page }: Pick<MapView, 'name' | 'embed' | 'page'>) {
  return (
    <S.IframeMapLink className="facility-map" src={embed} page={page} title={`Map: ${name}`}>
      <span>
        <b>Show the map</b>: it loads from OpenStreetMap, which will see that you viewed it
      </span>
    </S.IframeMapLink>
  );
}
