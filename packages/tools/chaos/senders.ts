/** Visitors who send forms while something is broken or the server restarts; each sends again until it is thanked. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { newVisit } from '../server/visit';

/** The visitors' name, which must not appear in any log. */
export const MARK = 'Zephyrine';
export const PHONE = '7025550199';
const PATIENCE_MS = 8000;

const thanks = z.object({ accepted: z.literal(true), reference: z.string() });

export type Senders = ReturnType<typeof senders>;

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
