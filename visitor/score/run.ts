import { isSpecialSegment } from '@/site-config/segments';

import { ABANDON_EVENT } from '../abandon/event';
import { watchFacility } from './facility';
import { raise } from './raise';
import { watchReturn } from './returning';
import { watchScroll } from './scrolling';

/** Each abandon-modal event is a step; the modal itself comes once a session. */
function watchAbandonModal(): () => void {
  const onEvent = () => raise('abandon-modal');
  window.addEventListener(ABANDON_EVENT, onEvent);
  return () => window.removeEventListener(ABANDON_EVENT, onEvent);
}

export interface ScoredPage {
  path: string;
  segment: string | null;
  /** Of the document. */
  isFirst: boolean;
}

/**
 * The intent score of one page (specification, section 4 "Call-tracking intent score"): run again for each.
 * @returns what takes back every timer and listener, to be called when the page is left
 */
export function runScore({ path, segment, isFirst }: ScoredPage): () => void {
  if (isSpecialSegment(segment)) raise('special-segment');
  const ends = [watchReturn(), watchFacility(), watchScroll(path, isFirst), watchAbandonModal()];
  return () => {
    for (const end of ends) end();
  };
}
