import { watchLeaving } from './abandon/watch';
import { keepEntry } from './entry';
import { locate } from './geolocation/locate';
import { watchHeading } from './keywords/watch';
import { followSwaps } from './number/follow-swaps';
import { rememberPath, updateNumber } from './number/run';
import { ROUTE_CHANGE_EVENT } from './route-change';
import { arriveWithDocument, watchBroughtBack } from './score/arriving';
import { runScore } from './score/run';
import { changeLocal, localState } from './state/local';
import { sessionState } from './state/session';
import { HISTORY_MAX } from './state/types';
import { writeTrackingCookies } from './tracking';

import type { Segment } from '@/site-config/segments';

/** What a visit asks of a page. */
export interface VisitedPage {
  /** Without query. */
  path: string;
  /** Null on the 404 page, which counts as segment 'other' (specification, sections 2 and 8). */
  facts: { segment: Segment | null } | null;
}

let isStarted = false;
/** The page in view; null before the first. */
let shown: VisitedPage | null = null;
let endings: (() => void)[] = [];

const segmentOf = ({ facts }: VisitedPage): Segment | null => (facts ? facts.segment : 'other');

/** A page that is shown twice in a row was visited once. */
function remember(path: string): void {
  changeLocal(({ history }) => ({ history: history.at(-1) === path ? history : [...history, path].slice(-HISTORY_MAX) }));
}

/** What follows the state: after a raise, here or in another tab, a match, the veteran flag. */
function follow(): void {
  if (!shown) return;
  updateNumber(shown.path);
  writeTrackingCookies(segmentOf(shown));
}

function leave(): void {
  for (const end of endings) end();
  endings = [];
}

/** Order counts: what the path says of the visitor comes before the number, and the number before all that can wait. */
function begin(page: VisitedPage, isRouteChange: boolean): void {
  const { path } = page;
  shown = page;
  rememberPath(path);
  follow();
  remember(path);
  endings = [runScore({ path, segment: segmentOf(page), isFirst: !isRouteChange }), watchHeading(), watchLeaving(path)];
  void locate();
}

/** Begins what lasts as long as the document; further calls do nothing. */
export function startVisit(): void {
  if (isStarted) return;
  isStarted = true;
  followSwaps();
  keepEntry();
  arriveWithDocument();
  localState.subscribe((now, before) => {
    if (now.callTrackingIntentScore !== before.callTrackingIntentScore) follow();
  });
  sessionState.subscribe((now, before) => {
    if (now.geolocation !== before.geolocation || now.useVetPhone !== before.useVetPhone) follow();
  });
  watchBroughtBack(() => {
    // A cached document hears nothing of what other tabs, and later pages of its own tab, write.
    void localState.persist.rehydrate();
    void sessionState.persist.rehydrate();
    if (!shown) return;
    leave();
    begin(shown, false);
  });
}

/**
 * What the site does for its visitor on one page: for the first, and again after each route change.
 * @returns what takes back every timer and listener of the page
 */
export function visitPage(page: VisitedPage): () => void {
  // The same page with the same facts: React's strict mode runs effects twice.
  const isRouteChange = shown !== null && (shown.path !== page.path || shown.facts !== page.facts);
  leave();
  begin(page, isRouteChange);
  if (isRouteChange) window.dispatchEvent(new CustomEvent(ROUTE_CHANGE_EVENT, { detail: { path: page.path } }));
  return leave;
}
