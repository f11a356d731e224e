import { setTimeout as sleep } from 'node:timers/promises';
import { LEASE_MS } from '@footbridge/bridge/leads/delivery/worker';
import { openOutbox, outboxFile } from '@footbridge/bridge/leads/outbox/open';
import { MARK, PHONE, type Senders } from './senders';
import type { Receiver } from './receiver';
import type { Stage } from './stage';

/** Longer than the lease of a dead worker's leads, plus a few tries. */
const DELIVERED_WITHIN_MS = LEASE_MS + 90_000;
const POLL_MS = 500;

export function wrongDeliveries(
  { accepted, sent }: Pick<Senders, 'accepted' | 'sent'>,
  arrivals: ReturnType<Receiver['arrivals']>,
): string[] {
  const references = new Set(accepted.values());
  return [
    ...(references.size < accepted.size ? [`${accepted.size - references.size} references belong to two leads`] : []),
    ...[...accepted].flatMap(([key, reference]) => {
      const [body, ...others] = arrivals.get(key) ?? [];
      if (body === undefined) return [`the accepted lead ${reference} never arrived`];
      if (others.length > 0) return [`${reference} arrived again with other content`];
      return body.includes(reference) ? [] : [`${reference} arrived under another reference`];
    }),
    ...[...arrivals.keys()].filter((key) => !sent.has(key)).map((key) => `${key} arrived and was never sent`),
  ];
}

export async function wrongLeads({ server, dataDir, site, redis, receiver, senders }: Stage): Promise<string[]> {
  const outbox = await openOutbox(redis?.url, outboxFile(dataDir), site.code);
  const began = Date.now();
  let left = 0;
  do {
    await sleep(POLL_MS);
    left = (await outbox.list()).filter(({ state }) => state !== 'delivered').length;
  } while (left > 0 && Date.now() - began < DELIVERED_WITHIN_MS);
  await outbox.close();
  const arrivals = receiver.arrivals();
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`${senders.accepted.size} leads accepted, ${arrivals.size} arrived, the last after ${seconds} s`);
  const isLogged = [MARK, PHONE].some((text) => server.output().includes(text));
  return [
    ...new Set(senders.wrong),
    ...(left > 0 ? [`${left} leads are not delivered after ${seconds} s`] : []),
    ...(isLogged ? ['the site wrote something of a lead to its log'] : []),
    ...wrongDeliveries(senders, arrivals),
  ];
}
