import { setTimeout as sleep } from 'node:timers/promises';
import { send } from '../../chaos/proxy';
import { loadTest, type LoadResult } from '../lib/load-test';
import { median } from '../lib/numbers';
import { startFootbridge } from '../lib/sites';
import type { Part } from '../lib/part';

/** Response time of GraphQL in a WordPress without a page cache, ms. */
const DELAY_MS = 100;
const CROWD = 1000;
/** Wait after a page was sent, until its background requests have started. */
const SETTLED_MS = 500;
const MAX_IN_SEQUENCE = 2;

interface Interval {
  /** ms, of one clock. */
  start: number;
  end: number;
}

/**
 * Returns how many requests were in sequence: the largest number of which none overlaps another. A page that requests
 * its layout beside its content waits for one of them, not for two.
 */
function inSequence(intervals: readonly Interval[]): number {
  // The one that ends first leaves most room for others: taking it is never wrong.
  let count = 0;
  let free = Number.NEGATIVE_INFINITY;
  for (const { start, end } of intervals.toSorted((a, b) => a.end - b.end)) {
    if (start < free) continue;
    count += 1;
    free = end;
  }
  return count;
}

/** Returns paths of articles that the site lists. */
async function articlePaths(url: string): Promise<string[]> {
  const feed = await (await fetch(`${url}/feed/`)).text();
  return [...feed.matchAll(/<link>https?:\/\/[^/]+(\/[^<]+)<\/link>/g)].flatMap(([, path]) => path ?? []);
}

export const COLD: Part = {
  about: 'A page that is not cached, for one visitor and for a thousand at once',
  minutes: { full: 3, quick: 1 },
  async measure({ supervisor, isQuick, say }) {
    const site = await startFootbridge(supervisor);
    const paths = await articlePaths(site.url);
    // From here on menus and options are cached and the code is loaded; the page is not one of those measured.
    for (const path of ['/', '/about/', paths.pop() ?? '/']) await (await fetch(site.url + path)).arrayBuffer();
    const counted: Interval[] = [];
    await site.wordPress.fail(async ({ response, pass }) => {
      const start = performance.now();
      await sleep(DELAY_MS);
      send(response, await pass());
      counted.push({ start, end: performance.now() });
    });
    const trials = isQuick ? 1 : 4;
    const rows = [];
    for (const visitors of [1, CROWD]) {
      const found: { load: LoadResult; requests: Interval[] }[] = [];
      for (let trial = 0; trial < trials; trial += 1) {
        const path = paths[trial + (visitors === 1 ? 0 : trials)] ?? '/';
        await sleep(SETTLED_MS);
        counted.length = 0;
        const load = await loadTest(site.url, { paths: [path], connections: visitors, amount: visitors });
        await sleep(SETTLED_MS);
        const requests = [...counted];
        say(`${visitors} at once, ${path}: ${requests.length} requests, ${load.most} ms`);
        found.push({ load, requests });
      }
      rows.push({
        visitors,
        requests: Math.max(...found.map(({ requests }) => requests.length)),
        inSequence: Math.max(...found.map(({ requests }) => inSequence(requests))),
        least: median(found.map(({ load }) => load.least)),
        most: median(found.map(({ load }) => load.most)),
        errors: found.reduce((sum, { load }) => sum + load.errors, 0),
      });
    }
    return {
      verdicts: rows.map((row) => ({
        what: `WordPress requests one after the other, ${row.visitors} at once`,
        target: `≤ ${MAX_IN_SEQUENCE}`,
        measured: `${row.inSequence}, ${row.requests} in all`,
        isMet: row.inSequence <= MAX_IN_SEQUENCE && row.errors === 0,
      })),
      table: {
        head: ['visitors at once', 'WordPress requests', 'one after the other', 'first ms', 'last ms', 'failed'],
        rows: rows.map((figures) => Object.values(figures).map(String)),
      },
      notes: [
        `WordPress took ${DELAY_MS} ms for each answer, beside its own work. Requests: the most of all trials; times: medians.`,
      ],
    };
  },
};
