import { type ComponentType, type MouseEvent, useMemo, useState } from 'react';
import type { MapStyle } from '@/components/FacilityMap/map-style';
import { isPlainClick } from '../Facade/plain-click';
import type { LiveMapProps } from './LiveMap';
import { type Place, pinsOf, spotsOf } from './places';
import * as S from './FacilityMap.styles';

export interface StyledMapProps {
  style: MapStyle;
  places: readonly Place[];
  label: string;
  /** The same map on its own site, for who has no script or no WebGL; null where a list says as much. */
  page: string | null;
}

/** Who touched the map is not left without a place on the page when it does not come. */
const focus = (message: HTMLElement | null): void => message?.focus();

/** A picture of ours: how the places lie to each other, on streets that are nowhere. */
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

/** A facade that becomes a map when it is touched, and says before from whom it comes. */
export function StyledMap({ style, places, label, page }: StyledMapProps) {
  const [Live, setLive] = useState<ComponentType<LiveMapProps> | null>(null);
  const [state, setState] = useState<'facade' | 'coming' | 'failed'>('facade');
  const fail = (): void => setState('failed');
  const show = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setState('coming');
    import('./LiveMap').then((late) => setLive(() => late.LiveMap)).catch(fail);
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
          'All addresses stand in the list.'
        )}
      </S.Failed>
    );
  }
  if (Live) return <Live styleUrl={style.url} places={places} label={label} onFailure={fail} />;
  const words =
    state === 'coming' ? (
      'The map is coming …'
    ) : (
      <>
        <b>Show the map</b>: loads from {style.host} and tells it that you look
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
