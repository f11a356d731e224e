import { log } from '../../platform/log';
import { outbox } from '../../leads/outbox/open';
import { leadKeys } from '../../leads/outbox/seal';
import { withTimeout } from '../../platform/with-timeout';

import type { PendingLeads } from '../../leads/outbox/types';

/** A scrape does not wait longer for the outbox. */
const TIMEOUT_MS = 3000;

/** Returns the leads that are not delivered; null if the outbox is off or does not answer. Never throws. */
export async function pendingLeads(): Promise<PendingLeads[] | null> {
  if (leadKeys() === null) return null;
  try {
    return await withTimeout(
      TIMEOUT_MS,
      outbox().then((store) => store.pending()),
    );
  } catch (error) {
    log('warn', 'metrics', 'pending leads cannot be counted', error);
    return null;
  }
}
