import { z } from 'zod';

import { consentVendors } from '@footbridge/shared/vendors/consent';

import { setting } from '../../platform/env';
import { log } from '../../platform/log';
import { bufferResponse } from '../../wordpress/upstream/buffer-response';

import type { RecaptchaVerdict } from './payload';

const VERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify';
/** A visitor waits for the response. */
const TIMEOUT_MS = 3000;
/** Google's responses have a few hundred bytes. */
const MAX_RESPONSE_BYTES = 64 * 1024;
/** Scores of version 3 are from 0 to 1. */
const MIN_SCORE = 0.5;

const answerSchema = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  'error-codes': z.array(z.string()).default([]),
});
/** Caused by the site's configuration, not by the visitor. */
const CONFIGURATION_ERRORS = ['missing-input-secret', 'invalid-input-secret', 'bad-request'];

/** Without an agreement with Google no page loads its script (docs/privacy.md), so no form has a token. */
const isTokenExpected = (): boolean => consentVendors().some(({ id }) => id === 'recaptcha');

/** Asks Google about a token. 'unreachable' also if Google rejects the secret, so that no lead is lost. */
export async function verifyRecaptcha(token: string | null | undefined): Promise<RecaptchaVerdict | 'failed'> {
  const secret = setting('RECAPTCHA_SECRET');
  if (!secret) return 'off';
  if (!token) return isTokenExpected() ? 'absent' : 'off';
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const body = new URLSearchParams({ secret, response: token });
    const begun = await fetch(VERIFY_URL, { method: 'POST', body, signal });
    const response = await bufferResponse(begun, signal, { maxBytes: MAX_RESPONSE_BYTES });
    const { success, score, 'error-codes': codes } = answerSchema.parse(await response.json());
    if (codes.some((code) => CONFIGURATION_ERRORS.includes(code))) {
      log(
        'error',
        'leads',
        `Google rejects RECAPTCHA_SECRET (${codes.filter((code) => CONFIGURATION_ERRORS.includes(code)).join(', ')}): forms are accepted unverified`,
      );
      return 'unreachable';
    }
    if (!success) return 'failed';
    return score !== undefined && score < MIN_SCORE ? 'doubtful' : 'passed';
  } catch {
    log('warn', 'leads', 'Google did not verify a reCAPTCHA token: the form was accepted unverified');
    return 'unreachable';
  }
}
