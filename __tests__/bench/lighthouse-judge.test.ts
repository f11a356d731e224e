/** Two results of Lighthouse 12.8.2, for a page full of mistakes and for a valid "not found" page. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { judge } from '@/bench/lib/lighthouse/judge';
import type { WantedPage } from '@/bench/lib/lighthouse/pages';
import type { Report } from '@/bench/lib/lighthouse/report';

const recorded = (name: string): Report =>
  JSON.parse(readFileSync(join(__dirname, `fixtures/lighthouse-${name}.json`), 'utf8'));
const page: WantedPage = { name: 'home', path: '/broken/', meant: [], template: null, status: 200 };
const notFound: WantedPage = {
  name: '404',
  path: '/no-such-page/',
  meant: ['is-crawlable', 'http-status-code', 'errors-in-console'],
  template: null,
  status: 404,
};
const mark = (report: Report, id: string, score: number | null): Report => {
  const audit = report.audits[id];
  if (!audit) throw new Error(`The recording has no ${id}.`);
  return { ...report, audits: { ...report.audits, [id]: { ...audit, score } } };
};

describe('a Lighthouse result', () => {
  it('fails a page with mistakes, and names each with its element and what to do', () => {
    const { scores, findings, passed } = judge('DSH', page, recorded('broken'));
    expect(passed).toBe(false);
    expect(scores).toEqual({ accessibility: 64, 'best-practices': 96, seo: 82 });
    expect(findings.map(({ audit }) => audit)).toEqual([
      'color-contrast',
      'html-has-lang',
      'image-alt',
      'errors-in-console',
      'crawlable-anchors',
      'image-alt',
    ]);
    expect(findings[0]).toMatchObject({
      category: 'accessibility',
      title: 'Background and foreground colors do not have a sufficient contrast ratio.',
      elements: [
        expect.stringMatching(
          /^<p style="color:#bbb;background:#fff"> – .*contrast of 1\.91.*Expected contrast ratio of 4\.5:1$/,
        ),
      ],
    });
    expect(findings[3]?.elements).toContain(
      'http://127.0.0.1:3370/x.png – Failed to load resource: the server responded with a status of 404 (Not Found)',
    );
    expect(findings[1]?.advice).toMatch(/^If a page doesn't specify a lang attribute.* \(https:\/\//);
  });

  it('omits what a "not found" page must fail, and reports that', () => {
    expect(judge('DSH', { ...notFound, meant: [] }, recorded('not-found'))).toMatchObject({
      scores: { seo: 50, 'best-practices': 96 },
      meant: [],
      passed: false,
    });
    expect(judge('DSH', notFound, recorded('not-found'))).toMatchObject({
      scores: { accessibility: 100, 'best-practices': 100, seo: 100 },
      meant: [
        { category: 'best-practices', audit: 'errors-in-console' },
        { category: 'seo', audit: 'is-crawlable' },
        { category: 'seo', audit: 'http-status-code' },
      ],
      findings: [],
      passed: true,
    });
  });

  it('fails a page that is meant to be hidden and is not', () => {
    const { passed, findings } = judge('DSH', notFound, mark(recorded('not-found'), 'is-crawlable', 1));
    expect(passed).toBe(false);
    expect(findings).toMatchObject([
      { audit: 'is-crawlable', title: 'Page is open to search engines', advice: expect.stringContaining('noindex') },
    ]);
  });

  it('counts any other error in the console of a page that is not found', () => {
    const report = recorded('not-found');
    const errors = recorded('broken').audits['errors-in-console'];
    if (!errors) throw new Error('The recording has no errors.');
    const { passed, scores } = judge('DSH', notFound, {
      ...report,
      audits: { ...report.audits, 'errors-in-console': errors },
    });
    expect({ passed, score: scores['best-practices'] }).toEqual({ passed: false, score: 96 });
  });

  it('fails a page by a light audit even where its category is rounded to 100', () => {
    const whole = {
      score: 1,
      auditRefs: [
        { id: 'viewport', weight: 1 },
        { id: 'doctype', weight: 400 },
      ],
    };
    const report = { ...recorded('not-found'), categories: { 'best-practices': whole } };
    expect(judge('DSH', page, report).passed).toBe(true);
    expect(judge('DSH', page, mark(report, 'viewport', 0))).toMatchObject({
      passed: false,
      scores: { 'best-practices': 100 },
      findings: [{ audit: 'viewport' }],
    });
  });

  it('fails a page with a failed audit', () => {
    const report = mark(recorded('not-found'), 'font-size', null);
    const best = { score: null, auditRefs: [{ id: 'font-size', weight: 1 }] };
    expect(judge('DSH', page, { ...report, categories: { 'best-practices': best } })).toMatchObject({
      passed: false,
      scores: { 'best-practices': null },
      findings: [{ advice: 'Lighthouse could not check it: no reason given' }],
    });
  });

  it('fails a page that could not be measured', () => {
    const report = { ...recorded('not-found'), runtimeError: { message: 'The page did not paint any content.' } };
    expect(judge('DSH', page, report)).toMatchObject({
      passed: false,
      problem: 'The page did not paint any content.',
      scores: {},
    });
  });

  it('shows performance and does not judge it', () => {
    const report: Report = {
      categories: { performance: { score: 0.61, auditRefs: [{ id: 'largest-contentful-paint', weight: 25 }] } },
      audits: {
        'largest-contentful-paint': {
          title: 'Largest Contentful Paint',
          description: '',
          score: 0.3,
          numericValue: 2345.6,
        },
      },
      environment: { benchmarkIndex: 900 },
      configSettings: { throttling: { cpuSlowdownMultiplier: 2.4 } },
    };
    expect(judge('DSH', page, report)).toMatchObject({
      passed: true,
      scores: { performance: 61 },
      figures: { lcp: 2345.6, tbt: null, cls: null },
      benchmark: 900,
      slowdown: 2.4,
    });
  });
});
