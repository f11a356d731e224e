import { z } from 'zod';

import { failureOf, type Answer } from '../delivery/http';

import type { Failed, Sent } from '../delivery/target';

const upserted = z.object({ results: z.array(z.object({ id: z.string() })).length(1) });

const code = z
  .string()
  .regex(/^[A-Z][A-Z_]{1,80}$/)
  .optional()
  .catch(undefined);
const text = z.string().default('').catch('');
/** The body of an error response. Messages are not logged: they may repeat values of the lead. */
const errorSchema = z.object({
  category: code,
  errorType: code,
  policyName: code,
  message: text,
  errors: z
    .array(z.object({ code, category: code, message: text }))
    .default([])
    .catch([]),
});

/** Of answers that every request gets. */
const REMEDIES: Readonly<Record<number, string>> = {
  401: 'correct LEAD_HUBSPOT_TOKEN',
  403: 'give the private app its scopes',
};

/** Returns HubSpot's codes, whether it rejects the email, and the id of the contact that has the email or the lead's id. */
export function errorOf({ json }: Answer) {
  const { data } = errorSchema.safeParse(json);
  const { category, errorType, policyName, message = '', errors = [] } = data ?? {};
  const codes = [category, errorType, policyName, ...errors.flatMap((one) => [one.category, one.code])];
  const messages = [message, ...errors.map((one) => one.message)].join(' ');
  return {
    codes: [...new Set(codes.filter((one) => one !== undefined))],
    rejectsEmail: codes.includes('INVALID_EMAIL') || messages.includes('INVALID_EMAIL'),
    existing: /Existing ID: (\d{1,20})/.exec(messages)?.[1],
  };
}

/** Returns a response as a failure with HubSpot's codes. Without rights no contact can be written. */
export function refusal(answer: Answer): Failed {
  const remedy = REMEDIES[answer.status];
  const detail = [errorOf(answer).codes.join(', '), remedy].filter(Boolean).join('; ');
  return { ...failureOf('hubspot', answer, detail), ...(remedy && { pauses: true }) };
}

export function outcomeOf(answer: Answer): Sent {
  if (answer.isOk && upserted.safeParse(answer.json).success) return { kind: 'sent' };
  const failure = refusal(answer);
  // 207 has the error of the contact; any other 2xx is a proxy's.
  return answer.isOk && answer.status !== 207 ? { ...failure, isTransient: true } : failure;
}
