import { type MouseEvent, useState } from 'react';
import type { MapView } from './FacilityMap';
import { isPlainClick } from '../Plate/plain-click';

const focus = (frame: HTMLIFrameElement | null): void => frame?.focus();

/**
 * OpenStreetMap's own map, in a frame, in the place of its plate. Without script, and in a new tab, the click leads to the
 * same map on its own site.
 */
export function FramedMap({ name, embed, page }: Pick<MapView, 'name' | 'embed' | 'page'>) {
  const [isShown, setShown] = useState(false);
  const show = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setShown(true);
  };
  if (isShown) {
    return (
      <iframe
        className="facility-map"
        ref={focus}
        src={embed}
        title={`Map: ${name}`}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- what it warns of is a frame of one's own origin; this one's scripts need theirs
        sandbox="allow-scripts allow-same-origin allow-popups"
        referrerPolicy="strict-origin"
      />
    );
  }
  return (
    <a className="facility-map" data-pin="" href={page} rel="noreferrer" onClick={show}>
      <span>
        <b>Show the map</b>: loads from OpenStreetMap and tells it that you look
      </span>
    </a>
  );
}
