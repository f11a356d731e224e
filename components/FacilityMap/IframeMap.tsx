import * as S from './FacilityMap.styles';
import type { MapView } from './FacilityMap';

/** OpenStreetMap's own map in a frame. */
export function IframeMap({ name, embed, page }: Pick<MapView, 'name' | 'embed' | 'page'>) {
  return (
    <S.Framed className="facility-map" frame={embed} page={page} title={`Map: ${name}`}>
      <span>
        <b>Show the map</b>: loads from OpenStreetMap and tells it that you look
      </span>
    </S.Framed>
  );
}
