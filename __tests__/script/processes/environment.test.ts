import { metricsUrls, processEnvironment, requireSharedSecret, runEnvironment } from '@/script/lib/server/environment';

describe('the environment of one of several processes', () => {
  it('has a port of its own for the site and for metrics, and trusts the proxy beside those that are trusted already', () => {
    expect(processEnvironment({ METRICS_PORT: '9090', TRUSTED_PROXIES: '10.0.0.1', PORT: '3000' }, 3002, 1)).toEqual({
      METRICS_PORT: '9091',
      TRUSTED_PROXIES: '10.0.0.1,127.0.0.1',
      PORT: '3002',
    });
    expect(processEnvironment({}, 3001, 0)).toEqual({
      METRICS_PORT: undefined,
      TRUSTED_PROXIES: '127.0.0.1',
      PORT: '3001',
    });
  });

  it('tells of a port for metrics that can’t be had, before anything is started', () => {
    expect(metricsUrls({ METRICS_PORT: '9090' }, { port: 3000, processes: 2 })).toEqual([
      'http://127.0.0.1:9090/metrics',
      'http://127.0.0.1:9091/metrics',
    ]);
    expect(metricsUrls({}, { port: 3000, processes: 2 })).toEqual([]);
    expect(() => metricsUrls({ METRICS_PORT: '2999' }, { port: 3000, processes: 2 })).toThrow(
      /^METRICS_PORT: .*3000.*the site’s own/,
    );
    expect(() => metricsUrls({ METRICS_PORT: '65535' }, { port: 3000, processes: 2 })).toThrow(/65536.*no port/);
  });

  it('needs the secret by which all of them seal', () => {
    expect(() => requireSharedSecret({}, 2)).toThrow(/^FOOTBRIDGE_SECRET: /);
    expect(() => requireSharedSecret({}, 1)).not.toThrow();
    expect(() => requireSharedSecret({ FOOTBRIDGE_SECRET: 'x'.repeat(32) }, 2)).not.toThrow();
  });
});

describe('the environment in which a site is served', () => {
  const served = (env: Record<string, string>, dev = false) => runEnvironment(env, { code: 'DSH', port: 3000, dev });

  it('bounds what a process takes of memory; what the operator says of it comes last, and counts', () => {
    expect(served({})).toMatchObject({
      NODE_OPTIONS: expect.stringMatching(/^--max-old-space-size=\d+ --max-semi-space-size=\d+$/),
      MALLOC_ARENA_MAX: '2',
    });
    expect(served({ NODE_OPTIONS: '--max-old-space-size=1024', MALLOC_ARENA_MAX: '4' })).toMatchObject({
      NODE_OPTIONS: expect.stringMatching(/ --max-old-space-size=1024$/),
      MALLOC_ARENA_MAX: '4',
    });
  });

  it('leaves a site in development what it takes: it builds, too', () => {
    expect(served({}, true).NODE_OPTIONS).toBeUndefined();
  });
});
