import { HttpResponse } from 'msw';

import { loadMenu } from '@footbridge/bridge/pages/layout/load-menu';
import { loggedOnceState } from '@footbridge/bridge/platform/log-repeated';
import { siteLink } from '@footbridge/bridge/wordpress/url/policy';

import { onOperation, wordPressServer } from '../../../../../__tests__/support/wordpress-server';

const server = wordPressServer();
const warnings = () => jest.mocked(console.warn).mock.calls.map(([line]) => String(line));

/** An answer of WordPress with what the plugin adds to it. */
const answerWith = (extensions: unknown) =>
  onOperation('GetMenu', () =>
    HttpResponse.json({
      data: { menuItems: { pageInfo: { hasNextPage: false, endCursor: null }, nodes: [] } },
      extensions,
    }),
  );

describe('shortcodes that the plugin removed', () => {
  beforeEach(() => {
    loggedOnceState.value = undefined;
  });

  it('are logged with post and name, each once', async () => {
    const removed = [
      { post: 'post 12 (our-care)', name: 'old_slider' },
      { post: 'page 4 (about)', name: 'old_slider' },
    ];
    server.use(answerWith({ footbridgeShortcodes: removed }));
    await loadMenu('PRIMARY', siteLink);
    await loadMenu('PRIMARY', siteLink);
    expect(warnings()).toEqual([
      '[footbridge] html: post 12 (our-care) has the shortcode [old_slider], which WordPress does not know: it is not shown',
      '[footbridge] html: page 4 (about) has the shortcode [old_slider], which WordPress does not know: it is not shown',
    ]);
  });

  it.each([undefined, null, 'x', { footbridgeShortcodes: 'x' }, { footbridgeShortcodes: [{ post: 1 }] }])(
    'are ignored in an answer of another shape: %j',
    async (extensions) => {
      server.use(answerWith(extensions));
      await loadMenu('PRIMARY', siteLink);
      expect(warnings()).toEqual([]);
    },
  );
});
