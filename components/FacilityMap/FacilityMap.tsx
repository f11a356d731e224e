import { type MouseEvent, useState } from 'react';

export interface MapView {
  /** Whose place it is. */
  name: string;
  /** Address of OpenStreetMap's map for frames. */
  embed: string;
  /** Address of the same place on OpenStreetMap's own site. */
  page: string;
}

const focus = (frame: HTMLIFrameElement | null): void => frame?.focus();

/**
 * Where a place is. What stands here first is drawn by this site alone; the map comes with a click, in its place, and says
 * so before. Without script, and in a new tab, the click leads to the same map on its own site.
 */
export function FacilityMap({ name, embed, page }: MapView) {
  const [isShown, setShown] = useState(false);
  const show = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
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
    <a className="facility-map" href={page} rel="noreferrer" onClick={show}>
      <span>
        <b>Show the map</b>: loads from OpenStreetMap and tells it that you look
      </span>
    </a>
  );
}
