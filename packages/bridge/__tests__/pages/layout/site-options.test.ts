import { loadSiteOptions } from '@footbridge/bridge/pages/layout/load-layout';

import { recordedFailure, recordedWordPress } from '../../../../../__tests__/recordings/wordpress';
import { wordPressServer } from '../../../../../__tests__/support/wordpress-server';

const server = wordPressServer();

describe("the site's options, as recorded", () => {
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
