import { type ComponentType, type MouseEvent, useMemo, useState } from 'react';
import { isPlainClick } from '@footbridge/browser/lib/plain-click';
import type { LiveMapProps } from './LiveMap';
import { type Place, pinsOf, spotsOf } from './places';
import * as S from './FacilityMap.styles';

/** The operator's map style (NEXT_PUBLIC_MAP_STYLE_URL). */
export interface MapStyle {
  /** URL of a style in MapLibre's format, with tiles, sprites and glyphs from the same origin. */
  url: string;
  /** Host that the browser contacts; the facade names it. */
  host: string;
}

export interface StyledMapProps {
  style: MapStyle;
  places: readonly Place[];
  label: string;
  /** URL of the place on OpenStreetMap's site, without script or WebGL; null if a list has the same information. */
  page: string | null;
}

/** Focuses the error message, so that the focus is not lost when the map fails. */
const focus = (message: HTMLElement | null): void => message?.focus();

/** The facade's picture: the places' relative positions on invented streets. */
function Pins({ places }: { places: readonly Place[] }) {
  const pins = useMemo(() => pinsOf(spotsOf(places)), [places]);
  return (
    <S.Pins>
      {pins.map((style) => (
        <S.Pin key={style.left + style.top} style={style} />
      ))}
    </S.Pins>
  );
}

/** A facade that names the map service and becomes the map when it is touched. */
export function StyledMap({ style, places, label, page }: StyledMapProps) {
  const [Live, setLive] = useState<ComponentType<LiveMapProps> | null>(null);
  const [state, setState] = useState<'facade' | 'coming' | 'failed'>('facade');
  const fail = (): void => setState('failed');
  const show = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setState('coming');
    import('./LiveMap').then((module) => setLive(() => module.LiveMap)).catch(fail);
  };
  if (state === 'failed') {
    return (
      <S.Failed tabIndex={-1} ref={focus}>
        The map cannot be shown here.{' '}
        {page ? (
          <a href={page} rel="noreferrer">
            See it on OpenStreetMap
          </a>
        ) : (
          'All addresses are in the list.'
        )}
      </S.Failed>
    );
  }
  if (Live) return <Live styleUrl={style.url} places={places} label={label} onFailure={fail} />;
  const words =
    state === 'coming' ? (
      'Loading the map …'
    ) : (
      <>
        <b>Show the map</b>: it loads from {style.host}, which will see that you viewed it
      </>
    );
  const inside = (
    <>
      <Pins places={places} />
      <span>{words}</span>
    </>
  );
  return page ? (
    <S.Root as="a" className="facility-map" href={page} rel="noreferrer" onClick={show}>
      {inside}
    </S.Root>
  ) : (
    <S.Root type="button" className="facility-map" onClick={show}>
      {inside}
    </S.Root>
  );
}
