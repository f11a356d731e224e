/**
 * `npm run tool -- bench scale`: 100, 1,000 and 10,000 pages: time to render them, and to render them again after a menu edit,
 * memory, disk, and the sitemap's time; and how each of these grows.
 */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { clearBuild, buildFolder } from '../script/lib/build/stamp';
import { createSupervisor } from '../script/lib/process/supervisor';
import { benchPort, startFootbridge, whileServed, type MeasuredSite } from './lib/next/sites';
import type { ScalePoint, ScaleResult } from './lib/results/schemas';
import { runPart, type PartRun } from './lib/run-part';
import { generatedPaths, writeContent } from './lib/scale/content';
import { crawl, readSitemap } from './lib/scale/crawl';
import { cpuSeconds, diskMb, memoryMb, peakMemory } from './lib/scale/process';
import { renewAll } from './lib/scale/renewal';
import { scaleTable } from './lib/scale/table';
import { loadTest } from './lib/serve/load';
import { startBenchWordPress } from './lib/wordpress/start';

/** As many requests as a search engine's robot may send at a time. */
const AT_ONCE = 8;
const LOAD_CONNECTIONS = 50;
/** The limit of waiting for the renewal; a busy machine renders four pages a second. */
const MAX_SECONDS_A_PAGE = 0.5;

/** Everything that is measured of one site, one thing after the other. */
async function lookAt({
  site,
  secret,
  pages,
  quick,
  say,
}: Pick<PartRun, 'quick' | 'say'> & { site: MeasuredSite; secret: string; pages: number }): Promise<ScalePoint> {
  const paths = generatedPaths(pages);
  for (const path of ['/', '/about/']) await (await fetch(site.url + path)).arrayBuffer();
  const restMb = memoryMb(site.pid);
  const sitemap = await readSitemap(site.url);
  const { ms: sitemapAgainMs } = await readSitemap(site.url);

  say(`${pages} pages: making them`);
  const cpuBefore = cpuSeconds(site.pid);
  const made = await peakMemory(site.pid, () =>
    crawl(site.url, paths, AT_ONCE, (done) => say(`${pages} pages: ${done} made`)),
  );
  const makeCpuSeconds = cpuSeconds(site.pid) - cpuBefore;
  // Wait for background writes to disk.
  await sleep(1000);
  const disk = diskMb(join(site.data, 'pages'));

  say(`${pages} pages: requesting all of them`);
  const load = await peakMemory(site.pid, () => loadTest(site.url, paths, LOAD_CONNECTIONS, quick ? 5 : 30));

  say(`${pages} pages: making them again after a menu edit`);
  const { noticeMs, renewSeconds, renewed } = await renewAll(
    site.url,
    secret,
    site.data,
    60 + pages * MAX_SECONDS_A_PAGE,
  );
  return {
    pages,
    addresses: sitemap.addresses,
    makeSeconds: made.result.seconds,
    makeCpuSeconds,
    restMb,
    makeMb: made.peakMb,
    loadMb: load.peakMb,
    loadPerSecond: load.result.perSecond,
    diskMb: disk,
    sitemapMs: sitemap.ms,
    sitemapAgainMs,
    noticeMs,
    renewSeconds,
    renewed,
    failed: sitemap.failed + made.result.failed + load.result.errors,
  };
}

async function measurePoint(
  { root, supervisor: outer, quick, say }: PartRun,
  pages: number,
): Promise<{ point: ScalePoint; buildSeconds: number | null }> {
  // End one size's processes before the next one starts.
  const supervisor = createSupervisor();
  outer.own(() => supervisor.stop());
  const contentDir = join(root, '.build/bench/content');
  writeContent(join(root, 'wordpress/embedded/content'), contentDir, pages);
  const port = await benchPort(0);
  const wordPress = await startBenchWordPress(port, supervisor, contentDir);
  const site = await startFootbridge({
    root,
    supervisor,
    port,
    content: { ...wordPress.secrets, WORDPRESS_URL: wordPress.url },
    data: 'scale',
  });
  const point = await whileServed([site], () =>
    lookAt({ site, secret: wordPress.secrets.FOOTBRIDGE_SECRET, pages, quick, say }),
  );
  await supervisor.stop();
  return { point, buildSeconds: site.buildSeconds };
}

async function measure(run: PartRun): Promise<ScaleResult> {
  // The build is part of what is measured.
  if (!run.quick) clearBuild(buildFolder(run.root));
  const measured = [];
  for (const pages of run.quick ? [50, 100, 300] : [100, 1000, 10_000]) measured.push(await measurePoint(run, pages));
  return { buildSeconds: measured[0]?.buildSeconds ?? null, points: measured.map(({ point }) => point) };
}

runPart(
  'scale',
  '100, 1,000 and 10,000 pages: time, memory, disk, sitemap, renewal, and how they grow.',
  measure,
  scaleTable,
);
