import { arrival } from '../arrival';
import { changeLocal } from '../state/local';
import { isFromOutside } from './arriving';
import { raise } from './raise';

/** Time since the last visit, and delay of the check (specification, sections 4 and 9). */
const AWAY_MS = 5000;
const CHECK_DELAY_MS = 500;

/**
 * The returning visitor: checked once a document, 500 ms after it began. Then its time is stored as that of the last visit,
 * so `lastVisitedTimestamp` is when the newest page that was open for half a second began, in any tab.
 * @param isNew false when the browser brings a cached document back: its time is stored, and it is no return
 */
export function watchReturn(isNew = true): void {
  const began = isNew && arrival ? arrival.at : Date.now();
  setTimeout(() => {
    let isReturn = false;
    // From what the storage holds now: another tab may have stored a visit meanwhile.
    changeLocal(({ lastVisitedTimestamp: last }) => {
      isReturn = isNew && last !== null && began - last > AWAY_MS && isFromOutside();
      return { lastVisitedTimestamp: began };
    });
    if (isReturn) raise('returning');
  }, CHECK_DELAY_MS);
}
