import { createHash, createHmac } from 'node:crypto';

import { z } from 'zod';

import type { LeadInput } from './schema';

/** Crockford's base32: no I, L, O and U, which are easily confused. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const REFERENCE_LENGTH = 10;

const keySchema = z.uuid();

/** Returns a UUID in lower case; null for anything else. */
export function idempotencyKey(value: unknown): string | null {
  const parsed = keySchema.safeParse(value);
  return parsed.success ? parsed.data.toLowerCase() : null;
}

/** Returns 50 bits of the key's hash: K7QF3-M2PXY. */
function referenceOf(key: string): string {
  const bytes = createHash('sha256').update(`reference ${key}`).digest();
  const letters = Array.from(bytes.subarray(0, REFERENCE_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** Returns what a visitor typed: a retry of the same lead differs in its times and its reCAPTCHA token only. */
function typedIn(lead: LeadInput): string {
  const { insurance, smsConsent } = lead;
  const person = [lead.form, lead.firstName, lead.lastName, lead.phone, lead.email, lead.for];
  const policy = [insurance?.payerName, insurance?.memberId, insurance?.dateOfBirth];
  const insured = [insurance?.patientName, insurance?.policyHolderName];
  return JSON.stringify([...person, lead.facility, lead.description, ...policy, ...insured, smsConsent.given]);
}

/** Returns a lead's identifiers. The fingerprint depends on the key: what was typed cannot be guessed from it. */
export function identityOf(key: string, lead: LeadInput) {
  return {
    keyHash: createHash('sha256').update(key).digest('hex'),
    reference: referenceOf(key),
    fingerprint: createHmac('sha256', key).update(typedIn(lead)).digest('base64url'),
  };
}
