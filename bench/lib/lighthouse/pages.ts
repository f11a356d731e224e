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
  /** What `<main>` has to say that it is; null for what a template draws otherwise. */
  template: string | null;
  status: number;
  /** Of another site that is measured beside, without a slash at its end; absent: the brand's own. */
  origin?: string;
}

const meantOf = (name: string) => (HIDDEN_PAGES.includes(name) ? HIDDEN : []);

/** The pages that stand for every template of a brand; `states` are what the templates draw otherwise. */
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

/**
 * Fetches a page, so that what is measured is a kept one.
 * @returns why it is not the page that was meant, or null
 */
export async function warmUp(origin: string, { path, status, template }: WantedPage): Promise<string | null> {
  let answer: Response;
  let html: string;
  try {
    // As a browser asks. The first makes the page; from then on it is a kept one, and is pressed as small as can be once it is asked for again (docs/decisions/0022).
    const asked: RequestInit = { redirect: 'manual', headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } };
    for (let times = 0; times < 2; times += 1) await (await fetch(origin + path, asked)).text();
    answer = await fetch(origin + path, asked);
    html = await answer.text();
  } catch (error) {
    return `${path} does not answer (${error instanceof Error ? error.message : String(error)})`;
  }
  if (answer.status !== status) return `${path} answers ${answer.status}, not ${status}`;
  const drawn = /<main\b[^>]*\bdata-template="([^"]*)"/.exec(html)?.[1];
  return template && drawn !== template
    ? `${path} is drawn by the template ${drawn ?? 'of no name'}, not by ${template}`
    : null;
}
