import { mapStyle } from '@/components/FacilityMap/map-style';
import { IframeMap } from './IframeMap';
import { Island } from '../Island/Island';
import { StyledMap } from './StyledMap.island';

export interface MapView {
  /** Whose place it is. */
  name: string;
  latitude: number;
  longitude: number;
  /** Address of OpenStreetMap's map for frames. */
  embed: string;
  /** Address of the same place on OpenStreetMap's own site. */
  page: string;
}

/**
 * Where a place is. What stands here first is drawn by this site alone; the map comes with a click, in its place, and says
 * so before: in the operator's style where there is one, else OpenStreetMap's own (docs/decisions/0013).
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
