import { site } from '@footbridge/shared/site/current';

import type { ApiError } from '../../platform/request/json';

const call = `call ${site().callNumbers.default.display}`;

/** Errors of forms. Each message says what to do; what was typed stays in the form. */
export const REFUSALS = {
  foreign: {
    status: 403,
    code: 'foreign',
    message: `This didn’t come from one of our pages. Please open the form on this site, or ${call}.`,
  },
  token: {
    status: 403,
    code: 'token',
    message: `This page was open too long, or your browser blocks cookies. Please send the form again, or ${call}.`,
  },
  key: { status: 400, code: 'key', message: 'The header idempotency-key must be a UUID.' },
  malformed: {
    status: 400,
    code: 'malformed',
    message: `We couldn’t read something in this form. Please reload the page, or ${call}.`,
  },
  tooSlow: {
    status: 408,
    code: 'too-slow',
    message: `Your connection was too slow to send the form. Please send it again, or ${call}.`,
  },
  recaptcha: {
    status: 403,
    code: 'recaptcha',
    message: `We couldn’t confirm that a person sent this. Please send the form again, or ${call}.`,
  },
  other: {
    status: 409,
    code: 'key-used',
    message: `A different form was already sent from this page. Please reload the page and send it again, or ${call}.`,
  },
  tooMany: {
    status: 429,
    code: 'too-many',
    message: `Too many forms came from your connection. Please wait a few minutes, or ${call}. Someone will answer.`,
  },
  unavailable: {
    status: 503,
    code: 'unavailable',
    message: `We can’t take this right now. What you typed is still here. Please send it again in a minute, or ${call}.`,
  },
  'no-key': {
    status: 503,
    code: 'no-lead-key',
    message: `We can’t take this here. Please ${call}. Someone will answer.`,
  },
} as const satisfies Record<string, ApiError>;

/** For the operator, beside the visitor's message. */
export const NO_KEY_HINT = 'LEAD_KEY is not set: docs/leads.md says how to make one.';
export const INVALID = { code: 'invalid', message: 'Nothing was sent yet. Please correct the marked fields.' } as const;
export const SEND_AGAIN = 'Please press the button again, so we know that a person sent this.';
