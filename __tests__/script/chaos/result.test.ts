import { lateRecovery, percentile, statuses, wrongVisits, type Result } from '@/script/lib/chaos/result';
import { progress, table } from '@/script/lib/chaos/table';
import type { Visit } from '@/script/lib/chaos/visitors';

const visit = (status: Visit['status'], more: Partial<Visit> = {}): Visit => ({
  path: '/about/',
  status,
  ms: 10,
  isHelpful: status === 503,
  ...more,
});

describe('what visitors got', () => {
  it('is right when known pages are served and new ones have Retry-After', () => {
    expect(wrongVisits([visit(200), visit(200)], [visit(503), visit(503)], [503])).toEqual([]);
  });

  it.each<[string, Visit[], Visit[], RegExp]>([
    [
      'a known page that fails',
      [visit(200), visit(500)],
      [],
      /^1 of pages seen before were not 200 \(\/about\/ 500\)$/,
    ],
    [
      'a known page without a response',
      [visit('broken', { why: 'ECONNRESET' })],
      [],
      /^1 of pages seen before were not 200 \(\/about\/ broken: ECONNRESET\)$/,
    ],
    ['an error of the site', [], [visit(500)], /^1 of pages never seen were something else/],
    ['an outage taken for a missing page', [], [visit(404)], /^1 of pages never seen were something else/],
    ['a 503 without help', [], [visit(503, { isHelpful: false })], /^1 503s lacked the number or Retry-After/],
  ])('is wrong: %s', (_, seen, unseen, message) => {
    expect(wrongVisits(seen, unseen, [503])).toEqual([expect.stringMatching(message)]);
  });

  it('is printed as a table and as a line', () => {
    const result: Result = {
      name: 'hangs',
      seen: [visit(200, { ms: 7012 }), visit(200)],
      unseen: [visit(503)],
      requestsPerSecond: 1.84,
      memory: 240,
      recovery: 1.2,
      failures: ['memory grew by 900 MB'],
    };
    const [head = '', , row = ''] = table([result]).split('\n');
    expect(row.split('|').map((cell) => cell.trim())).toEqual([
      '',
      'hangs',
      '200: 2',
      '7.0 s',
      '7.0 s',
      '503: 1',
      '10 ms',
      '10 ms',
      '1.8',
      '240 MB',
      '1.2 s',
      '',
    ]);
    expect(row).toHaveLength(head.length);
    expect(progress(result, '1.2')).toBe(
      '1.2 ✗ hangs: seen 200: 2 (slowest 7.0 s); new 503: 1; right again after 1.2 s\n      memory grew by 900 MB',
    );
  });

  it('is counted', () => {
    expect(statuses([visit(503), visit(200), visit('broken'), visit(200)])).toBe('200: 2, 503: 1, broken: 1');
    expect([percentile([3, 1, 2], 0.99), percentile([], 0.5), percentile([1, 2, 3, 4], 0.5)]).toEqual([3, 0, 2]);
    expect([lateRecovery(3), lateRecovery(null), lateRecovery(Infinity)]).toEqual([
      [],
      [],
      ['recovered after Infinity s only'],
    ]);
  });
});
