import { FramePlate } from '../Plate/FramePlate';
import type { MapView } from './FacilityMap';

/** OpenStreetMap's own map in a frame. */
export function FramedMap({ name, embed, page }: Pick<MapView, 'name' | 'embed' | 'page'>) {
  return (
    <FramePlate className="facility-map facility-map-framed" frame={embed} page={page} title={`Map: ${name}`}>
      <span>
        <b>Show the map</b>: loads from OpenStreetMap and tells it that you look
      </span>
    </FramePlate>
  );
}
