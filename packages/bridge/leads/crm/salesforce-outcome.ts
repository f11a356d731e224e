import { z } from 'zod';

import { failureOf, type Answer } from '../delivery/http';

import type { Sent } from '../delivery/target';

/** The lead's idempotency key, an external id. docs/salesforce has its metadata. */
export const EXTERNAL_ID = 'Footbridge_Id__c';

const ID = /^[a-zA-Z0-9]{15,18}$/;
const matches = z
  .object({
    matchResults: z.array(
      z.object({ matchRecords: z.array(z.object({ record: z.object({ Id: z.string().regex(ID) }) })) }),
    ),
  })
  .transform(({ matchResults }) =>
    matchResults.flatMap(({ matchRecords }) => matchRecords.map(({ record }) => record.Id)),
  );

/** The body of an error response. Messages are not logged: they may repeat values of the lead. */
const errorsSchema = z.array(
  z.object({
    message: z.string().default(''),
    errorCode: z.string().regex(/^[A-Z][A-Z\d_]{1,80}$/),
    fields: z
      .array(z.string().regex(/^\w{1,80}$/))
      .default([])
      .catch([]),
    duplicateResult: matches.optional().catch(undefined),
  }),
);
const created = z.object({ success: z.literal(true) });

/** Pass by themselves, unlike their status. */
const TRANSIENT_CODES = ['UNABLE_TO_LOCK_ROW', 'SERVER_UNAVAILABLE', 'QUERY_TIMEOUT'];
/** Reject every lead until requests are allowed again. */
const LIMIT_CODES = ['REQUEST_LIMIT_EXCEEDED', 'TXN_SECURITY_METERING_ERROR', 'SERVER_UNAVAILABLE'];
/** Of an external id that the object does not have. */
const NO_SUCH_FIELD = 'NOT_FOUND';

export const errorCodes = ({ json }: Answer): string[] =>
  (errorsSchema.safeParse(json).data ?? []).map(({ errorCode }) => errorCode);

/** Of a value that Salesforce rejects: an email, one that a picklist does not have. */
const VALUE_CODES = ['INVALID_EMAIL_ADDRESS', 'INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST', 'STRING_TOO_LONG'];

export const rejectedFields = ({ json }: Answer): string[] =>
  (errorsSchema.safeParse(json).data ?? []).flatMap(({ errorCode, fields }) =>
    VALUE_CODES.includes(errorCode) ? fields : [],
  );

/** Returns the outcome of an upsert from Salesforce's response (docs/leads.md lists them). */
export function outcomeOf(answer: Answer): Sent {
  const { status, isOk, json } = answer;
  // A lead that was updated has no body. Anything else is a proxy's or a maintenance page.
  if (status === 204 || (isOk && created.safeParse(json).success)) return { kind: 'sent' };
  if (isOk) return { ...failureOf('salesforce', answer, 'no record'), isTransient: true };
  const errors = errorsSchema.safeParse(json).data ?? [];
  const codes = errors.map(({ errorCode }) => errorCode);
  if (codes.includes('DUPLICATES_DETECTED'))
    return { kind: 'sent', note: `not created: duplicate of ${recordIds(errors)}` };
  // It arrived, and was made a contact, before an earlier answer was lost.
  if (codes.includes('CANNOT_UPDATE_CONVERTED_LEAD')) return { kind: 'sent', note: 'converted already' };
  const exists = errors.some(
    ({ errorCode, message }) => errorCode === 'DUPLICATE_VALUE' && message.includes(EXTERNAL_ID),
  );
  // Created by an earlier attempt, and hidden from the user by a sharing rule.
  if (exists) return { kind: 'sent', note: 'created already' };
  const fields = errors.flatMap(({ fields: names }) => names);
  const detail = [...new Set(codes), ...(fields.length > 0 ? [`fields ${fields.join(', ')}`] : [])].join(', ');
  const failure = failureOf('salesforce', answer, status === 300 ? 'its external id is not unique' : detail);
  const isLimit = codes.some((code) => LIMIT_CODES.includes(code));
  return {
    ...failure,
    isTransient: failure.isTransient || isLimit || codes.some((code) => TRANSIENT_CODES.includes(code)),
    ...((failure.pauses || isLimit || status === 401 || status === 403 || codes.includes(NO_SUCH_FIELD)) && {
      pauses: true,
    }),
  };
}

const recordIds = (errors: z.infer<typeof errorsSchema>): string =>
  [...new Set(errors.flatMap(({ duplicateResult = [] }) => duplicateResult))].join(', ') || 'a record';
