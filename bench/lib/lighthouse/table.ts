import { columns } from '../table';
import { CATEGORIES, isJudged, type Category } from './categories';
import type { Finding, JudgedPage } from './judge';

/** Targets, reported without failing: they depend on the machine. ms. */
const MAX_PAINT_MS = 1100;
const MIN_PERFORMANCE = 97;
/** More elements than these are counted, not listed. */
const MAX_ELEMENTS = 5;

const TITLES: Record<Category, string> = {
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
  performance: 'performance',
};

/** One line for each page. @param pages not empty, all measured in the same categories */
export function scoreTable(pages: readonly JudgedPage[]): string {
  const categories = CATEGORIES.filter((category) => pages.some(({ scores }) => scores[category] !== undefined));
  const timed = categories.includes('performance');
  const header = [
    'page',
    ...categories.map((category) => TITLES[category]),
    ...(timed ? ['LCP s', 'TBT ms', 'CLS'] : []),
    '',
  ];
  const rows = pages.map((page) => [
    `${page.site} ${page.name}`,
    ...categories.map((category) => scoreText(page, category)),
    ...(timed ? figureTexts(page) : []),
    page.passed ? '' : '✗',
  ]);
  const notes = pages.some(({ meant }) => meant.length > 0)
    ? [
        '',
        '* Hidden from search engines or not found, as it is meant to be: without the audits that require the opposite.',
      ]
    : [];
  return [...columns([header, ...rows]).map((line) => line.trimEnd()), ...notes].join('\n');
}

function scoreText({ scores, meant }: JudgedPage, category: Category): string {
  const score = scores[category];
  const mark = meant.some((left) => left.category === category) ? '*' : '';
  return score === null || score === undefined ? '?' : `${score}${mark}`;
}

function figureTexts({ figures: { lcp, tbt, cls } }: JudgedPage): string[] {
  return [
    lcp === null ? '?' : (lcp / 1000).toFixed(2),
    tbt === null ? '?' : String(Math.round(tbt)),
    cls === null ? '?' : cls.toFixed(3),
  ];
}

/** Returns what must be fixed, page by page; empty when nothing must. */
export function findingsText(pages: readonly JudgedPage[]): string {
  const failed = pages.filter(({ passed }) => !passed);
  return failed
    .map(({ site, name, path, problem, findings }) =>
      [
        `${site} ${name}, ${path}`,
        ...(problem ? [`  ✗ Not measured: ${problem}`] : []),
        ...findings.flatMap(findingLines),
      ].join('\n'),
    )
    .join('\n\n');
}

function findingLines({ category, audit, title, advice, elements }: Finding): string[] {
  const more = elements.length - MAX_ELEMENTS;
  return [
    `  ✗ ${TITLES[category]}: ${title} (${audit})`,
    ...elements.slice(0, MAX_ELEMENTS).map((element) => `      ${element}`),
    ...(more > 0 ? [`      … and ${more} more`] : []),
    `    ${advice}`,
  ];
}

/** The last lines: how many pages are whole, and what is only reported. */
export function verdict(pages: readonly JudgedPage[]): string {
  const judged = CATEGORIES.filter(
    (category) => isJudged(category) && pages.some(({ scores }) => scores[category] !== undefined),
  ).map((category) => TITLES[category]);
  const whole = pages.filter(({ passed }) => passed).length;
  const lines = [
    judged.length > 0
      ? `${whole} of ${pages.length} pages are whole: ${judged.join(', ')} 100.`
      : `${whole} of ${pages.length} pages could be measured.`,
  ];
  const timed = pages.filter(({ scores }) => scores.performance !== undefined);
  const fast = timed.filter(
    ({ scores, figures }) =>
      (scores.performance ?? 0) >= MIN_PERFORMANCE && figures.lcp !== null && figures.lcp <= MAX_PAINT_MS,
  ).length;
  if (timed.length > 0)
    lines.push(
      `Not judged: performance ${MIN_PERFORMANCE} and largest paint within ${MAX_PAINT_MS / 1000} s on ${fast} of ${timed.length}.`,
    );
  return lines.join('\n');
}
