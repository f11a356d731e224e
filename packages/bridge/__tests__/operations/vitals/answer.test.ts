import { CLSThresholds, FCPThresholds, INPThresholds, LCPThresholds, TTFBThresholds } from 'web-vitals';

import { measure, type Measurements } from '@footbridge/bridge/operations/metrics/registry';
import { answerVitals } from '@footbridge/bridge/operations/vitals/answer';

import { sendTo, type ApiRequest } from '../../../../../__tests__/support/api';
import { metersState } from '@footbridge/bridge/platform/meters';

const IDLE = { state: 'closed', active: 0, queued: 0 } as const;
const TEMPLATES = ['front-page', 'single'];
const REPORT = { template: 'single', device: 'mobile', values: { LCP: 2500, CLS: 0.1, INP: 201, FCP: 900.5, TTFB: 0 } };

let metrics: Measurements;

beforeEach(() => {
  metrics = measure({
    leads: async () => [],
    cachedPages: async () => [],
    isShared: async () => null,
    isWritable: async () => null,
    upstream: () => ({ pages: IDLE, searches: IDLE, forms: IDLE, uploads: IDLE, mediaHosts: IDLE }),
    now: () => 0,
    build: { site: 'DSH', build: 'build-1', node: 'v24' },
  });
  metersState.value = metrics.meters;
});
afterEach(() => {
  metersState.value = undefined;
});

const post = (body: unknown, sent?: ApiRequest) =>
  sendTo((request, response) => answerVitals(request, response, TEMPLATES), body, sent);

/** Lines of the five histograms. */
const counted = async (): Promise<string[]> =>
  (await metrics.text()).split('\n').filter((line) => /^footbridge_(?:cls|fcp|inp|lcp|ttfb)/.test(line));

describe('a report of how fast a page was', () => {
  it('is counted by brand, template and kind of device, in seconds, and nothing else is said of it', async () => {
    await expect(post(REPORT)).resolves.toMatchObject({ status: 200 });
    await expect(post({ template: 'front-page', device: 'desktop', values: { LCP: 700 } })).resolves.toMatchObject({
      status: 200,
    });
    const lines = await counted();
    const labels = 'brand="DSH",template="single",device="mobile"';
    expect(lines).toEqual(
      expect.arrayContaining([
        `footbridge_lcp_seconds_sum{${labels}} 2.5`,
        `footbridge_cls_sum{${labels}} 0.1`,
        `footbridge_inp_seconds_count{${labels}} 1`,
        `footbridge_fcp_seconds_sum{${labels}} 0.9005`,
        `footbridge_ttfb_seconds_sum{${labels}} 0`,
        'footbridge_lcp_seconds_count{brand="DSH",template="front-page",device="desktop"} 1',
      ]),
    );
    expect(
      [...new Set(lines.flatMap((line) => [...line.matchAll(/(\w+)="/g)].map(([, name]) => name)))].toSorted(),
    ).toEqual(['brand', 'device', 'le', 'template']);
    // At a border it is still on the better side.
    expect(lines).toEqual(
      expect.arrayContaining([
        `footbridge_lcp_seconds_bucket{le="2.5",${labels}} 1`,
        `footbridge_lcp_seconds_bucket{le="2",${labels}} 0`,
        `footbridge_inp_seconds_bucket{le="0.2",${labels}} 0`,
        `footbridge_inp_seconds_bucket{le="0.35",${labels}} 1`,
      ]),
    );
  });

  it('falls into buckets that have the borders of "good" and "needs improvement"', async () => {
    await post(REPORT);
    const lines = await counted();
    const borders = (metric: string) =>
      lines.flatMap((line) =>
        line.startsWith(`${metric}_bucket`)
          ? [Number(/le="([^"]+)"/.exec(line)?.[1]?.replace('+Inf', 'Infinity'))]
          : [],
      );
    const seconds = (thresholds: readonly number[]) => thresholds.map((ms) => ms / 1000);
    expect(borders('footbridge_cls')).toEqual(expect.arrayContaining([...CLSThresholds]));
    expect(borders('footbridge_fcp_seconds')).toEqual(expect.arrayContaining(seconds(FCPThresholds)));
    expect(borders('footbridge_inp_seconds')).toEqual(expect.arrayContaining(seconds(INPThresholds)));
    expect(borders('footbridge_lcp_seconds')).toEqual(expect.arrayContaining(seconds(LCPThresholds)));
    expect(borders('footbridge_ttfb_seconds')).toEqual(expect.arrayContaining(seconds(TTFBThresholds)));
  });

  it.each(['', '404', 'preview', 'opioids', '__proto__', 'single"} 1\nevil{a="'])(
    'is not counted for a page of an unknown template: %j',
    async (template) => {
      await expect(post({ ...REPORT, template })).resolves.toMatchObject({ status: 200 });
      expect(await counted()).toEqual([]);
    },
  );

  it.each([
    ['no JSON', 'rubbish'],
    ['null', null],
    ['no template', { ...REPORT, template: undefined }],
    ['a long template', { ...REPORT, template: 'x'.repeat(51) }],
    ['no such device', { ...REPORT, device: 'fridge' }],
    ['no such value', { ...REPORT, values: { FID: 1 } }],
    ['a value that is none', { ...REPORT, values: { LCP: '1000' } }],
    ['a value below zero', { ...REPORT, values: { LCP: -1 } }],
    ['something more', { ...REPORT, address: '/opioids/' }],
  ])('is refused with %s', async (_, body) => {
    await expect(post(body)).resolves.toMatchObject({ status: 400, body: { error: { code: 'malformed' } } });
    expect(await counted()).toEqual([]);
  });

  it('is refused by another method, from another site, as another type, and longer than any', async () => {
    await expect(post(REPORT, { method: 'PUT' })).resolves.toMatchObject({ status: 405 });
    await expect(post(REPORT, { headers: { 'sec-fetch-site': 'cross-site' } })).resolves.toMatchObject({
      status: 403,
      body: { error: { code: 'foreign' } },
    });
    await expect(post(REPORT, { headers: { 'content-type': 'text/plain' } })).resolves.toMatchObject({
      status: 415,
      body: { error: { code: 'content-type' } },
    });
    await expect(post({ ...REPORT, more: 'x'.repeat(1000) })).resolves.toMatchObject({
      status: 413,
      body: { error: { code: 'too-large' } },
    });
    expect(await counted()).toEqual([]);
  });

  it('is answered with 404 without METRICS_PORT', async () => {
    metersState.value = undefined;
    await expect(post(REPORT)).resolves.toMatchObject({ status: 404, body: { error: { code: 'off' } } });
  });

  it('is one of 120 a minute from one address', async () => {
    for (let sent = 0; sent < 120; sent += 1) await expect(post(REPORT)).resolves.toMatchObject({ status: 200 });
    const refused = await post(REPORT);
    expect(refused).toMatchObject({ status: 429, body: { error: { code: 'too-many' } } });
    expect(refused.header('Retry-After')).toBe('60');
    await expect(post(REPORT, { address: '198.51.100.250' })).resolves.toMatchObject({ status: 200 });
  });
});
