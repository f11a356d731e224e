import { CATEGORIES, isJudged, type Category } from './categories';
import { elementsOf, rowsOf } from './elements';
import type { WantedPage } from './pages';
import type { Report } from './report';

/** Something that has to be mended. */
export interface Finding {
  category: Category;
  audit: string;
  title: string;
  advice: string;
  /** The elements or addresses, and their problem. */
  elements: string[];
}

export interface JudgedPage {
  site: string;
  name: string;
  path: string;
  /** 0 to 100; null where Lighthouse has none. A category that was not measured has no entry. */
  scores: Partial<Record<Category, number | null>>;
  /** Audits that are meant to fail on this page and do: they are not in the scores. */
  meant: { category: Category; audit: string }[];
  /** Largest contentful paint and total blocking time, ms; layout shift. Null where they were not measured. */
  figures: { lcp: number | null; tbt: number | null; cls: number | null };
  findings: Finding[];
  /** Why there is no result. */
  problem: string | null;
  /** This machine's speed meanwhile, by Lighthouse's own small benchmark. */
  benchmark: number | null;
  /** How many times slower the processor was made. */
  slowdown: number | null;
  passed: boolean;
}

/** A page that could not be measured: it has failed. */
export function unmeasured(site: string, { name, path }: WantedPage, problem: string): JudgedPage {
  return {
    site,
    name,
    path,
    scores: {},
    meant: [],
    figures: { lcp: null, tbt: null, cls: null },
    findings: [],
    problem,
    benchmark: null,
    slowdown: null,
    passed: false,
  };
}

/** Judges a page by Lighthouse's result: it passes when each judged category is 100 and no relevant audit failed. */
export function judge(site: string, page: WantedPage, report: Report): JudgedPage {
  if (report.runtimeError) return unmeasured(site, page, report.runtimeError.message);
  const categories = CATEGORIES.filter((category) => report.categories[category]);
  const without = page.meant.filter((id) => failsAsMeant(id, page, report));
  const meant = categories.flatMap((category) =>
    refsOf(category, report, [])
      .filter(({ id }) => without.includes(id))
      .map(({ id }) => ({ category, audit: id })),
  );
  const scores = Object.fromEntries(categories.map((category) => [category, scoreOf(category, report, without)]));
  const findings = categories.filter(isJudged).flatMap((category) => findingsOf(category, page, report, without));
  const figure = (id: string) => report.audits[id]?.numericValue ?? null;
  const figures = {
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
  };
  const passed =
    findings.length === 0 && categories.every((category) => !isJudged(category) || scores[category] === 100);
  return {
    site,
    name: page.name,
    path: page.path,
    scores,
    meant,
    figures,
    findings,
    problem: null,
    benchmark: report.environment.benchmarkIndex,
    slowdown: report.configSettings.throttling.cpuSlowdownMultiplier,
    passed,
  };
}

/** A browser's log names a missing page itself; any other error in it counts. */
function failsAsMeant(id: string, { path }: WantedPage, { audits }: Report): boolean {
  const audit = audits[id];
  if (audit?.score !== 0) return false;
  return id !== 'errors-in-console' || rowsOf(audit).every(({ sourceLocation }) => sourceLocation?.url?.endsWith(path));
}

const refsOf = (category: Category, { categories }: Report, without: readonly string[]) =>
  (categories[category]?.auditRefs ?? []).filter(({ id, weight }) => weight > 0 && !without.includes(id));

/** Lighthouse's own score, or the same weighted mean of the audits that are left. */
function scoreOf(category: Category, report: Report, without: readonly string[]): number | null {
  const counted = refsOf(category, report, without);
  if (counted.length === refsOf(category, report, []).length)
    return percent(report.categories[category]?.score ?? null);
  const total = counted.reduce((sum, { weight }) => sum + weight, 0);
  const scored = counted.reduce((sum, { id, weight }) => sum + weight * (report.audits[id]?.score ?? 0), 0);
  return total > 0 ? percent(scored / total) : null;
}

const percent = (score: number | null) => (score === null ? null : Math.round(score * 100));

/** Audits that count and have failed. A light one may fail while the category is rounded to 100. */
function findingsOf(category: Category, page: WantedPage, report: Report, without: readonly string[]): Finding[] {
  return refsOf(category, report, without).flatMap(({ id }) => {
    const audit = report.audits[id];
    if (!audit) return [];
    if (id === 'is-crawlable' && page.meant.includes(id) && audit.score === 1) {
      return [
        {
          category,
          audit: id,
          title: 'Page is open to search engines',
          advice: 'It is meant to be hidden from them: it needs <meta name="robots" content="noindex">.',
          elements: [],
        },
      ];
    }
    if (audit.score === 1) return [];
    const advice =
      audit.score === null
        ? `Lighthouse could not check it: ${audit.errorMessage ?? 'no reason given'}`
        : plain(audit.description);
    return [{ category, audit: id, title: plain(audit.title), advice, elements: elementsOf(audit) }];
  });
}

/** Returns Markdown's links as text with their URL, without code marks. */
const plain = (markdown: string) => markdown.replaceAll(/\[([^\]]*)\]\(([^)]*)\)/g, '$1 ($2)').replaceAll('`', '');
