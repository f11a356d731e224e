import * as S from './FacilityMap.styles';
import type { MapView } from './FacilityMap';

/** The facade of OpenStreetMap's embed. */
export function IframeMap({ name, embed, page }: Pick<MapView, 'name' | 'embed' | 'page'>) {
  return (
    <S.IframeMapLink className="facility-map" src={embed} page={page} title={`Map: ${name}`}>
      <span>
        <b>Show the map</b>: loads from OpenStreetMap and tells it that you look
      </span>
    </S.IframeMapLink>
  );
}
