import { useEffect, useId, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useStore } from 'zustand';
import { sessionState } from '@/visitor/state/session';
import { ROUTE_CHANGE_EVENT } from '@/visitor/visit';
import { Link } from '../Link/Link';
import { CONTENT_ID } from '../SkipLink/SkipLink';
import { useSite } from '../site-context';
import { facilityLink } from './link';

export interface GeotargetTabProps {
  /** What the page is about (gt_related_tags): the wording's. */
  tags?: readonly string[];
}

/** More would be a list, not a question. */
const MOST_TAGS = 2;

function question(tags: readonly string[]): string {
  const about = tags.slice(0, MOST_TAGS).join(' or ');
  return about ? `Questions about ${about}? There is a place near you.` : 'There is a place near you.';
}

/** An address tells a town, not a street: no closer than that. */
const miles = (distance: number): string => (distance < 7.5 ? 'A few miles away' : `About ${Math.round(distance / 5) * 5} miles away`);

function overlaps(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Where the focus goes when what had it vanishes: the page. */
function focusPage(): void {
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
}

/** While it is open: Escape closes it, and so do the next page and a focus that goes to what it covers. */
function useClosing(isOpen: boolean, tab: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented) return;
      if (tab.current?.contains(document.activeElement)) tab.current.querySelector('button')?.focus();
      close();
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !tab.current || tab.current.contains(target)) return;
      if (Array.from(tab.current.children).some((part) => overlaps(part, target))) close();
    };
    const onRouteChange = () => {
      if (tab.current?.contains(document.activeElement)) focusPage();
      close();
    };
    window.addEventListener(ROUTE_CHANGE_EVENT, onRouteChange);
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('focusin', onFocusIn);
    return () => {
      window.removeEventListener(ROUTE_CHANGE_EVENT, onRouteChange);
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('focusin', onFocusIn);
    };
  });
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
  useClosing(isOpen, tab, () => setIsOpen(false));
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
        {isOpen && (
          <>
            <img src={facility.img} alt="" width={480} height={270} />
            <p>{question(tags)}</p>
            <p className="geotarget-tab-name">{facility.chartFacName}</p>
            <p>{facility.description}</p>
            <p className="geotarget-tab-miles">{miles(facility.distance)}</p>
            <div className="geotarget-tab-ends">
              <Link href={href} aria-label={`See the place: ${facility.chartFacName}`}>
                See the place
              </Link>
              <button type="button" onClick={putAway}>
                Don’t show again
              </button>
            </div>
          </>
        )}
      </div>
    </aside>
  );
}
