import { judge } from '@footbridge/tools/bench/lib/lighthouse/measure';
import { speedVerdicts } from '@footbridge/tools/bench/parts/speed';
import type { WantedPage } from '@footbridge/tools/bench/lib/lighthouse/pages';

const page: WantedPage = { name: 'single', path: '/a/', meant: [], template: 'single', status: 200 };

type Report = Parameters<typeof judge>[1];
/** Returns Lighthouse's result with these audits' scores; `light` counts nothing. */
const report = (scores: Record<string, number | null>): Report => ({
  categories: {
    seo: {
      id: 'seo',
      title: 'SEO',
      score: 0.996,
      auditRefs: Object.keys(scores).map((id) => ({ id, weight: id === 'light' ? 0 : 1 })),
    },
  },
  audits: Object.fromEntries(
    Object.entries(scores).map(([id, score]) => [
      id,
      { id, title: `Title of ${id}`, description: '', score, scoreDisplayMode: 'binary' as const },
    ]),
  ),
});

describe('a page passes Lighthouse', () => {
  it('if all audits that count have', () => {
    expect(judge(page, report({ 'is-crawlable': 1, light: 0 }))).toMatchObject({ passed: true, scores: { seo: 100 } });
  });

  it.each([0, 0.99, null])('not with an audit of %p, although the category is rounded to 100', (score) => {
    expect(judge(page, report({ 'meta-description': score }))).toMatchObject({
      passed: false,
      faults: ['Title of meta-description (meta-description)'],
    });
  });

  it('if only an audit failed that is meant to, and not if that one passed', () => {
    const hidden = { ...page, meant: ['is-crawlable'] };
    expect(judge(hidden, report({ 'is-crawlable': 0 })).passed).toBe(true);
    expect(judge(hidden, report({ 'is-crawlable': 1 })).faults).toEqual([expect.stringContaining('open to search')]);
  });
});

it('counts the pages that miss a target, and names the furthest; a missing figure is a miss', () => {
  const fast = { name: 'fast', performance: 100, lcp: 900, tbt: 20, cls: 0 };
  const slow = { ...fast, name: 'slow', performance: 90, lcp: 1500 };
  const unknown = { ...fast, name: 'unknown', lcp: Number.NaN };
  expect(speedVerdicts({ ...fast, performance: 99 }, [fast, slow, unknown]).map(({ measured }) => measured)).toEqual([
    '2 of 3; furthest: slow',
    '2 of 3; furthest: slow',
    '3 of 3',
    '1 of 3; furthest: unknown',
    '3 of 3',
  ]);
});
