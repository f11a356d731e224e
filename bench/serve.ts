/**
 * `npm run tool -- bench serve`: measures how many cached pages a second one process serves, and how long visitors wait for
 * them, beside Faust's page of the same size and the same HTML as a static file of nginx; with nginx's cache in front
 * where it is configured.
 */
import { join } from 'node:path';
import { cachedByNginx, cachedPage, nearestPage, staticFile } from './lib/serve/candidates';
import { benchPort, startFootbridge, startReference, whileServed } from './lib/next/sites';
import { loadTest } from './lib/serve/load';
import { hasNginx } from './lib/serve/nginx';
import { runRounds, type Candidate } from './lib/serve/rounds';
import { CACHED, FAUST, OURS, serveTable, STATIC, STATIC_ALIKE } from './lib/serve/table';
import type { ServeResult } from './lib/results/schemas';
import { runPart, type PartRun } from './lib/run-part';
import { startBenchWordPress } from './lib/wordpress/start';

const PAGE = '/what-is-detox/';
/** Faust's pages of several sizes; the one that weighs what ours does is measured. */
const FAUST_PAGES = [
  '/what-is-detox',
  '/about',
  '/category/first-steps',
  '/category/staying-well',
  '/category/rest',
  '/category/mental-health',
  '/category/families',
  '/tag/detox',
  '/tag/family',
  '/tag/questions-to-ask',
];
const CONNECTIONS = [10, 200];

async function measure({ root, supervisor, quick, say }: PartRun): Promise<ServeResult> {
  const port = await benchPort(0);
  const wordPress = await startBenchWordPress(port, supervisor);
  const content = { ...wordPress.secrets, WORDPRESS_URL: wordPress.url };
  const faust = await startReference('faust-scaffold', { root, supervisor, port: await benchPort(20), content });
  const site = await startFootbridge({ root, supervisor, port, content, data: 'serve' });

  const { html, headers: _headers, ...ours } = await cachedPage(OURS, site.url, PAGE);
  const candidates: Candidate[] = [ours, await nearestPage(FAUST, faust.url, FAUST_PAGES, html.length)];
  const missing: string[] = [];
  const file = { html, folder: join(root, '.build/bench/nginx-static'), supervisor };
  if (hasNginx()) candidates.push(await staticFile({ ...file, name: STATIC, port: await benchPort(40) }));
  else missing.push('a static file of nginx: no nginx here (apt install nginx-light).');
  const cached = await cachedByNginx(CACHED, port, PAGE, supervisor);
  if (typeof cached === 'string') missing.push(cached);
  else {
    const { headers, ...page } = cached;
    candidates.push(
      page,
      await staticFile({
        ...file,
        name: STATIC_ALIKE,
        folder: `${file.folder}-alike`,
        port: await benchPort(45),
        headers,
      }),
    );
  }

  const seconds = quick ? 4 : 8;
  const rounds = quick ? 2 : 5;
  say('warming up');
  for (const { origin, path } of candidates) await loadTest(origin, [path], 10, quick ? 1 : 3);
  const loadOf = ({ origin, path }: Candidate, connections: number) => loadTest(origin, [path], connections, seconds);
  const served = await whileServed([site, faust], () =>
    runRounds({ candidates, connections: CONNECTIONS, rounds, say, loadTest: loadOf }),
  );
  return { seconds, rounds, served, missing };
}

runPart(
  'serve',
  'Cached pages a second, and how long visitors wait, beside a Faust page and a static file.',
  measure,
  serveTable,
);
