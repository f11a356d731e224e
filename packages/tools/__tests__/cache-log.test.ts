import { logLine } from '@footbridge/tools/cache-log';

describe('npm run tool -- cache log', () => {
  it('prints when, what, how many pages, and which', () => {
    expect(
      logLine({
        at: '2026-11-21T10:00:00.000Z',
        what: 'webhook',
        about: 'node (2 keys, 1 addresses)',
        pages: 2,
        paths: ['/about/', '/team/'],
      }),
    ).toBe('2026-11-21T10:00:00.000Z  webhook: node (2 keys, 1 addresses) · 2 pages\n    /about/ /team/');
    expect(logLine({ at: 'x', what: 'cleared-page', about: 'by editor', pages: 1 })).toBe(
      'x  page cleared: by editor · 1 page',
    );
    expect(logLine({ at: 'x', what: 'webhook', about: 'menu', pages: 300, paths: ['/a/'] })).toContain('/a/ …');
  });

  it('prints no control characters', () => {
    expect(logLine({ at: 'x', what: 'cleared-all', about: 'by \u001b[31meditor' })).toBe(
      'x  everything cleared: by ·[31meditor',
    );
  });
});
