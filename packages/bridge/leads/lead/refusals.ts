import { site } from '@footbridge/shared/site/current';

import { apiError, type ApiError } from '../../platform/request/json';

const call = `call ${site().callNumbers.default.display}`;

/** Errors of forms. Each message says what to do; what was typed stays in the form. */
export const REFUSALS = {
  foreign: apiError(
    403,
    'foreign',
    `This didn’t come from one of our pages. Please open the form on this site, or ${call}.`,
  ),
  token: apiError(
    403,
    'token',
    `This page was open too long, or your browser blocks cookies. Please send the form again, or ${call}.`,
  ),
  key: apiError(400, 'key', 'The header idempotency-key must be a UUID.'),
  malformed: apiError(400, 'malformed', `We couldn’t read something in this form. Please reload the page, or ${call}.`),
  tooSlow: apiError(
    408,
    'too-slow',
    `Your connection was too slow to send the form. Please send it again, or ${call}.`,
  ),
  recaptcha: apiError(
    403,
    'recaptcha',
    `We couldn’t confirm that a person sent this. Please send the form again, or ${call}.`,
  ),
  other: apiError(
    409,
    'key-used',
    `A different form was already sent from this page. Please reload the page and send it again, or ${call}.`,
  ),
  tooMany: apiError(
    429,
    'too-many',
    `Too many forms came from your connection. Please wait a few minutes, or ${call}. Someone will answer.`,
  ),
  unavailable: apiError(
    503,
    'unavailable',
    `We can’t take this right now. What you typed is still here. Please send it again in a minute, or ${call}.`,
  ),
  'no-key': apiError(503, 'no-lead-key', `We can’t take this here. Please ${call}. Someone will answer.`),
} as const satisfies Record<string, ApiError>;

/** For the operator, beside the visitor's message. */
export const NO_KEY_HINT = 'LEAD_KEY is not set: docs/leads.md says how to make one.';
export const INVALID = { code: 'invalid', message: 'Nothing was sent yet. Please correct the marked fields.' } as const;
export const SEND_AGAIN = 'Please press the button again, so we know that a person sent this.';
