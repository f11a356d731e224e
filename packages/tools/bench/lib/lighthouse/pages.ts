import { otherPagesOf, templatePagesOf } from '../../../../../e2e/support/templates';
import type { SiteConfig } from '../../../../../site-config/types';

/** Pages that search engines are not to list: one for each question would be a page without end, and half a list is no page. */
const HIDDEN_PAGES = ['search', 'a search that finds nothing', 'the search form alone', 'the reviews of one source'];
const HIDDEN = ['is-crawlable'];
const NOT_FOUND = ['is-crawlable', 'http-status-code', 'errors-in-console'];

export interface WantedPage {
  name: string;
  path: string;
  /** Ids of audits that are meant to fail: they do not count there, and an indexed page is a fault. */
  meant: readonly string[];
  template: string | null;
  status: number;
}

const meantOf = (name: string) => (HIDDEN_PAGES.includes(name) ? HIDDEN : []);

export function pagesOf(site: SiteConfig): { templates: WantedPage[]; states: WantedPage[] } {
  const pages = (paths: Readonly<Record<string, string>>, isTemplate: boolean): WantedPage[] =>
    Object.entries(paths).map(([name, path]) => ({
      name,
      path,
      meant: meantOf(name),
      template: isTemplate ? name : null,
      status: 200,
    }));
  const notFound = { name: '404', path: '/no-such-page/', meant: NOT_FOUND, template: null, status: 404 };
  return { templates: [...pages(templatePagesOf(site), true), notFound], states: pages(otherPagesOf(site), false) };
}

export async function warmUp(origin: string, { path, status, template }: WantedPage): Promise<string | null> {
  // With a browser's headers. The first request renders and caches the page; the second one compresses it as small as
  // possible (docs/decisions/0012).
  const get = () =>
    fetch(origin + path, { redirect: 'manual', headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } });
  for (let times = 0; times < 2; times += 1) await (await get()).text();
  const answer = await get();
  const actual = /<main\b[^>]*\bdata-template="([^"]*)"/.exec(await answer.text())?.[1];
  if (answer.status !== status) return `${path} answers ${answer.status}, not ${status}`;
  return template && actual !== template ? `${path} is rendered by the template ${actual}, not by ${template}` : null;
}
