/**
 * `npm run bench:size`: what the pages of Desert Hope weigh beside an empty page of the same Next and a page of Faust's
 * getting-started site with the same content: scripts and HTML of every template, and all that a first visit loads.
 */
import { templatePages } from '../e2e/support/templates';
import { firstVisit, launchBrowser } from './lib/first-visit';
import { benchPort, startFootbridge, startReference } from './lib/next/sites';
import { weighPage } from './lib/page-weight';
import { runPart, type PartRun } from './lib/run-part';
import type { SizeResult } from './lib/results/schemas';
import { sizeTable } from './lib/size-table';
import { startBenchWordPress } from './lib/wordpress/start';

/** The pages whose visits are watched: an article is what most visitors come to. */
const VISITED = ['front-page', 'page', 'single', 'single-facility'];
/** Both sites show it, drawn by their template for an article. */
const ARTICLE = '/what-is-detox';

async function measure({ root, supervisor, quick, say }: PartRun): Promise<SizeResult> {
  const port = await benchPort(0);
  const wordPress = await startBenchWordPress(port, supervisor);
  const content = { ...wordPress.secrets, WORDPRESS_URL: wordPress.url };
  const faustSite = await startReference('faust-scaffold', { root, supervisor, port: await benchPort(20), content });
  const emptySite = await startReference('empty-next', { root, supervisor, port: await benchPort(30) });
  const site = await startFootbridge({ root, supervisor, port, content, data: 'size' });

  say('weighing pages');
  const empty = await weighPage(emptySite.url, 'empty Next page', '/');
  const faust = await weighPage(faustSite.url, 'Faust getting-started', ARTICLE);
  const wanted = Object.entries(templatePages).filter(([name]) => !quick || VISITED.includes(name));
  const pages = [];
  for (const [name, path] of wanted) pages.push(await weighPage(site.url, name, path));

  const browser = await launchBrowser(supervisor);
  if (!browser) return { empty, faust, pages, visits: null };
  say('watching first visits');
  const visited = [];
  for (const [name, path] of wanted) if (VISITED.includes(name)) visited.push(await firstVisit(browser, name, site.url + path));
  const visits = { empty: await firstVisit(browser, empty.name, `${emptySite.url}/`), faust: await firstVisit(browser, faust.name, faustSite.url + ARTICLE), pages: visited };
  return { empty, faust, pages, visits };
}

runPart('size', 'Scripts and HTML of every template beside an empty Next page and a Faust page; what a first visit loads.', measure, sizeTable);
