import { createHash, createHmac } from 'node:crypto';

import { z } from 'zod';

import type { LeadInput } from './schema';

/** Without I, L, O and U: nobody has to ask which letter was meant. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const REFERENCE_LETTERS = 10;

const keySchema = z.uuid();

/** The idempotency key that a request names: a UUID, in lower case; null for anything else. */
export function idempotencyKey(value: unknown): string | null {
  const parsed = keySchema.safeParse(value);
  return parsed.success ? parsed.data.toLowerCase() : null;
}

export interface LeadIdentity {
  keyHash: string;
  reference: string;
  fingerprint: string;
}

/** Fifty bits, five to a letter: K7QF3-M2PXY. */
function referenceOf(key: string): string {
  const bytes = createHash('sha256').update(`reference ${key}`).digest();
  const letters = Array.from(bytes.subarray(0, REFERENCE_LETTERS), (byte) => LETTERS[byte % LETTERS.length]).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** What a visitor typed: a second sending differs in its times and its reCAPTCHA, and is the same lead. */
function typedIn({
  form,
  firstName,
  lastName,
  phone,
  email,
  for: who,
  facility,
  description,
  insurance,
  smsConsent,
}: LeadInput): string {
  return JSON.stringify([
    form,
    firstName,
    lastName,
    phone,
    email,
    who,
    facility,
    description,
    insurance?.payerName,
    insurance?.memberId,
    insurance?.dateOfBirth,
    smsConsent.given,
  ]);
}

/**
 * What a lead is known by. The same key gives the same reference, also when its answer was lost and nobody remembers. The
 * fingerprint is keyed by the idempotency key, of which only a hash stays: nothing that was typed can be guessed from it.
 */
export function identityOf(key: string, lead: LeadInput): LeadIdentity {
  return {
    keyHash: createHash('sha256').update(key).digest('hex'),
    reference: referenceOf(key),
    fingerprint: createHmac('sha256', key).update(typedIn(lead)).digest('base64url'),
  };
}
