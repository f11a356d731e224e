import { setTimeout as sleep } from 'node:timers/promises';
import { request } from '../crawl/request';
import { inParallel } from '../in-parallel';
import { comparable, type Address } from './address';
import { createAsk } from './answer';
import { compareAddress, type Verdict } from './crawl';
import type { WordPress } from './wordpress';
import type { Context } from './compare';

/** The pages of a list that a sample compares. */
const SAMPLE_PAGES = 3;
const MAX_PAGES = 500;
const CONCURRENCY = 2;

interface Options {
  all: readonly Address[];
  context: Context;
  site: string;
  /** WordPress's other addresses: its home, and the front end. */
  origins: readonly string[];
  isSample: boolean;
  /** When the comparison ends, ms since 1970. */
  deadline: number;
  onProgress: (done: number) => void;
}

/** Compares addresses of both sides until the deadline. @returns the results, and how many addresses were left out */
export async function compareAll(
  wordPress: WordPress,
  addresses: readonly Address[],
  { all, context, site, origins, isSample, deadline, onProgress }: Options,
): Promise<{ verdicts: Verdict[]; skipped: number }> {
  const dates = new Map(all.map(({ path, date }) => [comparable(path), date]));
  const ids = new Map(all.map(({ id, path }) => [String(id), path]));
  const hosts = new Set([wordPress.url, site, ...origins].flatMap((url) => URL.parse(url)?.origin ?? []));
  const sides = {
    wordPress: createAsk(wordPress.page, wordPress.url, hosts),
    site: createAsk((path) => request(`${site}${path}`, { headers: { accept: 'text/html,*/*' } }), site, hosts),
    addressOf: (id: string) => ids.get(id) ?? `/?p=${id}`,
    dateOf: (path: string) => dates.get(path),
    context,
    maxPages: isSample ? SAMPLE_PAGES : MAX_PAGES,
  };
  let done = 0;
  let skipped = 0;
  const verdicts = await inParallel(addresses, CONCURRENCY, async (address) => {
    if (Date.now() > deadline) {
      skipped += 1;
      return [];
    }
    const some = await compareAddress(address, sides);
    onProgress((done += 1));
    // Lets the progress be printed between comparisons of long texts.
    await sleep(0);
    return some;
  });
  return { verdicts: verdicts.flat(), skipped };
}
