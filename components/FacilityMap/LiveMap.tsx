import { useEffect, useRef, useState } from 'react';
import { LngLatBounds, Map, Marker, NavigationControl, setWorkerUrl } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { Link } from '../Link/Link';
import { facade } from './FacilityMap.styles';
import { type Spot, type Place, spotsOf } from './places';

// From this site's origin, because the Content-Security-Policy forbids blob: workers. By its file path, because Next would
// import the package's name on the server.
setWorkerUrl(new URL('../../node_modules/maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);

/** Timeout of the style. */
const LOAD_TIMEOUT_MS = 10_000;
/** Padding for the markers' names, which are above their points (LiveMap.tsx). */
const SIDE_PADDING_PX = 96;
const TOP_PADDING_PX = 44;
const LABEL_HEIGHT_PX = 48;
/** For a single place: street level. */
const MAX_ZOOM = 14;

interface MapToStart {
  container: HTMLElement;
  styleUrl: string;
  /** The map's accessible name. */
  label: string;
  spots: readonly Spot[];
  /** An element for each spot. */
  markers: readonly HTMLElement[];
  /** Called without WebGL, and if the style fails to load. */
  onFailure: () => void;
}

function rendered({ container, styleUrl, label, spots, markers }: MapToStart): Map {
  const bounds = new LngLatBounds();
  for (const { longitude, latitude } of spots) bounds.extend([longitude, latitude]);
  const names = Math.max(...spots.map(({ places }) => places.length));
  const map = new Map({
    container,
    style: styleUrl,
    bounds,
    fitBoundsOptions: {
      padding: {
        top: TOP_PADDING_PX + names * LABEL_HEIGHT_PX,
        bottom: TOP_PADDING_PX,
        left: SIDE_PADDING_PX,
        right: SIDE_PADDING_PX,
      },
      maxZoom: MAX_ZOOM,
    },
    // The style's attribution, without the library's.
    attributionControl: { customAttribution: [] },
    // One finger, or the wheel alone, scrolls the page.
    cooperativeGestures: true,
    dragRotate: false,
    locale: { 'Map.Title': `${label}: arrow keys move it, plus and minus zoom` },
    // The tile server gets the site's origin, not the page's URL.
    transformRequest: (url) => ({ url, referrerPolicy: 'strict-origin' }),
  });
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  spots.forEach(({ longitude, latitude }, i) =>
    new Marker({ element: markers[i], anchor: 'bottom' }).setLngLat([longitude, latitude]).addTo(map),
  );
  return map;
}

/** Renders a map into its container and focuses it. */
function startMap(options: MapToStart): () => void {
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
    options.onFailure();
  };
  const timer = setTimeout(fail, LOAD_TIMEOUT_MS);
  try {
    map = rendered(options);
    // Later errors are single tiles: the map stays.
    map.on('error', fail);
    map.once('style.load', () => {
      isSettled = true;
      clearTimeout(timer);
    });
    map.getCanvas().focus({ preventScroll: true });
  } catch {
    // Without WebGL the constructor throws.
    fail();
  }
  return stop;
}

const Box = styled.div`
  ${facade}
  .maplibregl-ctrl-attrib a {
    text-decoration: underline;
  }
  .maplibregl-ctrl-group button {
    width: 44px;
    height: 44px;
  }
`;

/** Its tip is the place. */
const Pin = styled.div`
  display: grid;
  justify-items: center;
  font: 600 0.875rem/1.3 var(--font-body);
  color: var(--color-text);

  &::after {
    content: '';
    width: 18px;
    height: 18px;
    margin-top: 6px;
    border: 3px solid var(--color-surface);
    border-radius: 50% 50% 0 50%;
    background: var(--color-brand);
    box-shadow: var(--elevation-300);
    transform: rotate(45deg);
  }
`;

const Names = styled.ul`
  max-width: 11rem;
  margin: 0;
  padding: var(--space-1) var(--space-3);
  border-radius: var(--radius);
  background: var(--color-surface);
  box-shadow: var(--elevation-300);
  /* Visible in forced colors, which remove the shadow. */
  outline: 1px solid transparent;
  list-style: '';
  text-align: center;

  a {
    display: grid;
    place-items: center;
    min-height: 44px;
  }
`;

export interface LiveMapProps {
  styleUrl: string;
  places: readonly Place[];
  label: string;
  onFailure: () => void;
}

/** The map with the places' names. Loaded with MapLibre at the first touch. */
export function LiveMap({ styleUrl, places, label, onFailure }: LiveMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const [spots] = useState(() => spotsOf(places));
  const [markers] = useState(() => spots.map(() => document.createElement('div')));
  const failed = useRef(onFailure);
  useEffect(() => {
    failed.current = onFailure;
  }, [onFailure]);
  useEffect(() => {
    const container = box.current;
    return container
      ? startMap({ container, styleUrl, label, spots, markers, onFailure: () => failed.current() })
      : undefined;
  }, [styleUrl, label, spots, markers]);
  return (
    <>
      <Box className="facility-map" data-live="" ref={box} />
      {spots.map((spot, i) => {
        const marker = markers[i];
        const pin = (
          <Pin>
            <Names>
              {spot.places.map(({ name, url }) => (
                <li key={name}>{url ? <Link href={url}>{name}</Link> : name}</li>
              ))}
            </Names>
          </Pin>
        );
        return marker ? createPortal(pin, marker, `${spot.latitude} ${spot.longitude}`) : null;
      })}
    </>
  );
}
