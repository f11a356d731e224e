import { sessionState } from '@footbridge/browser/state/session';
import { media } from '@footbridge/shared/breakpoints';
import { CONTENT_ID } from '@footbridge/shared/content-id';
import { milesInWords } from '@footbridge/shared/miles';
import { clientConfig } from '@footbridge/shared/site/client-config';
import { addCss, make } from '../elements';

import type { NearbyFacility } from '@footbridge/shared/site/types';

/**
 * CSS of the geotarget tab, which its script adds. The tab is at the window's side, below the header and above the sticky bar,
 * behind both. On a phone it is as wide as the page's margin, so that it covers no text.
 */
const geotargetTabCss = `
.geotarget-tab {
  position: fixed;
  z-index: calc(var(--layer-sticky-footer) - 1);
  top: var(--geotarget-top);
  right: 0;
  --geotarget-top: max(96px, 20vh);
}
.geotarget-tab-handle {
  display: grid;
  place-items: center;
  width: 26px;
  min-height: 112px;
  padding-block: var(--space-3);
  border: solid color-mix(in srgb, var(--color-on-color) 40%, transparent);
  border-width: 1px 0 1px 1px;
  border-radius: min(var(--radius), 10px) 0 0 min(var(--radius), 10px);
  background: var(--color-primary);
  box-shadow: var(--elevation-300);
  color: var(--color-on-color);
  font-size: var(--text-sm);
  font-weight: 600;
  line-height: 1;
}
.geotarget-tab-handle > span { writing-mode: vertical-rl; rotate: 180deg; }
.geotarget-tab-handle:focus-visible { --focus: var(--color-on-color); outline-offset: -4px; }
.geotarget-tab-card {
  position: absolute;
  top: 0;
  right: 100%;
  width: min(300px, 100vw - 26px - var(--space-4));
  max-height: max(7rem, 100dvh - var(--geotarget-top) - var(--below) - var(--space-3));
  padding: var(--space-4);
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid var(--color-line);
  border-radius: var(--radius) 0 var(--radius) var(--radius);
  background: var(--color-surface);
  box-shadow: var(--elevation-300);
  font-size: 0.9375rem;
  line-height: 1.5;
}
.geotarget-tab-card img { width: 100%; aspect-ratio: 2; border-radius: calc(var(--radius) / 2); object-fit: cover; }
.geotarget-tab-card p { margin-top: var(--space-2); text-wrap: pretty; }
.geotarget-tab-card .geotarget-tab-name { margin-top: var(--space-3); font: var(--weight-heading) var(--text-lg)/1.25 var(--font-heading); text-wrap: balance; }
.geotarget-tab-card .geotarget-tab-miles { color: var(--color-text-muted); }
.geotarget-tab-ends { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 var(--space-4); margin-top: var(--space-2); }
.geotarget-tab-ends a { padding-block: 10px; font-weight: 650; }
.geotarget-tab-ends button { min-height: 44px; color: var(--color-text-muted); text-decoration: underline; text-underline-offset: 0.2em; }
${media.wide} { .geotarget-tab-handle { width: 40px; } }
/* A phone in landscape, where the header scrolls away. */
@media (max-height: 500px) {
  .geotarget-tab { --geotarget-top: 76px; }
  .geotarget-tab-card { width: min(440px, 100vw - 26px - var(--space-4)); }
  .geotarget-tab-card img { float: left; width: 112px; aspect-ratio: 1; margin-right: var(--space-4); }
  .geotarget-tab-card p:first-of-type { margin-top: 0; }
  .geotarget-tab-ends { clear: left; }
}
@media print { .geotarget-tab { display: none; } }
`;

/** Focuses the page, when the focused element is removed. */
function focusPage(): void {
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
}

/**
 * Returns the URL of the facility's page with tracking parameters (specification, section 2 "Geotarget tab").
 * @param domain of the current site: its own pages become paths, and utm_source is its name
 * @returns null for an invalid URL, which storage may contain
 */
