import { showIfBack, isBackAtEntry, watchForLeaving } from './abandon/watch';
import { storeEntry } from './entry';
import { locate } from './geolocation/locate';
import { detectSubstance } from './keywords/store';
import { rememberPath, updateNumber } from './number/run';
import { watchReturn } from './score/returning';
import { startScore } from './score/run';
import { changeLocal, localState } from './state/local';
import { sessionState } from './state/session';
import { MAX_HISTORY } from './state/types';
import { writeTrackingCookies } from './tracking';

import type { Segment } from '@/shared/segments';

/** The page's facts that a visit needs. */
export interface VisitedPage {
  /** Without query. */
  path: string;
  segment: Segment | null;
}

/** Adds the path to the history, unless it is the last one. */
function remember(path: string): void {
  changeLocal(({ history }) => ({
    history: history.at(-1) === path ? history : [...history, path].slice(-MAX_HISTORY),
  }));
}

/** Updates number and cookies after a change of the state, here or in another tab. */
function update({ path, segment }: VisitedPage): void {
  updateNumber(path);
  writeTrackingCookies(segment);
}

/** Resumes a document from the back/forward cache: other pages and tabs may have changed the storage. */
function resume(visited: VisitedPage): void {
  void localState.persist.rehydrate();
  void sessionState.persist.rehydrate();
  const isBack = isBackAtEntry(true);
  update(visited);
  remember(visited.path);
  watchReturn(false);
  showIfBack(isBack);
}

/** Starts the visit's code, once a document: what the path says about the visitor, then the number, then the rest. */
export function startVisit(visited: VisitedPage): void {
  const { path, segment } = visited;
  storeEntry();
  const isBack = isBackAtEntry(false);
  rememberPath(path);
  update(visited);
  localState.subscribe((now, before) => {
    if (now.callTrackingIntentScore !== before.callTrackingIntentScore) update(visited);
  });
  sessionState.subscribe((now, before) => {
    if (now.geolocation !== before.geolocation || now.useVetPhone !== before.useVetPhone) update(visited);
  });
  remember(path);
  startScore(path, segment);
  void detectSubstance();
  watchForLeaving(isBack);
  void locate();
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) resume(visited);
  });
}
