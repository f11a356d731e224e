import { mkdtempSync, readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillBlock, markdownTable } from '@/bench/lib/docs/markers';
import { sectionText } from '@/bench/lib/docs/section';
import { writeDocs } from '@/bench/lib/docs/write';
import type { ScalePoint, Served } from '@/bench/lib/results/schemas';
import { readResult, saveResult, type Recorded } from '@/bench/lib/results/store';
import { scaleVerdicts } from '@/bench/lib/scale/table';
import { serveRows, serveVerdicts } from '@/bench/lib/serve/table';
import { interactionsVerdicts } from '@/bench/lib/interactions/table';
import { speedVerdicts } from '@/bench/lib/speed/table';

const machine = {
  cpu: 'A CPU',
  cores: 2,
  memoryGb: 24,
  system: 'Linux 6',
  versions: { Footbridge: 'abc', Next: '16' },
  othersBusy: [0.01, 0.02],
  load: { least: 0.4, most: 2.1 },
};
const speed: Recorded<'speed'> = {
  date: '2026-11-22T15:00:00.000Z',
  quick: false,
  machine,
  data: {
    runs: 3,
    benchmark: 3283.4,
    slowdown: 8.756,
    beside: [{ name: 'empty Next page', performance: 97, lcp: 900, tbt: 180, cls: 0 }],
    pages: [
      { name: 'home', performance: 100, lcp: 1100, tbt: 10, cls: 0 },
      { name: 'a | page', performance: 98, lcp: 1900, tbt: null, cls: 0 },
    ],
  },
};

describe('figures on disk', () => {
  let root: string;
  beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'footbridge-bench-'))));
  afterEach(() => rmSync(root, { recursive: true }));
  const put = (text: string) => {
    mkdirSync(join(root, '.build/bench'), { recursive: true });
    writeFileSync(join(root, '.build/bench/speed.json'), text);
  };

  it('are read as they were written', () => {
    expect(readResult(root, 'speed')).toBeNull();
    saveResult(root, 'speed', speed);
    expect(readResult(root, 'speed')).toEqual(speed);
  });

  it.each([
    ['{"date":', /is no JSON. Measure it again: npm run tool -- bench speed$/],
    ['{"date":"2026-11-22T15:00:00.000Z","pages":[]}', /was written by another version/],
  ])('of another kind are named, with the way out: %s', (text, message) => {
    put(text);
    expect(() => readResult(root, 'speed')).toThrow(message);
  });

  const page = ['size', 'serve', 'cold', 'scale', 'speed', 'interactions']
    .map((part) => `By hand.\n<!-- bench:${part} -->\nold\n<!-- /bench:${part} -->`)
    .join('\n');
  const written = () => readFileSync(join(root, 'docs/performance.md'), 'utf8');

  it('become the generated part of the page and its picture; all else stays', () => {
    mkdirSync(join(root, 'docs'));
    writeFileSync(join(root, 'docs/performance.md'), page);
    saveResult(root, 'speed', speed);
    expect(writeDocs(root, false)).toEqual({
      written: ['speed'],
      left: ['size', 'serve', 'cold', 'scale', 'interactions'],
    });
    expect(written()).toContain('<!-- bench:size -->\nold\n<!-- /bench:size -->');
    expect(written()).toContain(
      'By hand.\n<!-- bench:speed -->\nMeasured 2026-11-22 15:00 UTC on A CPU, 2 cores, 24 GB',
    );
    expect(readFileSync(join(root, 'docs/images/performance/speed.svg'), 'utf8')).toContain('1.9 s');
  });

  it('of a short run are written only on request, and are labeled', () => {
    mkdirSync(join(root, 'docs'));
    writeFileSync(join(root, 'docs/performance.md'), page);
    saveResult(root, 'speed', { ...speed, quick: true });
    expect(writeDocs(root, false).written).toEqual([]);
    expect(written()).toBe(page);
    expect(writeDocs(root, true).written).toEqual(['speed']);
    expect(written()).toContain('**A short run: to see that it works, not to believe.** Measured');
  });
});