export function facilityLink({ url }: Pick<NearbyFacility, 'url'>, domain: string): string | null {
  if (!URL.canParse(url)) return null;
  const page = new URL(url);
  if (page.protocol !== 'https:') return null;
  page.searchParams.set('utm_source', domain);
  page.searchParams.set('utm_medium', 'link');
  page.searchParams.set('utm_campaign', 'geoTAB');
  return page.host === domain ? page.pathname + page.search : page.href;
}

const MAX_TAGS = 2;
const CARD_ID = 'geotarget-card';

function question(tags: readonly string[]): string {
  const about = tags.slice(0, MAX_TAGS).join(' or ');
  return about ? `Questions about ${about}? We have a location near you.` : 'We have a location near you.';
}

function overlaps(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

interface Card {
  facility: NearbyFacility;
  /** The facility's page, with tracking parameters. */
  href: string;
  tags: readonly string[];
  onDismiss: () => void;
}

/** Returns the open tab's content. Its picture loads when the tab is opened. */
function cardContent({ facility, href, tags, onDismiss: onPutAway }: Card): HTMLElement[] {
  const dismiss = make('button', { type: 'button' }, 'Don’t show again');
  dismiss.addEventListener('click', onPutAway);
  return [
    make('img', { src: facility.img, alt: '', width: '480', height: '270' }),
    make('p', {}, question(tags)),
    make('p', { class: 'geotarget-tab-name' }, facility.chartFacName),
    make('p', {}, facility.description),
    make('p', { class: 'geotarget-tab-miles' }, milesInWords(facility.distance)),
    make(
      'div',
      { class: 'geotarget-tab-ends' },
      make('a', { href, 'aria-label': `See the location: ${facility.chartFacName}` }, 'See the location'),
      dismiss,
    ),
  ];
}

/** Closes the card on Escape, and when an element that it covers gets the focus. */
function closeOnEscape(tab: HTMLElement, handle: HTMLElement, close: () => void): void {
  document.addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key !== 'Escape' || defaultPrevented) return;
    if (tab.contains(document.activeElement)) handle.focus();
    close();
  });
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && !tab.contains(target) && [...tab.children].some((part) => overlaps(part, target)))
      close();
  });
}

/**
 * Shows the geotarget tab (specification, section 2) with a facility near the visitor. It starts closed, so that it covers
 * nothing; once dismissed, it stays hidden for the session.
 * @param tags the page's topics (gt_related_tags), for the question
 */
export function showGeotargetTab(tags: readonly string[]): void {
  const facility = sessionState.getState().geolocation?.facility;
  const href = facility && facilityLink(facility, clientConfig.site.domain);
  if (!facility || !href || document.querySelector('.geotarget-tab')) return;
  const handle = make(
    'button',
    {
      type: 'button',
      class: 'geotarget-tab-handle',
      'aria-label': `Near you: ${facility.chartFacName}`,
      'aria-expanded': 'false',
      'aria-controls': CARD_ID,
    },
    make('span', {}, 'Near you'),
  );
  const card = make('div', { class: 'geotarget-tab-card', id: CARD_ID, hidden: '' });
  const tab = make('aside', { class: 'geotarget-tab', 'aria-label': 'A location near you' }, handle, card);
  const dismiss = () => {
    focusPage();
    sessionState.setState({ isNotificationBarOpen: false });
    tab.remove();
  };
  const set = (isOpen: boolean) => {
    if (isOpen && card.childElementCount === 0)
      card.append(...cardContent({ facility, href, tags, onDismiss: dismiss }));
    // Beside the sticky bar, which sets the padding.
    card.style.setProperty('--below', document.documentElement.style.scrollPaddingBottom || '0px');
    card.hidden = !isOpen;
    handle.setAttribute('aria-expanded', String(isOpen));
  };
  // Not `hidden` itself, which has a third value.
  handle.addEventListener('click', () => set(card.hasAttribute('hidden')));
  closeOnEscape(tab, handle, () => {
    if (!card.hidden) set(false);
  });
  addCss(geotargetTabCss);
  document.body.append(tab);
}
