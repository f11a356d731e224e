/** Prints what the site has of docs/content-model.md's event. Runs in a copy that has its files. */
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import '../../faust.config';
import { loadFeed } from '@footbridge/bridge/feeds/feed/load';
import { loadSitemap } from '@footbridge/bridge/feeds/sitemap/load';
import { loadPath, loadSearch } from '@footbridge/bridge/pages/page/load';
import { loadDocuments } from '@footbridge/bridge/pages/search/documents';
import { startEmbeddedWordPress } from '@footbridge/embedded/server';
import { site } from '@/site-config/site';
import { templateOf, templates } from '@/wp-templates';
import { structuredDataView } from '@/wp-templates/shared/structured-data/structured-data-view';
import type { PageOutcome } from '@footbridge/bridge/pages/page/outcome';

const ADDRESSES = ['/events/open-house/', '/events/', '/event-types/visits/'];

function shown(outcome: PageOutcome) {
  if (outcome.kind !== 'page') return { kind: outcome.kind };
  const { template, view } = outcome;
  const rendered = templateOf(template);
  const data = structuredDataView(outcome, site, (html) => html)?.data ?? [];
  return { template, html: rendered && renderToStaticMarkup(createElement(rendered.View, { template, view })), data };
}

const textOf = (result: { kind: string }) => ('text' in result ? String(result.text) : result.kind);

void (async () => {
  const problems: object[] = [];
  const webhookSecret = process.env.FOOTBRIDGE_SECRET;
  const wordpress = await startEmbeddedWordPress({
    site: 'DSH',
    port: 0,
    frontendUrl: 'http://127.0.0.1:3000',
    webhookSecret,
    onProblem: (problem) => problems.push(problem),
  });
  process.env.WORDPRESS_URL = wordpress.url;
  const pages = await Promise.all(ADDRESSES.map((path) => loadPath(path, templates)));
  // Without it WordPress answers, when the index takes long.
  await loadDocuments();
  const search = await loadSearch({ words: 'front desk', page: 1, postType: 'event' });
  const results = {
    problems,
    pages: Object.fromEntries(ADDRESSES.map((path, index) => [path, pages[index] && shown(pages[index])])),
    search: shown(search),
    sitemap: textOf(await loadSitemap('event-1')),
    feed: textOf(await loadFeed('/events/feed/')),
  };
  process.stdout.write(`\n${JSON.stringify(results)}\n`);
  await wordpress.close();
  process.exit(0);
})();
