import styled from 'styled-components';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import 'maplibre-gl/dist/maplibre-gl.css';
import { Link } from '../Link/Link';
import { type Place, spotsOf } from './places';
import { startMap } from './start-map';
import { facade } from './FacilityMap.styles';

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
