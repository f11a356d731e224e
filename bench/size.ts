/**
 * `npm run tool -- bench size`: what a first visit to Desert Hope's pages loads on a phone, and what a touch of a form adds, beside an
 * empty page of the same Next, a page of Faust's getting-started site and an Astro page with the same content.
 */
import { templatePages } from '../e2e/support/templates';
import { featuresEnvironment } from '../script/lib/server/features';
import { startAstro } from './lib/astro/site';
import { launchBrowser } from './lib/browser';
import { benchPort, startFootbridge, startReference } from './lib/next/sites';
import { runPart, type PartRun } from './lib/run-part';
import type { SizeResult } from './lib/results/schemas';
import { sizeTable } from './lib/size/table';
import { visitForSize } from './lib/size/visit';
import { startBenchWordPress } from './lib/wordpress/start';

/** Pages of a short run, and those that are visited with vendors. */
const SOME = ['front-page', 'page', 'single', 'single-facility'];
/** Rendered by all sites with their article template. */
const ARTICLE = '/what-is-detox';

async function measure({ root, supervisor, quick, say }: PartRun): Promise<SizeResult> {
  const browser = await launchBrowser(supervisor);
  const port = await benchPort(0);
  const wordPress = await startBenchWordPress(port, supervisor);
  const content = { ...wordPress.secrets, WORDPRESS_URL: wordPress.url };
  const faustSite = await startReference('faust-scaffold', { root, supervisor, port: await benchPort(20), content });
  const emptySite = await startReference('empty-next', { root, supervisor, port: await benchPort(30) });
  const astroSite = await startAstro({ root, supervisor, wordPress: wordPress.url });
  const site = await startFootbridge({ root, supervisor, port, content, data: 'size' });

  const visit = (name: string, url: string) => {
    say(name);
    return visitForSize(browser, name, url);
  };
  const visitAll = async (origin: string, names: readonly string[] | null) => {
    const pages = [];
    for (const [name, path] of Object.entries(templatePages))
      if (!names || names.includes(name)) pages.push(await visit(name, origin + path));
    return pages;
  };
  const empty = await visit('empty Next page', `${emptySite.url}/`);
  const faust = await visit('Faust getting-started', faustSite.url + ARTICLE);
  const astro = astroSite && (await visit('Astro article', `${astroSite.url}/`));
  const pages = await visitAll(site.url, quick ? SOME : null);
  if (quick) return { empty, faust, astro, pages, withVendors: [] };

  const features = await startFootbridge({
    root,
    supervisor,
    port: await benchPort(80),
    content,
    data: 'size-vendors',
    features: featuresEnvironment,
  });
  say('with vendors');
  return { empty, faust, astro, pages, withVendors: await visitAll(features.url, SOME) };
}

runPart(
  'size',
  'What a first visit loads, and what a touch adds, beside an empty Next page, a Faust page and an Astro page.',
  measure,
  sizeTable,
);
