import { clientAddress } from '../../platform/request/client-address';
import { sharedRateLimit } from '../../platform/request/shared-rate-limit';
import { ownSignature } from '../../platform/derived-key';

import type { IncomingMessage } from 'node:http';
import type { FormName } from '@/shared/forms/names';
import type { Stored } from './store';

/** Many may share an address: a clinic, a phone company. Nobody sends so many forms of one kind by hand. */
const MOST = 20;
export const LIMIT_WITHIN = 10 * 60_000;
const limits = sharedRateLimit({ name: 'lead', max: MOST, windowMs: LIMIT_WITHIN });

/** What tries are counted under: an address by its hash, and a form. Kept in memory, and in Redis until the time is over. */
const counted = (request: IncomingMessage, form: FormName): string =>
  ownSignature('footbridge lead limit 1', `${form} ${clientAddress(request)}`);

/** Counts a sending; false when there were too many from this address. */
export const takeAttempt = (request: IncomingMessage, form: FormName): Promise<boolean> =>
  limits.take(counted(request, form));

/** Takes a sending back that made no new lead: whoever repeats one, is asked to, or finds us unable is not to be refused for it. */
export const refundAttempt = (request: IncomingMessage, form: FormName): Promise<void> =>
  limits.refund(counted(request, form));

/** Whether a sending counts: it made a new lead, or its key was another's. What we could not take is no fault of who sent it. */
export const counts = (stored: Stored): boolean =>
  stored.kind === 'other' || (stored.kind === 'accepted' && stored.isNew);
