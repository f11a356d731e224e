/** Visitors who open pages while something is broken, and the responses they get. */
import { setTimeout as sleep } from 'node:timers/promises';
import { failureReason } from '../process/failure-reason';

export interface Visit {
  path: string;
  /** 'broken': no response. */
  status: number | 'broken';
  ms: number;
  /** Of a 429 or 503: has both the phone number and Retry-After. */
  isHelpful: boolean;
  /** Of a broken one. */
  why?: string;
}

export interface Visitors {
  /** Ends new visits; resolves when all have their response. */
  stop(): Promise<Visit[]>;
}

export interface VisitorsOptions {
  url: string;
  /** Visits a second. */
  rate: number;
  /** Returns the next visit's address. */
  next(): string;
  /** The brand's. */
  phone: string;
  /** Returns the next visit's extra headers. */
  headers?(): Record<string, string>;
}

/** Longer than any visitor should wait. */
const TIMEOUT_MS = 30_000;
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
    const response = await fetch(url + path, { redirect: 'manual', headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const html = await response.text();
    return {
      path,
      status: response.status,
      ms: took(),
      html,
      isHelpful: Number(response.headers.get('retry-after')) > 0 && html.includes(`tel:${phone}`),
    };
  } catch (error) {
    return { path, status: 'broken', ms: took(), html: '', isHelpful: false, why: failureReason(error, TIMEOUT_MS) };
  }
}

export function startVisitors({ url, rate, next, phone, headers }: VisitorsOptions): Visitors {
  const visits: Visit[] = [];
  const busy = new Set<Promise<void>>();
  const began = Date.now();
  let came = 0;
  // By the clock, so that the rate is right even if a busy machine delays the timer.
  const timer = setInterval(() => {
    for (; came < ((Date.now() - began) * rate) / 1000; came += 1) {
      const coming = visit(url, next(), phone, headers?.()).then(({ html: _html, ...one }) => void visits.push(one));
      busy.add(coming);
      void coming.finally(() => busy.delete(coming));
    }
  }, TICK);
  return {
    async stop() {
      clearInterval(timer);
      while (busy.size > 0) await Promise.race([...busy, sleep(50)]);
      return visits;
    },
  };
}
