import dynamic from 'next/dynamic';
import { useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { sessionState } from '@/visitor/state/session';
import { focusPage } from '../SkipLink/focus-page';
import { useSite } from '../site-context';
import { facilityLink } from './link';

const GeotargetCard = dynamic(() => import('./GeotargetCard').then((late) => late.GeotargetCard), { ssr: false });

export interface GeotargetTabProps {
  /** What the page is about (gt_related_tags): the wording's. */
  tags?: readonly string[];
}

/**
 * The geotarget tab (specification, section 2): at the window's side, a facility near the visitor. Closed at first, so that
 * it covers nothing; put away, it stays away for the session. Nothing without a matched facility.
 */
export function GeotargetTab({ tags = [] }: GeotargetTabProps) {
  const facility = useStore(sessionState, ({ geolocation }) => geolocation?.facility ?? null);
  const isWanted = useStore(sessionState, ({ isNotificationBarOpen }) => isNotificationBarOpen);
  const [isOpen, setIsOpen] = useState(false);
  const tab = useRef<HTMLElement>(null);
  const id = useId();
  const { domain } = useSite();
  const href = facility && facilityLink(facility, domain);
  if (!facility || !href || !isWanted) return null;

  const putAway = () => {
    focusPage();
    sessionState.setState({ isNotificationBarOpen: false });
  };

  return (
    <aside className="geotarget-tab" aria-label="A place near you" ref={tab}>
      <button
        type="button"
        className="geotarget-tab-handle"
        aria-label={`Near you: ${facility.chartFacName}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>Near you</span>
      </button>
      <div className="geotarget-tab-card" id={id} hidden={!isOpen}>
        {isOpen && <GeotargetCard {...{ facility, href, tags, tab }} onClose={() => setIsOpen(false)} onPutAway={putAway} />}
      </div>
    </aside>
  );
}
