import { clientAddress } from '../../platform/request/client-address';
import { sharedRateLimit } from '../../platform/request/rate-limit';
import { ownSignature } from '../../platform/derived-key';

import type { IncomingMessage } from 'node:http';
import type { FormName } from '@footbridge/shared/forms/names';
import type { Stored } from './store';

/** Per form and address. Several people may share an address. */
const MAX_LEADS = 20;
export const LIMIT_WINDOW_MS = 10 * 60_000;
const leads = sharedRateLimit({ name: 'lead', max: MAX_LEADS, windowMs: LIMIT_WINDOW_MS });

const keyOf = (request: IncomingMessage, form: FormName): string =>
  ownSignature('footbridge lead limit 1', `${form} ${clientAddress(request)}`);

export const takeAttempt = (request: IncomingMessage, form: FormName): Promise<boolean> =>
  leads.take(keyOf(request, form));

export const refundAttempt = (request: IncomingMessage, form: FormName): Promise<void> =>
  leads.refund(keyOf(request, form));

/** Returns whether an attempt counts: it stored a new lead, or used the key of another one. */
export const countsAsAttempt = (stored: Stored): boolean =>
  stored.kind === 'other' || (stored.kind === 'accepted' && stored.isNew);
