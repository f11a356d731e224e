import { site } from '@/site-config/site';

import type { ApiError } from '../../platform/request/json';

const call = `call ${site.callNumbers.default.display}`;

/** Errors of forms. Each message says what to do; what was typed stays in the form. */
export const REFUSALS = {
  foreign: {
    status: 403,
    code: 'foreign',
    message: `This did not come from a page of ours. Please open the form on this site, or ${call}.`,
  },
  token: {
    status: 403,
    code: 'token',
    message: `This page has been open for too long, or your browser takes no cookies. Please send the form once more, or ${call}.`,
  },
  key: { status: 400, code: 'key', message: 'The header idempotency-key must be a UUID.' },
  malformed: {
    status: 400,
    code: 'malformed',
    message: `Something in this form could not be read. Please reload the page, or ${call}.`,
  },
  tooSlow: {
    status: 408,
    code: 'too-slow',
    message: `Your connection was too slow to send the form. Please send it again, or ${call}.`,
  },
  recaptcha: {
    status: 403,
    code: 'recaptcha',
    message: `The check against programs did not work out. Please send the form once more, or ${call}.`,
  },
  other: {
    status: 409,
    code: 'key-used',
    message: `A form was sent with this key before, and it was another one. Please reload the page and send it anew, or ${call}.`,
  },
  tooMany: {
    status: 429,
    code: 'too-many',
    message: `Too many forms came from your connection. Please wait a few minutes, or ${call}: somebody answers.`,
  },
  unavailable: {
    status: 503,
    code: 'unavailable',
    message: `We could not take this just now. What you typed is still here: please send it again in a minute, or ${call}.`,
  },
  'no-key': {
    status: 503,
    code: 'no-lead-key',
    message: `We cannot take this here. Please ${call}: somebody answers.`,
  },
} as const satisfies Record<string, ApiError>;

/** For the operator, beside the visitor's message. */
export const NO_KEY_HINT = 'LEAD_KEY is not set: docs/leads.md says how to make one.';
export const INVALID = { code: 'invalid', message: 'Nothing was sent yet. Please look at what is marked.' } as const;
export const SEND_AGAIN = 'Please press once more, so that we know that a person sent this.';
