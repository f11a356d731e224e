/** A lead as targets receive it. */
import { deliveryOf, type Delivery } from '@footbridge/bridge/leads/lead/payload';
import { readLead } from '@footbridge/bridge/leads/lead/schema';
import { FORM_NAMES } from '@footbridge/shared/forms/names';

import { TargetError, type LeadTarget, type Sent } from '@footbridge/bridge/leads/delivery/target';
import { insuranceCheck } from './leads';

export const NOW = Date.UTC(2026, 0, 15, 3);

export function deliveryFor(
  more: Record<string, unknown> = {},
  key = 'b3f0c9b8-1f4a-4d5e-9a51-0a1b2c3d4e5f',
): Delivery {
  const read = readLead(insuranceCheck(more), FORM_NAMES, NOW);
  if (read.kind !== 'lead') throw new Error(read.kind);
  return deliveryOf(read.lead, { key, reference: 'K7QF3-M2PXY', now: NOW, suspicions: [] });
}

/** A target's outcome for a lead, also where it is thrown, and its check as lines. */
export const calling = (target: LeadTarget, lead: Delivery) => ({
  deliver: (one = lead): Promise<Sent> =>
    target.deliver(one, '').catch((error: unknown) => {
      if (error instanceof TargetError) return { kind: 'failed', ...error.failure };
      throw error;
    }),
  check: async () => (await target.check()).map(({ isOk, text }) => `${isOk ? 'ok' : 'wrong'}: ${text}`),
});
