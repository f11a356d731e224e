import { scrubItem } from '@footbridge/shared/errors/envelope';

const SECRETS = [
  'Jane Doe',
  'jane@doe.example',
  '702-555-0142',
  'Acme Health',
  'opioid',
  'relapsed',
  'csrf',
  'sid=1',
  '203.0.113.9',
  'W12345678',
  'utm_source',
  'Las Vegas',
  'secret-heading',
  'typed words',
  'my note',
  'local-variable',
  'cookie-value',
  'bearer-token',
  'a label',
  'user-7',
];

const planted = {
  event_id: 'a'.repeat(32),
  timestamp: 1_770_000_000.5,
  platform: 'javascript',
  level: 'error',
  release: 'build-1',
  environment: 'production',
  transaction: '/opioid-rehab/Las Vegas/',
  user: { id: 'user-7', ip_address: '203.0.113.9', email: 'jane@doe.example' },
  request: {
    url: 'https://www.example.org/opioid/?utm_source=x&payer=Acme Health',
    query_string: 'sid=1',
    cookies: { a: 'cookie-value' },
    data: 'typed words',
    headers: {
      'User-Agent': 'Mozilla/5.0 (X11)',
      Cookie: 'sid=1',
      Authorization: 'bearer-token',
      Referer: 'https://www.example.org/opioid/',
    },
  },
  exception: {
    values: [
      {
        type: 'TypeError',
        value:
          'Cannot read "typed words" of jane@doe.example at https://www.example.org/opioid/?sid=1, tel 702-555-0142, W12345678',
        mechanism: { type: 'onerror', handled: false, data: { note: 'my note' } },
        stacktrace: {
          frames: [
            {
              filename: 'https://www.example.org/browser/main-0a1b2c3d.js',
              function: 'send',
              lineno: 1,
              colno: 9,
              in_app: true,
              vars: { x: 'local-variable' },
              context_line: 'typed words',
              pre_context: ['opioid'],
            },
          ],
        },
      },
    ],
  },
  breadcrumbs: [
    { category: 'console', message: 'Jane Doe relapsed', level: 'log', data: { arguments: ['my note'] } },
    { category: 'ui.click', message: 'a.button#secret-heading[aria-label="a label"]', timestamp: 1 },
    {
      category: 'fetch',
      type: 'http',
      data: {
        method: 'GET',
        url: 'https://www.example.org/api/visitor?csrf=1',
        status_code: 200,
        request_body: 'typed words',
      },
    },
    { category: 'navigation', data: { from: '/opioid/', to: '/Las Vegas/' } },
    { category: 'custom', message: 'my note' },
  ],
  tags: { replayId: 'b'.repeat(32), side: 'browser', page: 'single', payer: 'Acme Health' },
  contexts: {
    trace: {
      trace_id: 'c'.repeat(32),
      span_id: 'd'.repeat(16),
      op: 'pageload',
      data: { url: '/opioid/', 'sentry.op': 'pageload', duration: 5 },
    },
    state: { name: 'Jane Doe' },
  },
  extra: { __serialized__: { name: 'Jane Doe', note: 'my note' } },
  modules: { opioid: '1' },
};

const leaked = (value: unknown) => SECRETS.filter((secret) => JSON.stringify(value).includes(secret));

describe('an error that leaves', () => {
  it('[S7.14] contains none of twenty planted secrets', () => {
    expect(leaked(planted)).toEqual(SECRETS);
    expect(leaked(scrubItem('event', planted))).toEqual([]);
  });

  it('[S7.14] still says what failed, where, after what, in which browser and build', () => {
    expect(scrubItem('event', planted)).toEqual({
      event_id: 'a'.repeat(32),
      timestamp: 1_770_000_000.5,
      platform: 'javascript',
      release: 'build-1',
      environment: 'production',
      sdk: { settings: { infer_ip: 'never' } },
      tags: { replayId: 'b'.repeat(32), side: 'browser', page: 'single' },
      request: { headers: { 'User-Agent': 'Mozilla/5.0 (X11)' } },
      level: 'error',
      transaction: '/[page]',
      exception: {
        values: [
          {
            type: 'TypeError',
            value: 'Cannot read [quoted] of [email] at app:///[page], tel [number], [number]',
            mechanism: { type: 'onerror', handled: false },
            stacktrace: {
              frames: [
                { filename: 'app:///browser/main-0a1b2c3d.js', function: 'send', lineno: 1, colno: 9, in_app: true },
              ],
            },
          },
        ],
      },
      breadcrumbs: [
        { category: 'ui.click', message: 'a.button', timestamp: 1 },
        { category: 'fetch', type: 'http', data: { method: 'GET', url: 'app:///api/visitor', status_code: 200 } },
        { category: 'navigation', data: { to: '/[page]' } },
      ],
      contexts: {
        trace: {
          trace_id: 'c'.repeat(32),
          span_id: 'd'.repeat(16),
          op: 'pageload',
        },
      },
    });
  });

  it('[S9.14] has 100 breadcrumbs and 50 frames at most, the last ones', () => {
    const frames = Array.from({ length: 80 }, (_, lineno) => ({ filename: '/browser/a-0a1b2c3d.js', lineno }));
    const breadcrumbs = Array.from({ length: 130 }, (_, timestamp) => ({
      category: 'ui.click',
      message: 'a',
      timestamp,
    }));
    const event = scrubItem('event', {
      breadcrumbs,
      exception: { values: [{ type: 'Error', value: 'x', stacktrace: { frames } }] },
    });
    expect(event).toMatchObject({
      breadcrumbs: { length: 100, 0: { timestamp: 30 } },
      exception: { values: [{ stacktrace: { frames: { length: 50, 0: { lineno: 30 } } } }] },
    });
  });

  it.each([
    null,
    'text',
    7,
    [],
    { exception: 7, breadcrumbs: 'x', tags: [], contexts: null, spans: {}, request: 1 },
    { exception: { values: [null, 1, { stacktrace: { frames: [null, 'x'] } }] } },
    JSON.parse('{"__proto__":{"user":{"id":"user-7"}},"tags":{"__proto__":{"page":"x"}}}'),
  ])('is looked at without a fall, whatever it is: %j', (event) => {
    expect(leaked(scrubItem('event', event) ?? '')).toEqual([]);
  });
});

describe('a transaction that leaves', () => {
  const transaction = {
    type: 'transaction',
    transaction: '/[single]',
    start_timestamp: 1,
    timestamp: 2,
    spans: [{ op: 'browser.request', description: 'https://www.example.org/opioid/' }],
    measurements: { lcp: { value: 900, unit: 'millisecond' }, element: { value: 'Jane Doe' } },
  };

  it('[S7.14] says how long what took, not of which page', () => {
    const scrubbed = scrubItem('transaction', transaction);
    expect(leaked(scrubbed)).toEqual([]);
    expect(scrubbed).toMatchObject({
      transaction: '/[single]',
      start_timestamp: 1,
      timestamp: 2,
      measurements: { lcp: { value: 900, unit: 'millisecond' } },
    });
    expect(scrubbed).not.toHaveProperty('spans');
  });

  it('[S8.7] of the 404 page and of a health check does not leave', () => {
    for (const name of ['/404', '/[404]', '/_error', 'GET /api/health'])
      expect(scrubItem('transaction', { ...transaction, transaction: name })).toBeUndefined();
    expect(scrubItem('transaction', transaction)).not.toBeUndefined();
  });
});
