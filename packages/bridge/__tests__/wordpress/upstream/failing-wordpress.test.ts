import { HttpResponse, http } from 'msw';

import { loadPath, loadSearch } from '@footbridge/bridge/pages/page/load';
import { sendDocument } from '@footbridge/bridge/feeds/documents/send';
import { UpstreamError } from '@footbridge/bridge/platform/upstream-error';
import { queryWordPress } from '@footbridge/bridge/wordpress/faust/query';
import { MENU_QUERY } from '@/queries/menus';
import { templates } from '@/wp-templates';

import { embeddedWordPress } from '../../../../../__tests__/support/embedded-wordpress';
import { RECORDED_WORDPRESS } from '../../../../../__tests__/recordings/address';
import { exchange } from '../../../../../__tests__/support/exchange';
import { LOG_LEVELS, wordPressServer, recordedFailure } from '../../../../../__tests__/support/wordpress-server';

const server = wordPressServer();
const logged = () =>
  LOG_LEVELS.flatMap((level) => jest.mocked(console[level]).mock.calls)
    .map(String)
    .join('\n');
const fails = (operation: string) => server.use(recordedFailure(operation, 'errors/php-fatal'), ...embeddedWordPress());

describe('a WordPress whose options cannot be loaded', () => {
  it('has pages that are revalidated within a minute', async () => {
    fails('GetSiteOptions');
    expect(await loadPath('/about/', templates)).toMatchObject({ kind: 'page', revalidate: 60 });
  });
});

describe('an answer that says nothing', () => {
  it('is no "there is nothing"', async () => {
    server.use(
      http.post(`${RECORDED_WORDPRESS}/index.php`, () => HttpResponse.json({ data: {} })),
      ...embeddedWordPress(),
    );
    await expect(queryWordPress(MENU_QUERY, { location: 'PRIMARY' })).rejects.toMatchObject({
      name: 'UpstreamError',
      message: 'a response without menuItems',
    });
  });
});

describe('what a visitor searched for', () => {
  const WORDS = 'my own illness';
  const search = () => loadSearch({ words: WORDS, page: 1 }, templates);

  it('is in no log, found or not', async () => {
    server.use(...embeddedWordPress());
    expect(await search()).toMatchObject({ kind: 'page' });
    expect(logged()).toMatch(/Possible templates for resolved url: "\/search\/…"/);
    expect(logged()).not.toMatch(/illness/);
  });

  it('is in no error either', async () => {
    fails('GetSearchResults');
    const failure = await search().catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'UpstreamError', message: expect.stringMatching(/^(?!.*illness)/) });
    const { request, response } = exchange();
    request.url = '/api/feed?path=%2Fsearch%2Fmy+own+illness%2Ffeed%2F';
    await sendDocument(request, response, () => Promise.reject(new UpstreamError('no answer')));
    expect(logged()).toMatch(/feeds: \/api\/feed\?… could not be created/);
    expect(logged()).not.toMatch(/illness/);
  });
});
