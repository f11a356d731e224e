import { z } from 'zod';

import { consentVendors } from '@/site-config/consent-vendors';

import { readEnvironment } from '../../platform/env';
import { log } from '../../platform/log';

import type { RecaptchaVerdict } from './payload';

const VERIFY = 'https://www.google.com/recaptcha/api/siteverify';
/** A visitor waits for it, ms. */
const PATIENCE = 3000;
/** Of a score from 0 to 1 (version 3), what is less is doubtful. */
const DOUBTFUL_BELOW = 0.5;

const answerSchema = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  'error-codes': z.array(z.string()).default([]),
});
/** Our own fault, not the visitor's. */
const OURS = ['missing-input-secret', 'invalid-input-secret', 'bad-request'];

/** Without an agreement with Google its script comes to nobody (docs/privacy.md): then a token that is missing says nothing. */
const isTokenExpected = (): boolean => consentVendors.some(({ id }) => id === 'recaptcha');

/**
 * Asks Google about a visitor's token. 'failed' is Google's clear no; when Google is away, or says that the secret is
 * wrong, that is 'unreachable': no lead is lost for it. Nothing but the token is sent, the address is not.
 */
export async function verifyRecaptcha(token: string | null | undefined): Promise<RecaptchaVerdict | 'failed'> {
  const { RECAPTCHA_SECRET: secret } = readEnvironment({ RECAPTCHA_SECRET: process.env.RECAPTCHA_SECRET });
  if (!secret) return 'off';
  if (!token) return isTokenExpected() ? 'absent' : 'off';
  try {
    const response = await fetch(VERIFY, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(PATIENCE),
    });
    const { success, score, 'error-codes': codes } = answerSchema.parse(await response.json());
    if (codes.some((code) => OURS.includes(code))) {
      log(
        'error',
        'leads',
        `Google does not take RECAPTCHA_SECRET (${codes.filter((code) => OURS.includes(code)).join(', ')}): forms are taken unchecked`,
      );
      return 'unreachable';
    }
    if (!success) return 'failed';
    return score !== undefined && score < DOUBTFUL_BELOW ? 'doubtful' : 'passed';
  } catch {
    log('warn', 'leads', 'Google did not say whether a visitor is a person: the form was taken unchecked');
    return 'unreachable';
  }
}
