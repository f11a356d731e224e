import { otherPagesOf, templatePagesOf } from '../../../e2e/support/templates';
import type { SiteConfig } from '../../../site-config/types';

/** Audits that are meant to fail on a page: they do not count there, and passing one is a finding. */
const HIDDEN = ['is-crawlable'];
const NOT_FOUND = ['is-crawlable', 'http-status-code', 'errors-in-console'];

/** Pages that search engines are not to list: one for each question would be a page without end, and half a list is no page. */
const HIDDEN_PAGES = ['search', 'a search that finds nothing', 'the search form alone', 'the reviews of one source'];

export interface WantedPage {
  name: string;
  path: string;
  /** Ids of audits, see HIDDEN. */
  meant: readonly string[];
  /** The template that `<main>` must name; null for other states of a template. */
  template: string | null;
  status: number;
  /** The origin of another site for comparison, without a trailing slash; by default the brand's own. */
  origin?: string;
}

const meantOf = (name: string) => (HIDDEN_PAGES.includes(name) ? HIDDEN : []);

/** Returns pages of every template of a brand; `states` are other states of these templates. */
export function pagesOf(site: SiteConfig): { templates: WantedPage[]; states: WantedPage[] } {
  const templates = Object.entries(templatePagesOf(site)).map(([name, path]) => ({
    name,
    path,
    meant: meantOf(name),
    template: name,
    status: 200,
  }));
  const states = Object.entries(otherPagesOf(site)).map(([name, path]) => ({
    name,
    path,
    meant: meantOf(name),
    template: null,
    status: 200,
  }));
  const notFound = { name: '404', path: '/no-such-page/', meant: NOT_FOUND, template: null, status: 404 };
  return { templates: [...templates, notFound], states };
}

/** Requests a page, so that a cached one is measured. @returns why it is not the expected page, or null */
export async function warmUp(origin: string, { path, status, template }: WantedPage): Promise<string | null> {
  let answer: Response;
  let html: string;
  try {
    // With a browser's headers. The first request renders and caches the page; the second one compresses it as small as
    // possible (docs/decisions/0012).
    const options: RequestInit = { redirect: 'manual', headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } };
    for (let times = 0; times < 2; times += 1) await (await fetch(origin + path, options)).text();
    answer = await fetch(origin + path, options);
    html = await answer.text();
  } catch (error) {
    return `${path} does not respond (${error instanceof Error ? error.message : String(error)})`;
  }
  if (answer.status !== status) return `${path} answers ${answer.status}, not ${status}`;
  const actual = /<main\b[^>]*\bdata-template="([^"]*)"/.exec(html)?.[1];
  return template && actual !== template
    ? `${path} is rendered by the template ${actual ?? 'of no name'}, not by ${template}`
    : null;
}
