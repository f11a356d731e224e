import { loadSiteOptions } from '@footbridge/bridge/pages/layout/load-layout';

import { recordedFailure, recordedWordPress } from '../../../../../__tests__/recordings/wordpress';
import { wordPressServer } from '../../../../../__tests__/support/wordpress-server';

const server = wordPressServer();

describe("the site's options, as recorded", () => {
  it('[S3.25] have an entry for each segment that editors configured', async () => {
    server.use(...recordedWordPress());
    const options = await loadSiteOptions();
    const entries = options?.siteOptions?.stickyFloater?.contentSegments ?? [];
    expect(entries.map((entry) => entry?.segment?.[0])).toEqual(['info-pr', 'insurance', 'conversion']);
    expect(entries[0]).toMatchObject({
      hide: false,
      title: 'Talk to someone',
      buttons: [{ link: { title: 'Call' } }, { link: { title: 'Chat' } }],
    });
  });

  it('[S3.26] have a default for the other segments', async () => {
    server.use(...recordedWordPress());
    const options = await loadSiteOptions();
    expect(options?.siteOptions?.stickyFloater?.contentSegmentsDefault).toMatchObject({
      hide: false,
      title: 'Need help?',
    });
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
