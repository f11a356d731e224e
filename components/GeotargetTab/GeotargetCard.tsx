import { useEffect } from 'react';
import type { RefObject } from 'react';
import type { NearbyFacility } from '@/site-config/facilities';
import { ROUTE_CHANGE_EVENT } from '@/visitor/route-change';
import { Link } from '../Link/Link';
import { focusPage } from '../SkipLink/focus-page';

export interface GeotargetCardProps {
  facility: NearbyFacility;
  /** Where it leads: the facility's page, with tracking parameters. */
  href: string;
  /** What the page is about (gt_related_tags): the wording's. */
  tags: readonly string[];
  /** What the card belongs to: focus inside it keeps the card open. */
  tab: RefObject<HTMLElement | null>;
  onClose(this: void): void;
  /** Put away for the session. */
  onPutAway(this: void): void;
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

/** Escape closes it, and so do the next page and a focus that goes to what it covers. */
function useClosing(tab: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
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

/** What the open tab says of the facility. A chunk of its own: most never open it. */
export function GeotargetCard({ facility, href, tags, tab, onClose, onPutAway }: GeotargetCardProps) {
  useClosing(tab, onClose);
  return (
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
        <button type="button" onClick={onPutAway}>
          Don’t show again
        </button>
      </div>
    </>
  );
}
