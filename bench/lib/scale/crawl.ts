import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '../../../script/lib/process/problem';

export interface Crawled {
  seconds: number;
  /** Responses other than 200. */
  failed: number;
}

/** Requests each address once. @param atOnce how many requests run at a time @param progress called after each tenth */
export async function crawl(
  origin: string,
  paths: readonly string[],
  atOnce: number,
  progress: (done: number) => void = () => undefined,
): Promise<Crawled> {
  const began = performance.now();
  const waiting = [...paths.entries()];
  const tenth = Math.max(1, Math.ceil(paths.length / 10));
  let done = 0;
  let failed = 0;
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const response = await fetch(origin + next[1]).catch(() => null);
      await response?.arrayBuffer();
      if (response?.status !== 200) failed += 1;
      done += 1;
      if (done % tenth === 0) progress(done);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { seconds: (performance.now() - began) / 1000, failed };
}

/** How often a missing part of the sitemap is requested again. */
const TRIES = 5;

/** Reads the sitemap and all its parts as a search engine does; on 503 it waits for Retry-After. */
export async function readSitemap(origin: string): Promise<{ ms: number; addresses: number; failed: number }> {
  const began = performance.now();
  let failed = 0;
  const read = async (path: string): Promise<string> => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const response = await fetch(origin + path);
      const body = await response.text();
      if (response.ok) return body;
      failed += 1;
      await sleep(1000);
    }
    throw new Problem(`${path} did not respond with 200, ${TRIES} times.`);
  };
  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  let addresses = 0;
  for (const part of locations(await read('/sitemap.xml'))) addresses += locations(await read(part)).length;
  return { ms: performance.now() - began, addresses, failed };
}
