import { log } from '../../platform/log';
import { outbox } from '../../leads/outbox/open';
import { leadKeys } from '../../leads/outbox/seal';
import { within } from '../../platform/within';

import type { PendingLeads } from '../../leads/outbox/types';

/** Longer than this nobody who asks for metrics waits for a store, ms. */
const PATIENCE = 3000;

/** Leads that are not delivered; null where no form can be sent, or the store does not say. Never throws. */
export async function pendingLeads(): Promise<PendingLeads[] | null> {
  if (leadKeys() === null) return null;
  try {
    return await within(
      PATIENCE,
      outbox().then((store) => store.pending()),
    );
  } catch (error) {
    log('warn', 'metrics', 'the store of leads does not say what waits', error);
    return null;
  }
}
