import { askIfBack, isBackAtEntry, watchLeaving } from './abandon/watch';
import { storeEntry } from './entry';
import { locate } from './geolocation/locate';
import { detectSubstance } from './keywords/store';
import { followSwaps } from './number/follow-swaps';
import { rememberPath, updateNumber } from './number/run';
import { watchReturn } from './score/returning';
import { startScore } from './score/run';
import { changeLocal, localState } from './state/local';
import { sessionState } from './state/session';
import { HISTORY_MAX } from './state/types';
import { writeTrackingCookies } from './tracking';

import type { Segment } from '@/shared/segments';

/** What a visit asks of a page. */
export interface VisitedPage {
  /** Of the address, without query. */
  path: string;
  segment: Segment | null;
}

/** A page that is shown twice in a row was visited once. */
function remember(path: string): void {
  changeLocal(({ history }) => ({
    history: history.at(-1) === path ? history : [...history, path].slice(-HISTORY_MAX),
  }));
}

/** What follows the state: after a raise, here or in another tab, a match, the veteran flag. */
function follow({ path, segment }: VisitedPage): void {
  updateNumber(path);
  writeTrackingCookies(segment);
}

/** The browser shows this document again as it was (back/forward cache). Other pages and tabs have written to the storage meanwhile. */
function resume(visited: VisitedPage): void {
  void localState.persist.rehydrate();
  void sessionState.persist.rehydrate();
  const isBack = isBackAtEntry(true);
  follow(visited);
  remember(visited.path);
  watchReturn(false);
  askIfBack(isBack);
}

/**
 * Starts all that the site does for its visitor on a page, once a document. What the path says of the visitor comes before the
 * number, and the number before all that can wait.
 */
export function startVisit(visited: VisitedPage): void {
  const { path, segment } = visited;
  followSwaps();
  storeEntry();
  const isBack = isBackAtEntry(false);
  rememberPath(path);
  follow(visited);
  localState.subscribe((now, before) => {
    if (now.callTrackingIntentScore !== before.callTrackingIntentScore) follow(visited);
  });
  sessionState.subscribe((now, before) => {
    if (now.geolocation !== before.geolocation || now.useVetPhone !== before.useVetPhone) follow(visited);
  });
  remember(path);
  startScore(path, segment);
  void detectSubstance();
  watchLeaving(isBack);
  void locate();
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) resume(visited);
  });
}
