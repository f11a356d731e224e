import { mapStyle } from '@/components/FacilityMap/map-style';
import { Island } from '../Island/Island';
import { StyledMap } from './StyledMap.island';
import * as S from './FacilityMap.styles';

/** The facade of OpenStreetMap's embed. */
function IframeMap({ name, embed, page }: Pick<MapView, 'name' | 'embed' | 'page'>) {
  return (
    <S.IframeMapLink className="facility-map" src={embed} page={page} title={`Map: ${name}`}>
      <span>
        <b>Show the map</b>: it loads from OpenStreetMap, which will see that you viewed it
      </span>
    </S.IframeMapLink>
  );
}

export interface MapView {
  /** The facility's name. */
  name: string;
  latitude: number;
  longitude: number;
  /** URL of OpenStreetMap's embed. */
  embed: string;
  /** URL of the place on OpenStreetMap's site. */
  page: string;
}

/**
 * A map of a facility. The server renders a facade that says who is contacted; a click loads the map, in the operator's style if
 * configured, else OpenStreetMap's (docs/decisions/0015).
 */
export function FacilityMap({ name, latitude, longitude, embed, page }: MapView) {
  const style = mapStyle();
  if (!style) return <IframeMap name={name} embed={embed} page={page} />;
  return (
    <Island
      name="StyledMap"
      when="touch"
      of={StyledMap}
      props={{ style, places: [{ name, url: null, latitude, longitude }], label: `Map of ${name}`, page }}
    />
  );
}
