import {
  heapMb,
  metricsUrl,
  requireSharedSecret,
  runEnvironment,
  staffForEmbedded,
} from '@footbridge/tools/server/environment';

describe('the environment of several processes', () => {
  it('has the address of metrics', () => {
    expect(metricsUrl({ METRICS_PORT: '9090' })).toBe('http://127.0.0.1:9090/metrics');
    expect(metricsUrl({ METRICS_PORT: '9090', METRICS_HOST: '::1' })).toBe('http://[::1]:9090/metrics');
    expect(metricsUrl({})).toBeNull();
  });

  it('needs the secret by which all of them seal', () => {
    expect(() => requireSharedSecret({}, 2)).toThrow(/^FOOTBRIDGE_SECRET: /);
    expect(() => requireSharedSecret({}, 1)).not.toThrow();
    expect(() => requireSharedSecret({ FOOTBRIDGE_SECRET: 'x'.repeat(32) }, 2)).not.toThrow();
  });
});

describe('the environment in which a site is served', () => {
  const served = (env: Record<string, string>, dev = false) => runEnvironment(env, { code: 'DSH', port: 3000, dev });

  it('limits a process’s memory; the operator’s setting comes last, and wins', () => {
    expect(served({})).toMatchObject({
      NODE_OPTIONS: expect.stringMatching(/^--max-old-space-size=\d+ --max-semi-space-size=\d+$/),
      MALLOC_ARENA_MAX: '2',
    });
    expect(served({ NODE_OPTIONS: '--max-old-space-size=1024', MALLOC_ARENA_MAX: '4' })).toMatchObject({
      NODE_OPTIONS: expect.stringMatching(/ --max-old-space-size=1024$/),
      MALLOC_ARENA_MAX: '4',
    });
  });

  it.each([
    ['a container of 512 MB', 512, 1, 204],
    ['a container of 1 GB', 1024, 1, 409],
    ['two processes in it', 1024, 2, 204],
    ['a small machine', 256, 1, 192],
    ['a large machine', 64 * 1024, 1, 1024],
  ])('gives V8 a part of the memory: %s', (_what, memory, processes, expected) => {
    expect(heapMb(processes, memory)).toBe(expected);
  });

  it('does not limit a site in development: it builds, too', () => {
    expect(served({}, true).NODE_OPTIONS).toBeUndefined();
  });
});

it('the embedded WordPress has a fictitious recipient of mails, while none leaves the machine', () => {
  expect(staffForEmbedded({}, 'deserthopetreatment.com')).toEqual({
    STAFF_EMAILS: 'staff@deserthopetreatment.com.example',
  });
  expect(staffForEmbedded({ STAFF_EMAILS: 'me@example.org' }, 'x.com')).toEqual({});
  expect(staffForEmbedded({ SMTP_URL: 'smtp://127.0.0.1' }, 'x.com')).toEqual({});
});
