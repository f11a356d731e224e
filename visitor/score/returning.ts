import { arrival } from '../arrival';
import { changeLocal } from '../state/local';
import { raise } from './raise';

/** Time since the last visit, and delay of the check (specification, sections 4 and 9). */
const AWAY_MS = 5000;
const CHECK_DELAY_MS = 500;

/**
 * Checks for a returning visitor once a document, 500 ms after it began, and then stores its time as the last visit.
 * @param isNew false when the back/forward cache restores a document: it is no return, but its time is stored
 */
export function watchReturn(isNew = true): void {
  const began = isNew && arrival ? arrival.at : Date.now();
  setTimeout(() => {
    let isReturn = false;
    // Reads the storage again, because another tab may have stored a visit.
    changeLocal(({ lastVisitedTimestamp: last }) => {
      isReturn = isNew && last !== null && began - last > AWAY_MS && arrival?.isFromOutside === true;
      return { lastVisitedTimestamp: began };
    });
    if (isReturn) raise('returning');
  }, CHECK_DELAY_MS);
}
