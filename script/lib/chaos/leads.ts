/** Forms that are sent meanwhile: none that was accepted may be lost. */
import { openOutbox, outboxFile } from '@/bridge/leads/outbox/open';
import { visitors, type Visitors } from '../leads/fault/visitors';
import type { Stage } from './stage';

/** Forms a second. */
const RATE = 3;

export const senders = ({ server, random }: Stage): Visitors => visitors({ url: server.url, rate: RATE, random });

/** Accepted leads that are not in the store. */
export async function lostLeads({ dataDir, site }: Stage, { accepted, wrong }: Visitors): Promise<string[]> {
  const outbox = await openOutbox(undefined, outboxFile(dataDir), site.code);
  const stored = new Set((await outbox.list()).map(({ reference }) => reference));
  await outbox.close();
  const lost = [...accepted.values()].filter((reference) => !stored.has(reference));
  return [
    ...wrong,
    ...(lost.length > 0
      ? [`${lost.length} of ${accepted.size} accepted leads are lost: ${lost.slice(0, 3).join(', ')}`]
      : []),
    ...(accepted.size === 0 ? ['no lead was accepted at all'] : []),
  ];
}
