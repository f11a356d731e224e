import { templatePages } from '../../../../e2e/support/templates';
import { featuresEnvironment } from '../../server/features';
import { launchBrowser } from '../lib/browser';
import { EMPTY, startEmpty, startFootbridge } from '../lib/sites';
import { SHOWS_ISLAND, SIZE_HEADER, sizeRows, sizeVerdicts } from '../lib/size/table';
import { visitForSize, type PageSize } from '../lib/size/visit';
import type { Part } from '../lib/section';

const SOME = ['front-page', 'page', 'single', 'single-facility'];

export const SIZE: Part = {
  about: 'What a first visit loads, and what a touch adds, beside an empty Next page',
  minutes: { full: 7, quick: 5 },
  async measure({ supervisor, isQuick, say }) {
    const browser = await launchBrowser(supervisor);
    const visit = (name: string, url: string) => {
      say(name);
      return visitForSize(browser, name, url);
    };
    const visitAll = async (origin: string, names: readonly string[] | null) => {
      const pages: PageSize[] = [];
      for (const [name, path] of Object.entries(templatePages))
        if (!names || names.includes(name)) pages.push(await visit(name, origin + path));
      return pages;
    };
    const site = await startFootbridge(supervisor);
    const empty = await visit(EMPTY, `${await startEmpty(supervisor)}/`);
    const pages = await visitAll(site.url, isQuick ? SOME : null);
    const vendors = isQuick ? null : await startFootbridge(supervisor, { env: featuresEnvironment });
    const withVendors = vendors ? await visitAll(vendors.url, SOME) : [];
    const named = withVendors.map((page) => ({ ...page, name: `${page.name}, with vendors` }));
    return {
      verdicts: sizeVerdicts(empty, pages),
      table: { head: SIZE_HEADER, rows: sizeRows(empty, [...pages, ...named]) },
      notes: [
        `All as it was sent, gzip. ${SHOWS_ISLAND.join(' and ')} show a form or a chart in the first window: they are judged by the aim for a touched form.`,
      ],
    };
  },
};
