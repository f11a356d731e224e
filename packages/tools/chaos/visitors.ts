import { setTimeout as sleep } from 'node:timers/promises';
import { failureReason } from '../process/problem';

export interface Visit {
  path: string;
  ms: number;
  /** Why there was no response, where there was none. */
  status: number | string;
  html: string;
}

const TIMEOUT_MS = 40_000;
const TICK_MS = 20;

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

export function atRate<Result>(rate: number, work: () => Promise<Result>): () => Promise<Result[]> {
  const begun: Promise<Result>[] = [];
  const began = Date.now();
  const timer = setInterval(() => {
    // By the clock, so that the rate is right even if a busy machine delays the timer.
    while (begun.length < ((Date.now() - began) * rate) / 1000) begun.push(work());
  }, TICK_MS);
  return () => {
    clearInterval(timer);
    return Promise.all(begun);
  };
}

export async function secondsUntil(isSo: () => Promise<boolean>): Promise<number> {
  for (const began = Date.now(); Date.now() - began < TIMEOUT_MS; await sleep(100))
    if (await isSo()) return (Date.now() - began) / 1000;
  return Infinity;
}
