import { HONEYPOT } from '@footbridge/shared/forms/names';

import type { RecaptchaVerdict, Suspicion } from './payload';
import type { LeadInput } from './schema';

/** A person takes longer to fill in a form. */
const MIN_FILL_MS = 3000;

const BY_VERDICT: Readonly<Record<RecaptchaVerdict, Suspicion | null>> = {
  off: null,
  passed: null,
  doubtful: 'recaptcha-doubtful',
  absent: 'no-recaptcha',
  unreachable: 'recaptcha-unreachable',
};

/** Returns why a lead may come from a bot. Hints only: password managers fill in the honeypot, too. */
export function suspicionsOf(lead: LeadInput, verdict: RecaptchaVerdict): Suspicion[] {
  const found: (Suspicion | null)[] = [
    lead[HONEYPOT] === '' ? null : 'honeypot',
    lead.shownFor < MIN_FILL_MS ? 'too-fast' : null,
    BY_VERDICT[verdict],
  ];
  return found.flatMap((suspicion) => suspicion ?? []);
}

/** Returns whether the visitor has to confirm the lead. Not for failures of Google's. */
export const needsConfirmation = (suspicions: Suspicion[]): boolean =>
  suspicions.some((suspicion) => suspicion === 'honeypot' || suspicion === 'too-fast' || suspicion === 'no-recaptcha');