describe('the page of figures', () => {
  it('reports misses as plainly as successes', () => {
    const text = sectionText('speed', speed);
    expect(text).toContain('| largest paint | ≤ 1.1 s | 1 of 2; furthest: a \\| page | **falls short** |');
    expect(text).toContain(
      'Other work took 1 % before and 2 % after; load average 0.4 to 2.1 meanwhile. Footbridge abc, Next 16.',
    );
    expect(text).toContain('![Largest paint on a slow phone (Lighthouse, mobile)](images/performance/speed.svg)');
    expect(text).toContain('| a \\| page | 98 | 1.90 | ? | 0.000 |');
    // What is measured beside is shown, and promises nothing.
    expect(text).toContain('| empty Next page | 97 | 0.90 | 180 | 0.000 |');
    expect(text).toContain('benchmark of this machine: 3283; the processor was slowed 8.8 times');
  });

  it('names missing markers', () => {
    expect(() => fillBlock('nothing here', 'size', 'x')).toThrow(/has no lines <!-- bench:size -->/);
    expect(markdownTable(['who', 'ms'], [['a', '1']])).toBe('| who | ms |\n|---|---:|\n| a | 1 |');
  });
});

describe('what was promised', () => {
  it('compares every template with the empty Next page of the same run, and a missing figure fails', () => {
    expect(speedVerdicts(speed.data).map(({ target, measured, isMet }) => [target, measured, isMet])).toEqual([
      ['≥ 97', '2 of 2', true],
      ['≥ 97', '2 of 2', true],
      ['≤ 100 ms', '1 of 2; furthest: a | page', false],
      ['≤ 1.1 s', '1 of 2; furthest: a | page', false],
      ['0', '2 of 2', true],
    ]);
    expect(speedVerdicts({ beside: [], pages: speed.data.pages })[1]).toMatchObject({
      measured: '0 of 2; furthest: home',
      isMet: false,
    });
  });

  it('is missed by an interaction that is fast and loses something', () => {
    const row = { what: 'field → form', target: 150, ms: [100, 900, 120], failures: [] };
    expect(
      interactionsVerdicts({ runs: 3, rows: [row, { ...row, failures: ['the field is empty'] }] }).map(
        ({ measured, isMet }) => [measured, isMet],
      ),
    ).toEqual([
      ['120 ms', true],
      ['120 ms, 1 failed', false],
    ]);
  });

  it('compares candidates round by round, so that a busy minute hits both', () => {
    const served = (name: string, perSecond: number[]): Served => ({
      name,
      connections: 10,
      bytes: 1000,
      sent: 300,
      perSecond,
      p50: [1],
      p99: [2],
      errors: 0,
    });
    // Alone, the medians would give 0.5: 100 to 200.
    const all = { served: [served('Footbridge', [100, 20, 400]), served('Faust page', [100, 200, 400])] };
    expect(serveVerdicts(all)[0]).toMatchObject({
      what: 'a second from one process, × Faust page, 10 connections',
      measured: '1.00',
      isMet: true,
    });
    expect(serveRows(all)[1]).toEqual(['Faust page', '10', '1.0', '0.3', '200', '100 %', '2.00', '1.0', '2.0', '0']);
  });

  it('reports no success where the other never responded', () => {
    const served = (name: string, perSecond: number[]): Served => ({
      name,
      connections: 10,
      bytes: 1000,
      sent: 300,
      perSecond,
      p50: [1],
      p99: [2],
      errors: 0,
    });
    expect(serveVerdicts({ served: [served('Footbridge', [100]), served('Faust page', [0])] })[0]).toMatchObject({
      measured: '–',
      isMet: false,
    });
  });

  it('compares curves with a straight line, and memory of the most pages with its limit', () => {
    const point = (pages: number, makeSeconds: number, loadMb: number): ScalePoint => ({
      pages,
      addresses: pages,
      makeSeconds,
      makeCpuSeconds: pages,
      restMb: 1,
      makeMb: 1,
      loadMb,
      loadPerSecond: 1,
      diskMb: pages,
      sitemapMs: 1,
      sitemapAgainMs: 1,
      noticeMs: 1,
      renewSeconds: pages,
      renewed: pages,
      failed: 0,
    });
    const verdicts = scaleVerdicts({
      buildSeconds: null,
      points: [point(100, 1, 200), point(1000, 20, 300), point(10_000, 400, 351)],
    });
    expect(verdicts[0]).toEqual({
      what: 'memory with 10,000 cached pages under load',
      target: '≤ 350 MB',
      measured: '351 MB',
      isMet: false,
    });
    expect(verdicts.find(({ what }) => what === 'render all pages grows as n^')).toMatchObject({
      measured: '1.30',
      isMet: false,
    });
    expect(verdicts.find(({ what }) => what === 'renew all after a menu edit grows as n^')).toMatchObject({
      measured: '1.00',
      isMet: true,
    });
  });
});
