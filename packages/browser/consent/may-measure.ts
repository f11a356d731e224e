import { readCookie } from '../state/cookies';
import { isRefused } from './allowed';

/**
 * Returns whether the site may measure this visitor's page speed: not under Global Privacy Control, nor after an answer
 * without consent to analytics. Where the consent code is not loaded, the cookie of any revision counts.
 */
export function mayMeasure(): boolean {
  if (navigator.globalPrivacyControl === true || isRefused('analytics')) return false;
  const answer = readCookie('footbridge-consent');
  return answer === undefined || answer.split('.').includes('analytics');
}
