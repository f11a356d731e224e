import { readCookie } from '../cookies';
import { isRefused } from './allowed';

/**
 * Whether the site itself may count how fast this visitor's pages are: not under Global Privacy Control, nor after an answer
 * without a yes to analytics. The cookie says so where the consent code is not loaded, and whichever vendors it was about.
 */
export function mayMeasure(): boolean {
  if (navigator.globalPrivacyControl === true || isRefused('analytics')) return false;
  const answer = readCookie('footbridge-consent');
  return answer === undefined || answer.split('.').includes('analytics');
}
