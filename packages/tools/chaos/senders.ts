/** Visitors who send forms while something is broken or the server restarts; each sends again until it is thanked. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

/** The visitors' name, which must not appear in any log. */
export const MARK = 'Zephyrine';
/** Their number, which must not, either. */
export const PHONE = '7025550199';
const PATIENCE_MS = 8000;
const TICK_MS = 20;
/** The shares of visitors who double-click, and who give up at the first failure. */
const DOUBLE_CLICKS = 0.05;
const GIVES_UP = 0.05;

const thanks = z.object({ accepted: z.literal(true), reference: z.string() });

export interface Senders {
  /** By key: the reference that each was thanked with. */
  accepted: Map<string, string>;
  /** Sent at least once, thanked or not. */
  sent: Set<string>;
  /** Responses that must never happen. */
  wrong: string[];
  /** Starts new visitors. @param rate leads a second */
  come(rate: number): void;
  /** Ends new visitors; present ones continue. */
  stopComing(): void;
  /** Resolves when every visitor who did not give up was thanked or refused. */
  done(): Promise<void>;
}

interface Options {
  url: string;
  random: () => number;
}

const anAddress = (number: number): string => `198.18.${(number >> 8) & 255}.${number & 255}`;

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

export function senders({ url, random }: Options): Senders {
  const accepted = new Map<string, string>();
  const sent = new Set<string>();
  const wrong: string[] = [];
  const busy = new Set<Promise<void>>();
  let count = 0;
  let timer: NodeJS.Timeout | undefined;
  let tokens: Promise<Record<string, string>> | undefined;

  /** One token for all: it is good as long as the site's secret is, through every restart. */
  async function token(): Promise<Record<string, string>> {
    const response = await fetch(`${url}/api/visitor`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
    const csrf = cookies.find((cookie) => cookie.startsWith('csrf-token='))?.slice('csrf-token='.length) ?? '';
    return { cookie: cookies.join('; '), 'x-csrf-token': csrf };
  }

  async function press(key: string, text: string, number: number): Promise<'thanked' | 'refused' | 'again'> {
    tokens ??= token();
    // A server that is down now may be up later.
    tokens.catch(() => (tokens = undefined));
    const headers = {
      ...(await tokens),
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'idempotency-key': key,
      'x-forwarded-for': anAddress(number),
    };
    sent.add(key);
    const response = await fetch(`${url}/api/lead`, {
      method: 'POST',
      headers,
      body: text,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const answer: unknown = await response.json();
    const thanked = thanks.safeParse(answer);
    if (!thanked.success) {
      if (response.status >= 500) return 'again';
      wrong.push(`answered ${response.status} ${JSON.stringify(answer)}`);
      return 'refused';
    }
    const before = accepted.get(key);
    if (before !== undefined && before !== thanked.data.reference)
      wrong.push(`${key} has two references, ${before} and ${thanked.data.reference}`);
    accepted.set(key, thanked.data.reference);
    return 'thanked';
  }

  async function visit(): Promise<void> {
    const number = (count += 1);
    const [key, text, mood] = [randomUUID(), body(number), random()];
    const clicks = mood < DOUBLE_CLICKS ? 2 : 1;
    const mayGiveUp = mood > 1 - GIVES_UP;
    for (;;) {
      const tried = await Promise.all(
        Array.from({ length: clicks }, () => press(key, text, number).catch(() => 'again' as const)),
      );
      // A refused visitor would send forever: it is reported as a failure.
      if (tried.some((one) => one !== 'again') || mayGiveUp) return;
      await sleep(200 + random() * 600);
    }
  }

  return {
    accepted,
    sent,
    wrong,
    come(rate) {
      const began = Date.now();
      let came = 0;
      // By the clock, so that the rate is right even if a busy machine delays the timer.
      timer = setInterval(() => {
        for (; came < ((Date.now() - began) * rate) / 1000; came += 1) {
          const coming = visit().finally(() => busy.delete(coming));
          busy.add(coming);
        }
      }, TICK_MS);
    },
    stopComing: () => clearInterval(timer),
    async done() {
      while (busy.size > 0) await Promise.all(busy);
    },
  };
}
