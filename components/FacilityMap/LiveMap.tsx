import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import 'maplibre-gl/dist/maplibre-gl.css';
import { Link } from '../Link/Link';
import { Box, Names, Pin } from './LiveMap.styles';
import { type Place, spotsOf } from './places';
import { startMap } from './start-map';

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
