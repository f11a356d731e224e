import { isSpecialSegment } from '@/shared/segments';

import { ABANDON_EVENT } from '../abandon/event';
import { watchFacility } from './facility';
import { raise } from './raise';
import { watchReturn } from './returning';
import { watchScroll } from './scrolling';

/** Starts the intent score of a page (specification, section 4 "Call-tracking intent score"). */
export function startScore(path: string, segment: string | null): void {
  if (isSpecialSegment(segment)) raise('special-segment');
  watchReturn();
  watchFacility();
  watchScroll(path);
  // Each event raises the score; the modal itself opens once a session.
  window.addEventListener(ABANDON_EVENT, () => raise('abandon-modal'));
}
