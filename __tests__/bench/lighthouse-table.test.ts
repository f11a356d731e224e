import type { JudgedPage } from '@/bench/lib/lighthouse/judge';
import { loadWarning } from '@/bench/lib/load';
import { createProgress } from '@/bench/lib/lighthouse/progress';
import { findingsText, scoreTable, verdict } from '@/bench/lib/lighthouse/table';

const page = (more: Partial<JudgedPage>): JudgedPage => ({
  site: 'DSH',
  name: 'home',
  path: '/blog/',
  scores: { accessibility: 100, 'best-practices': 100, seo: 100 },
  meant: [],
  figures: { lcp: null, tbt: null, cls: null },
  findings: [],
  problem: null,
  benchmark: 900,
  slowdown: 4,
  passed: true,
  ...more,
});
const contrast = {
  category: 'accessibility',
  audit: 'color-contrast',
  title: 'Too pale',
  advice: 'Make it darker.',
} as const;

describe('the table of npm run tool -- bench web', () => {
  it('has a line for each page, and a mark where one fails', () => {
    const pages = [
      page({}),
      page({
        site: 'GRN',
        name: 'tag',
        scores: { accessibility: 97, 'best-practices': 100, seo: null },
        passed: false,
      }),
    ];
    expect(scoreTable(pages).split('\n')).toEqual([
      'page      accessibility  best practices  SEO',
      'DSH home            100             100  100',
      'GRN tag              97             100    ?  ✗',
    ]);
    expect(verdict(pages)).toBe('1 of 2 pages are whole: accessibility, best practices, SEO 100.');
  });

  it('names pages with omitted audits, and the category', () => {
    const table = scoreTable([page({ name: 'search', meant: [{ category: 'seo', audit: 'is-crawlable' }] })]);
    expect(table).toMatch(
      /DSH search +100 +100 +100\*\n\n\* Hidden from search engines or not found, as it is meant to be/,
    );
  });

  it('shows figures beside performance, and does not judge them', () => {
    const slow = page({ name: 'tag', scores: { performance: 88 }, figures: { lcp: 2345, tbt: 120.4, cls: 0.01 } });
    const fast = page({ scores: { performance: 100 }, figures: { lcp: 1100, tbt: 0, cls: 0 } });
    expect(scoreTable([slow, fast]).split('\n')).toEqual([
      'page      performance  LCP s  TBT ms    CLS',
      'DSH tag            88   2.35     120  0.010',
      'DSH home          100   1.10       0  0.000',
    ]);
    expect(verdict([slow, fast])).toBe(
      '2 of 2 pages could be measured.\nNot judged: performance 97 and largest paint within 1.1 s on 1 of 2.',
    );
  });

  it('prints for each failed page what, where, and what to do; nothing for the others', () => {
    const elements = Array.from({ length: 7 }, (_, index) => `<p id="${index}">`);
    const broken = page({ passed: false, findings: [{ ...contrast, elements }] });
    const missing = page({
      name: 'tag',
      path: '/tag/detox/',
      passed: false,
      problem: '/tag/detox/ answers 404, not 200',
    });
    expect(findingsText([page({ name: 'whole' }), broken, missing])).toBe(
      [
        'DSH home, /blog/',
        '  ✗ accessibility: Too pale (color-contrast)',
        ...elements.slice(0, 5).map((element) => `      ${element}`),
        '      … and 2 more',
        '    Make it darker.',
        '',
        'DSH tag, /tag/detox/',
        '  ✗ Not measured: /tag/detox/ answers 404, not 200',
      ].join('\n'),
    );
    expect(findingsText([page({})])).toBe('');
  });

  it('warns about performance figures from a busy machine only', () => {
    const load = (busy: number) => ({ busy, average: 3.14, cores: 2 });
    expect(loadWarning([load(0.05), load(0.1)])).toBeNull();
    expect(loadWarning([load(0.05), load(0.636)])).toMatch(
      /^Other work used 64 % of 2 cores busy \(load average 3\.1\): do not rely on the performance figures/,
    );
    expect(loadWarning([])).toBeNull();
  });

  it('shows how far it is: in a log every page, on a terminal one line and those that failed', () => {
    const shown = (isTTY: boolean) => {
      let text = '';
      const progress = createProgress({ isTTY, write: (piece) => (text += piece) }, 2);
      for (const each of [page({}), page({ name: 'tag', passed: false, problem: 'no answer' })]) {
        progress.begins(each.site, each.name);
        progress.measured(each);
      }
      return text;
    };
    expect(shown(false)).toBe('  1 of 2: DSH home: 100 100 100\n  2 of 2: DSH tag: no answer ✗\n');
    const line = '\r\u001B[K';
    expect(shown(true)).toBe(
      `${line}  1 of 2: DSH home …${line}${line}  2 of 2: DSH tag …${line}  2 of 2: DSH tag: no answer ✗\n`,
    );
  });
});
