/** Visitors who send forms while something is broken or the server restarts; each sends again until it is thanked. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { newVisit } from '../server/trial-site';
import { LEASE_MS } from '@footbridge/bridge/leads/delivery/worker';
import { openOutbox, outboxFile } from '@footbridge/bridge/leads/outbox/open';
import type { Receiver } from './receiver';
import type { Stage } from './stage';

/** The visitors' name, which must not appear in any log. */
const MARK = 'Zephyrine';
const PHONE = '7025550199';
const PATIENCE_MS = 8000;

const thanks = z.object({ accepted: z.literal(true), reference: z.string() });

type Senders = ReturnType<typeof senders>;

const body = (number: number): string =>
  JSON.stringify({
    form: number % 2 ? 'callback' : 'facility-question',
    firstName: MARK,
    lastName: `Number${String(number).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`,
    phone: PHONE,
    description: `${MARK} asks, number ${number}`,
    smsConsent: { given: false, text: 'x', version: '1', at: new Date().toISOString(), page: '/' },
    shownFor: 30_000,
    website_2: '',
    visit: { Device__c: 'mobile' },
  });

export function senders(url: string, random: () => number) {
  /** By key: the reference that each was thanked with. */
  const accepted = new Map<string, string>();
  /** Sent at least once, thanked or not. */
  const sent = new Set<string>();
  const wrong: string[] = [];
  /** One for all: it is good as long as the site's secret is, through every restart. */
  let visit: ReturnType<typeof newVisit> | undefined;

  async function press(key: string, number: number): Promise<boolean> {
    visit ??= newVisit(url, AbortSignal.timeout(PATIENCE_MS));
    // A server that is down now may be up later.
    visit.catch(() => (visit = undefined));
    const { cookie, token } = await visit;
    const headers = {
      cookie,
      'x-csrf-token': token,
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'idempotency-key': key,
      'x-forwarded-for': `198.18.${(number >> 8) & 255}.${number & 255}`,
    };
    sent.add(key);
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(`${url}/api/lead`, { method: 'POST', headers, body: body(number), signal });
    const answer: unknown = await response.json();
    const { data } = thanks.safeParse(answer);
    if (data) accepted.set(key, data.reference);
    // A refused visitor would send forever: it is reported as a failure.
    else if (response.status < 500) wrong.push(`answered ${response.status} ${JSON.stringify(answer)}`);
    return !data && response.status >= 500;
  }

  let count = 0;
  return {
    accepted,
    sent,
    wrong,
    async send(): Promise<void> {
      const [key, number] = [randomUUID(), (count += 1)];
      while (await press(key, number).catch(() => true)) await sleep(200 + random() * 600);
    },
  };
}

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
      const [sentBody, ...others] = arrivals.get(key) ?? [];
      if (sentBody === undefined) return [`the accepted lead ${reference} never arrived`];
      if (others.length > 0) return [`${reference} arrived again with other content`];
      return sentBody.includes(reference) ? [] : [`${reference} arrived under another reference`];
    }),
    ...[...arrivals.keys()].filter((key) => !sent.has(key)).map((key) => `${key} arrived and was never sent`),
  ];
}

export async function wrongLeads({
  server,
  dataDir,
  site,
  redis,
  receiver,
  senders: visitors,
}: Stage): Promise<string[]> {
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
  console.log(`${visitors.accepted.size} leads accepted, ${arrivals.size} arrived, the last after ${seconds} s`);
  const isLogged = [MARK, PHONE].some((text) => server.output().includes(text));
  return [
    ...new Set(visitors.wrong),
    ...(left > 0 ? [`${left} leads are not delivered after ${seconds} s`] : []),
    ...(isLogged ? ['the site wrote something of a lead to its log'] : []),
    ...wrongDeliveries(visitors, arrivals),
  ];
}
