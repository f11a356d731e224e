import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inParallel } from '../../in-parallel';
import { createSupervisor } from '../../process/supervisor';
import { loadTest } from '../lib/load-test';
import { growthExponent } from '../lib/numbers';
import { cpuOf, memoryMb, peakMemory } from '../lib/process-use';
import { generatedPaths, writeContent } from '../lib/scale/content';
import { renewAll } from '../lib/scale/renewal';
import { startFootbridge, type MeasuredSite } from '../lib/sites';
import type { Part, Run } from '../lib/part';
import type { Verdict } from '../lib/section';

/** As many requests as a search engine's robot may send at a time. */
const CRAWL_CONNECTIONS = 8;
const LOAD_CONNECTIONS = 50;
/** The limit of waiting for the renewal; a busy machine renders four pages a second. */
const MAX_SECONDS_A_PAGE = 0.5;
const START_SECONDS = 60;
/** Background writes to disk end by then. */
const SETTLED_MS = 1000;
const CONTENT = '.build/bench/content';
const MAX_MB = 350;
/** A straight line has 1; what is measured is never that straight. */
const MAX_EXPONENT = 1.05;

/** What is measured, and whether it must grow no faster than the number of pages. */
const ROWS = [
  ['render all pages, s', true],
  ['of it the site’s own work, s', true],
  ['renew all after a menu edit, s', true],
  ['memory while all are requested, MB', true],
  ['pages on disk, MB', true],
  ['sitemap, first time, ms', true],
  ['webhook of a menu edit accepted, ms', true],
  ['memory before, MB', false],
  ['memory while pages are rendered, MB', false],
  ['cached pages a second, all in turn', false],
  ['pages rendered again', false],
  ['failed', false],
] as const;
type Point = Record<(typeof ROWS)[number][0], number>;

/** Returns the disk usage of a folder's files, MB. */
function diskMb(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  // A disk allocates whole blocks, 512 bytes each as `stat` counts them.
  return files.reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).blocks * 512, 0) / 1024 ** 2;
}

/** Reads the sitemap and its parts. @returns how long that took, ms */
async function readSitemap(origin: string): Promise<number> {
  const began = performance.now();
  const index = await (await fetch(`${origin}/sitemap.xml`)).text();
  for (const [, part = ''] of index.matchAll(/<loc>([^<]+)<\/loc>/g))
    await (await fetch(origin + new URL(part).pathname)).arrayBuffer();
  return performance.now() - began;
}

/** Requests each address once. @returns how long that took, and how many responses were not 200 */
async function crawl(origin: string, paths: readonly string[]): Promise<{ seconds: number; errors: number }> {
  const began = performance.now();
  const good = await inParallel(paths, CRAWL_CONNECTIONS, async (path) => {
    const response = await fetch(origin + path).catch(() => null);
    await response?.arrayBuffer();
    return response?.status === 200;
  });
  return { seconds: (performance.now() - began) / 1000, errors: good.filter((isGood) => !isGood).length };
}

/** Measures everything of a site with so many articles more, one thing after the other. */
async function pointOf(
  { url, pid, dataDir, secret }: MeasuredSite,
  pages: number,
  { isQuick, say }: Pick<Run, 'isQuick' | 'say'>,
): Promise<Point> {
  const paths = generatedPaths(pages);
  for (const path of ['/', '/about/']) await (await fetch(url + path)).arrayBuffer();
  const restMb = memoryMb(pid);
  const sitemapMs = await readSitemap(url);
  say(`${pages} pages: rendering them`);
  const cpuBefore = cpuOf(pid).ms;
  const rendered = await peakMemory(pid, () => crawl(url, paths));
  const cpuMs = cpuOf(pid).ms - cpuBefore;
  await sleep(SETTLED_MS);
  const disk = diskMb(join(dataDir, 'pages'));
  say(`${pages} pages: requesting all of them`);
  const seconds = isQuick ? 5 : 30;
  const load = await peakMemory(pid, () => loadTest(url, { paths, connections: LOAD_CONNECTIONS, seconds }));
  say(`${pages} pages: rendering them again after a menu edit`);
  const renewal = await renewAll(url, secret, dataDir, START_SECONDS + pages * MAX_SECONDS_A_PAGE);
  return {
    'render all pages, s': rendered.result.seconds,
    'of it the site’s own work, s': cpuMs / 1000,
    'renew all after a menu edit, s': renewal.renewSeconds,
    'memory while all are requested, MB': load.peakMb,
    'pages on disk, MB': disk,
    'sitemap, first time, ms': sitemapMs,
    'webhook of a menu edit accepted, ms': renewal.noticeMs,
    'memory before, MB': restMb,
    'memory while pages are rendered, MB': rendered.peakMb,
    'cached pages a second, all in turn': load.result.perSecond,
    'pages rendered again': renewal.renewed,
    failed: rendered.result.errors + load.result.errors,
  };
}

export const SCALE: Part = {
  about: '100, 1,000 and 10,000 pages: time, memory, disk, sitemap, renewal, and how they grow',
  minutes: { full: 35, quick: 3 },
  async measure({ supervisor, isQuick, say }) {
    const points: { pages: number; point: Point }[] = [];
    for (const pages of isQuick ? [50, 100, 300] : [100, 1000, 10_000]) {
      // One size's processes end before the next one starts.
      const own = createSupervisor();
      supervisor.own(() => own.stop());
      writeContent('packages/embedded/content', CONTENT, pages);
      const site = await startFootbridge(own, { contentDir: CONTENT });
      points.push({ pages, point: await pointOf(site, pages, { isQuick, say }) });
      await own.stop();
    }
    const exponentOf = (row: keyof Point) => growthExponent(points.map(({ pages, point }) => [pages, point[row]]));
    const shown = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(1));
    const most = Math.max(...points.map(({ point }) => point['memory while all are requested, MB']));
    const grows = ROWS.filter(([, isJudged]) => isJudged).map(([row]): Verdict => {
      const exponent = exponentOf(row) ?? Number.NaN;
      return {
        what: `${row.replace(/, \w+$/, '')} grows as n^`,
        target: `≤ ${MAX_EXPONENT}`,
        measured: exponent.toFixed(2),
        isMet: exponent <= MAX_EXPONENT,
      };
    });
    return {
      verdicts: [
        {
          what: 'memory with all pages cached, under load',
          target: `≤ ${MAX_MB} MB`,
          measured: `${shown(most)} MB`,
          isMet: most <= MAX_MB,
        },
        ...grows,
      ],
      table: {
        head: ['', ...points.map(({ pages }) => `${pages.toLocaleString('en-US')} pages`), 'grows as n^'],
        rows: ROWS.map(([row, isJudged]) => [
          row,
          ...points.map(({ point }) => shown(point[row])),
          isJudged ? (exponentOf(row)?.toFixed(2) ?? '–') : '',
        ]),
      },
      notes: [],
    };
  },
};
