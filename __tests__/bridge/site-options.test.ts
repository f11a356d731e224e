import { setConfig } from '@faustwp/core';
import { setupServer } from 'msw/node';

import { footbridgePlugin } from '@/bridge/faust/plugin';
import { loadSiteOptions } from '@/bridge/frame/load-frame';

import { RECORDED_WORDPRESS, recordedFailure, recordedWordPress } from '../recordings/wordpress';

const server = setupServer();

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  setConfig({ templates: {}, plugins: [footbridgePlugin], possibleTypes: {} });
});
beforeEach(() => {
  process.env.WORDPRESS_URL = RECORDED_WORDPRESS;
  delete globalThis.footbridgeShared;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  server.resetHandlers();
  jest.restoreAllMocks();
});
afterAll(() => server.close());

describe("the site's options, as recorded", () => {
  it('[S3.25] have an entry for each segment that editors configured', async () => {
    server.use(...recordedWordPress());
    const options = await loadSiteOptions();
    const entries = options?.siteOptions?.stickyFloater?.contentSegments ?? [];
    expect(entries.map((entry) => entry?.segment?.[0])).toEqual(['info-pr', 'insurance', 'conversion']);
    expect(entries[0]).toMatchObject({ hide: false, title: 'Talk to someone', buttons: [{ link: { title: 'Call' } }, { link: { title: 'Chat' } }] });
  });

  it('[S3.26] have a default for the other segments', async () => {
    server.use(...recordedWordPress());
    const options = await loadSiteOptions();
    expect(options?.siteOptions?.stickyFloater?.contentSegmentsDefault).toMatchObject({ hide: false, title: 'Need help?' });
  });

  it('are null, and logged, when WordPress fails and nothing older is there; the older ones stay when something is', async () => {
    server.use(recordedFailure('GetSiteOptions', 'errors/php-fatal'), ...recordedWordPress());
    expect(await loadSiteOptions()).toBeNull();
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('site options'));

    server.resetHandlers(...recordedWordPress());
    const before = await loadSiteOptions();
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    server.use(recordedFailure('GetSiteOptions', 'errors/php-fatal'));
    expect(await loadSiteOptions({ bypass: true })).toEqual(before);
  });
});
