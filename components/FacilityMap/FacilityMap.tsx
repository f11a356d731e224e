import { Island } from '../Island/Island';
import type { Place } from './places';
import { StyledMap, type MapStyle } from './StyledMap.island';
import * as S from './FacilityMap.styles';

/** Returns the operator's map style; null without one, when maps are OpenStreetMap's embeds. */
function mapStyle(): MapStyle | null {
  const url = process.env.NEXT_PUBLIC_MAP_STYLE_URL;
  return url && URL.canParse(url) ? { url, host: new URL(url).host } : null;
}

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
