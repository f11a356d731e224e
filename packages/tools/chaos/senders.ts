/** Visitors who send forms while something is broken or the server restarts; each sends again until it is thanked. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

/** The visitors' name, which must not appear in any log. */
export const MARK = 'Zephyrine';
/** Their number, which must not, either. */
export const PHONE = '7025550199';
const PATIENCE_MS = 8000;

const thanks = z.object({ accepted: z.literal(true), reference: z.string() });

export interface Senders {
  /** By key: the reference that each was thanked with. */
  accepted: Map<string, string>;
  /** Sent at least once, thanked or not. */
  sent: Set<string>;
  /** Responses that must never happen. */
  wrong: string[];
  /** One visitor; resolves when it was thanked or refused. */
  send(): Promise<void>;
}

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

export function senders(url: string, random: () => number): Senders {
  const accepted = new Map<string, string>();
  const sent = new Set<string>();
  const wrong: string[] = [];
  let tokens: Promise<Record<string, string>> | undefined;

  /** One token for all: it is good as long as the site's secret is, through every restart. */
  async function token(): Promise<Record<string, string>> {
    const response = await fetch(`${url}/api/visitor`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
    const csrf = cookies.find((cookie) => cookie.startsWith('csrf-token='))?.slice('csrf-token='.length) ?? '';
    return { cookie: cookies.join('; '), 'x-csrf-token': csrf };
  }

  /** @returns whether the visitor has to press again @throws when the server is down */
  async function press(key: string, number: number): Promise<boolean> {
    tokens ??= token();
    // A server that is down now may be up later.
    tokens.catch(() => (tokens = undefined));
    const headers = {
      ...(await tokens),
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
    async send() {
      const [key, number] = [randomUUID(), (count += 1)];
      while (await press(key, number).catch(() => true)) await sleep(200 + random() * 600);
    },
  };
}
