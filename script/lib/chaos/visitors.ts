/** People who look at pages while something is broken, and what they get. */
import { setTimeout as sleep } from 'node:timers/promises';
import { failureReason } from '../process/failure-reason';

export interface Visit {
  path: string;
  /** 'broken': no answer at all. */
  status: number | 'broken';
  ms: number;
  /** Of a 429 or 503: both the number to call and when to come again. */
  isHelpful: boolean;
  /** Of a broken one. */
  why?: string;
}

export interface Crowd {
  /** Nobody new comes; resolves when all have their answer. */
  goHome(): Promise<Visit[]>;
}

export interface CrowdOptions {
  url: string;
  /** Visits a second. */
  rate: number;
  /** The address that the next one asks for. */
  next(): string;
  /** The brand's. */
  phone: string;
  /** What the next one sends beside the address. */
  headers?(): Record<string, string>;
}

/** Longer than anybody should wait. */
const PATIENCE = 30_000;
const TICK = 20;

/** One visit; never rejects. */
export async function visit(
  url: string,
  path: string,
  phone: string,
  headers: Record<string, string> = {},
): Promise<Visit & { html: string }> {
  const began = performance.now();
  const took = () => performance.now() - began;
  try {
    const response = await fetch(url + path, { redirect: 'manual', headers, signal: AbortSignal.timeout(PATIENCE) });
    const html = await response.text();
    return {
      path,
      status: response.status,
      ms: took(),
      html,
      isHelpful: Number(response.headers.get('retry-after')) > 0 && html.includes(`tel:${phone}`),
    };
  } catch (error) {
    return { path, status: 'broken', ms: took(), html: '', isHelpful: false, why: failureReason(error, PATIENCE) };
  }
}

export function crowd({ url, rate, next, phone, headers }: CrowdOptions): Crowd {
  const visits: Visit[] = [];
  const busy = new Set<Promise<void>>();
  const began = Date.now();
  let came = 0;
  // By the clock, so that as many come as should, however late a busy machine lets this run.
  const timer = setInterval(() => {
    for (; came < ((Date.now() - began) * rate) / 1000; came += 1) {
      const coming = visit(url, next(), phone, headers?.()).then(({ html: _html, ...one }) => void visits.push(one));
      busy.add(coming);
      void coming.finally(() => busy.delete(coming));
    }
  }, TICK);
  return {
    async goHome() {
      clearInterval(timer);
      while (busy.size > 0) await Promise.race([...busy, sleep(50)]);
      return visits;
    },
  };
}
