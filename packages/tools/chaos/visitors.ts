/** Visitors who open pages and send forms while something is broken; a form is sent again until its sender is thanked. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { callback } from '@/__tests__/support/leads';
import { failureReason } from '../process/problem';
import { newVisit } from '../server/trial-site';

export interface Visit {
  path: string;
  ms: number;
  /** Why there was no response, where there was none. */
  status: number | string;
  html: string;
}

const TIMEOUT_MS = 40_000;
const PATIENCE_MS = 8000;

/** One visit from one of many addresses; never rejects. */
export async function visit(url: string, path: string): Promise<Visit> {
  const at = Date.now();
  const headers = { 'x-forwarded-for': `198.19.${at & 0xff}.${(at >> 8) & 0xff}` };
  try {
    const response = await fetch(url + path, { redirect: 'manual', headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const html = await response.text();
    const isHelpless = response.status === 503 && !(response.headers.has('retry-after') && html.includes('"tel:'));
    const status = isHelpless ? '503 without the number or Retry-After' : response.status;
    return { path, ms: Date.now() - at, status, html };
  } catch (error) {
    return { path, ms: Date.now() - at, status: failureReason(error, TIMEOUT_MS), html: '' };
  }
}

export function wrongVisits(visits: readonly Visit[], may: readonly number[]): string[] {
  const wrong = visits.filter(({ status }) => !may.includes(Number(status)));
  const kinds = new Set(wrong.map(({ path, status }) => `${path.replaceAll(/\d+/g, 'N')}: ${status}`));
  return [...kinds].map((kind) => `a visitor got ${kind}`);
}

const thanks = z.object({ accepted: z.literal(true), reference: z.string() });

export function senders(url: string, random: () => number) {
  /** By key: the reference that each was thanked with. */
  const accepted = new Map<string, string>();
  /** Sent at least once, thanked or not. */
  const sent = new Set<string>();
  const wrong = new Set<string>();
  /** One for all: it is good as long as the site's secret is, through every restart. */
  let opened: ReturnType<typeof newVisit> | undefined;

  /** Returns whether to send again. @param number which visitor, by whom an address is chosen */
  async function press(key: string, number: number): Promise<boolean> {
    opened ??= newVisit(url, AbortSignal.timeout(PATIENCE_MS));
    // A server that is down now may be up later.
    opened.catch(() => (opened = undefined));
    const { cookie, token } = await opened;
    const headers = {
      cookie,
      'x-csrf-token': token,
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'idempotency-key': key,
      'x-forwarded-for': `198.18.${(number >> 8) & 255}.${number & 255}`,
    };
    sent.add(key);
    const body = JSON.stringify(callback({ description: `A question, number ${key}` }));
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(`${url}/api/lead`, { method: 'POST', headers, body, signal });
    const answer: unknown = await response.json();
    const { data } = thanks.safeParse(answer);
    if (data) accepted.set(key, data.reference);
    // A refused visitor would send forever: it is reported as a failure.
    else if (response.status < 500) wrong.add(`answered ${response.status} ${JSON.stringify(answer)}`);
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

export function wrongDeliveries(
  { accepted, sent }: Pick<ReturnType<typeof senders>, 'accepted' | 'sent'>,
  arrivals: ReadonlyMap<string, ReadonlySet<string>>,
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
