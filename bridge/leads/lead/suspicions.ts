import { HONEYPOT } from '@/shared/forms/names';

import type { RecaptchaVerdict, Suspicion } from './payload';
import type { LeadInput } from './schema';

/** Nobody reads a form and fills it in faster, ms. */
const FASTEST = 3000;

const BY_VERDICT: Readonly<Record<RecaptchaVerdict, Suspicion | null>> = {
  off: null,
  passed: null,
  doubtful: 'recaptcha-doubtful',
  absent: 'no-recaptcha',
  unreachable: 'recaptcha-unreachable',
};

/** What looks as if a program had written it. Password managers fill in hidden fields, too: it is a hint, never a verdict. */
export function suspicionsOf(lead: LeadInput, verdict: RecaptchaVerdict): Suspicion[] {
  const found: (Suspicion | null)[] = [
    lead[HONEYPOT] === '' ? null : 'honeypot',
    lead.shownFor < FASTEST ? 'too-fast' : null,
    BY_VERDICT[verdict],
  ];
  return found.flatMap((suspicion) => suspicion ?? []);
}

/** Those for which a visitor is asked to press once more. Google's silence is not theirs to answer for. */
export const asksAgain = (suspicions: Suspicion[]): boolean =>
  suspicions.some((suspicion) => suspicion === 'honeypot' || suspicion === 'too-fast' || suspicion === 'no-recaptcha');
