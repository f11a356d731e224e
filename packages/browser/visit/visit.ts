import { segmentLevel, type Segment } from '@footbridge/shared/segments';

import { showIfBack, isBackAtEntry, watchForLeaving } from '../abandon/watch';
import { storeEntry } from './entry';
import { locate } from '../geolocation/locate';
import { rememberPath, updateNumber } from '../number/run';
import { watchReturn, startScore } from './score';
import { warnOnce } from '../lib/warn';
import { changeLocal, localState } from '../state/local';
import { sessionState } from '../state/session';
import { MAX_HISTORY } from '../state/types';
import { removeCookie, setCookie, type CookieName } from '../state/cookies';

function writeOrRemove(name: CookieName, value: string | number | null | undefined): void {
  if (value === null || value === undefined) removeCookie(name);
  else setCookie(name, String(value));
}

/**
 * Sets the current page's tracking cookies (specification, section 7): segment and its level, intent score, the facility's site
 * key. Removes the cookie of an absent value.
 */
function writeTrackingCookies(segment: string | null): void {
  writeOrRemove('content-segment', segment);
  writeOrRemove('content-segment-number', segmentLevel(segment));
  writeOrRemove('call-tracking-intent-score', localState.getState().callTrackingIntentScore);
  writeOrRemove('call-tracking-facility', sessionState.getState().geolocation?.facility?.siteKey);
}

/** The page's facts that a visit needs. */
export interface VisitedPage {
  /** Without query. */
  path: string;
  segment: Segment | null;
  /** The page's field "Call number". */
  callNumber?: string;
}

/** Stores the substance that the page's title names (specification, sections 3 and 5). The keywords are a separate chunk. */
async function storeSubstance(): Promise<void> {
  try {
    const { detect } = await import('./keywords');
    const substance = detect(document.querySelector('main h1')?.textContent ?? null);
    if (!substance || substance === localState.getState().dynamicKeywords.substance) return;
    changeLocal(() => ({ dynamicKeywords: { substance } }));
  } catch (error) {
    warnOnce('the list of keywords did not load; the page works without it', error);
  }
}

/** Adds the path to the history, unless it is the last one. */
function remember(path: string): void {
  changeLocal(({ history }) => ({
    history: history.at(-1) === path ? history : [...history, path].slice(-MAX_HISTORY),
  }));
}

/** Updates number and cookies after a change of the state, here or in another tab. */
function update({ path, segment, callNumber }: VisitedPage): void {
  updateNumber(path, callNumber);
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
  void storeSubstance();
  watchForLeaving(isBack);
  void locate();
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) resume(visited);
  });
}
