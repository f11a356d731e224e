import { LngLatBounds, Map, Marker, NavigationControl, setWorkerUrl } from 'maplibre-gl';
import type { Spot } from './places';

// From this site's own origin, so that the security policy needs no exception for scripts out of nowhere (blob:). By its
// file: Next takes the package's name for something to import on the server.
setWorkerUrl(new URL('../../node_modules/maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);

/** Ms after which a style that has not come is not waited for. */
const PATIENCE = 10_000;
/** Room for the markers' names, which stand above their points: LiveMap.styles.ts. */
const ASIDE = 96;
const ABOVE = 44;
const A_NAME = 48;
/** A single place: its streets. */
const NEAREST = 14;

export interface MapToStart {
  container: HTMLElement;
  styleUrl: string;
  /** What the map is called by screen readers. */
  label: string;
  spots: readonly Spot[];
  /** An element for each spot, drawn by somebody else. */
  markers: readonly HTMLElement[];
  /** The browser can't draw it (WebGL is missing), or the style does not come. */
  onFailure: () => void;
}

function drawn({ container, styleUrl, label, spots, markers }: MapToStart): Map {
  const bounds = new LngLatBounds();
  for (const { longitude, latitude } of spots) bounds.extend([longitude, latitude]);
  const names = Math.max(...spots.map(({ places }) => places.length));
  const map = new Map({
    container,
    style: styleUrl,
    bounds,
    fitBoundsOptions: {
      padding: { top: ABOVE + names * A_NAME, bottom: ABOVE, left: ASIDE, right: ASIDE },
      maxZoom: NEAREST,
    },
    // What the style says of its tiles; a link to the library's own site leads nobody here anywhere.
    attributionControl: { customAttribution: [] },
    // The page scrolls over it: one finger, or the wheel alone, belongs to the page.
    cooperativeGestures: true,
    dragRotate: false,
    locale: { 'Map.Title': `${label}: arrow keys move it, plus and minus zoom` },
    // Who serves the tiles learns which site asks, and not which page.
    transformRequest: (url) => ({ url, referrerPolicy: 'strict-origin' }),
  });
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  spots.forEach(({ longitude, latitude }, i) =>
    new Marker({ element: markers[i], anchor: 'bottom' }).setLngLat([longitude, latitude]).addTo(map),
  );
  return map;
}

/**
 * Draws a map into its container and gives it the focus.
 * @returns what takes it away again
 */
export function startMap(asked: MapToStart): () => void {
  let map: Map | null = null;
  let isSettled = false;
  const stop = (): void => {
    isSettled = true;
    clearTimeout(timer);
    map?.remove();
    map = null;
  };
  const fail = (): void => {
    if (isSettled) return;
    stop();
    asked.onFailure();
  };
  const timer = setTimeout(fail, PATIENCE);
  try {
    map = drawn(asked);
    // Later errors are a tile here and there: the map stays.
    map.on('error', fail);
    map.once('style.load', () => {
      isSettled = true;
      clearTimeout(timer);
    });
    map.getCanvas().focus({ preventScroll: true });
  } catch {
    // Without WebGL the map cannot even be made.
    fail();
  }
  return stop;
}
