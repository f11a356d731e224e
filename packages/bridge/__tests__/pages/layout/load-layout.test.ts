import { HttpResponse, http } from 'msw';

import { loadLayout } from '@footbridge/bridge/pages/layout/load-layout';
import { loadSiteOptions } from '@footbridge/bridge/pages/layout/site-options';

import { RECORDED_WORDPRESS } from '../../../../../__tests__/recordings/address';
import { embeddedWordPress } from '../../../../../__tests__/support/embedded-wordpress';
import {
  resetState,
  onOperationData,
  wordPressServer,
  recordedFailure,
} from '../../../../../__tests__/support/wordpress-server';

const server = wordPressServer();

const OPTIONS = {
  footbridgeUploads: null,
  generalSettings: { url: 'https://editors.example.org', homeUrl: 'https://editors.example.org' },
  readingSettings: null,
  siteOptions: null,
};
const ITEM = {
  databaseId: 7,
  parentDatabaseId: 0,
  order: 1,
  label: 'About',
  title: null,
  description: null,
  url: 'https://editors.example.org/about/',
  target: null,
  cssClasses: [],
  connectedNode: null,
};
const MENU = { menuItems: { pageInfo: { hasNextPage: false, endCursor: null }, nodes: [ITEM] } };

interface Sent {
  operation: string;
  answer(response: Response): void;
}

/** A WordPress that answers when the test says so. @returns its requests, once there are `count` */
function silentWordPress(count: number): Promise<Sent[]> {
  const requested: Sent[] = [];
  return new Promise((resolve) => {
    server.use(
      http.post(`${RECORDED_WORDPRESS}/index.php`, async ({ request }) => {
        const { operationName: operation } = (await request.json()) as { operationName: string };
        return new Promise<Response>((answer) => {
          requested.push({ operation, answer });
          if (requested.length === count) resolve(requested);
        });
      }),
    );
  });
}

const operations = (requested: Sent[]) => requested.map(({ operation }) => operation).toSorted();

describe('the menus of a site that has just been started', () => {
  it('are logged once when WordPress becomes unreachable, and once when it is back', async () => {
    server.use(http.post(`${RECORDED_WORDPRESS}/index.php`, () => HttpResponse.error()));
    for (let visitor = 0; visitor < 5; visitor += 1) expect((await loadLayout()).current).toBe(false);
    const lines = (level: 'error' | 'info') =>
      jest
        .mocked(console[level])
        .mock.calls.map(([line]) => String(line))
        .filter((line) => line.includes('menus'));
    expect(lines('error')).toEqual([
      expect.stringContaining(
        'footer, primary, social could not be loaded, and no stale menu is cached: rendered without',
      ),
    ]);
    resetState(['problems']);
    server.use(onOperationData('GetMenu', MENU), onOperationData('GetSiteOptions', OPTIONS));
    for (let visitor = 0; visitor < 3; visitor += 1) expect((await loadLayout()).layout.primary).toHaveLength(1);
    expect(lines('info')).toEqual([expect.stringContaining('ok again')]);
    expect(lines('error')).toHaveLength(1);
  });

  it('are requested in parallel with the options: a WordPress that does not answer costs one timeout', async () => {
    const waiting = silentWordPress(4);
    const layout = loadLayout();
    const requested = await waiting;
    expect(operations(requested)).toEqual(['GetMenu', 'GetMenu', 'GetMenu', 'GetSiteOptions']);
    for (const { answer } of requested) answer(new HttpResponse(null, { status: 504 }));
    expect(await layout).toEqual({ layout: { primary: [], footer: [], social: [] }, current: false });
    expect(requested).toHaveLength(4);
  });

  it('have their links judged by what WordPress calls itself, though they come before it says so', async () => {
    const waiting = silentWordPress(4);
    const layout = loadLayout();
    const requested = await waiting;
    for (const { operation, answer } of requested)
      if (operation === 'GetMenu') answer(HttpResponse.json({ data: MENU }));
    await new Promise(setImmediate);
    for (const { operation, answer } of requested)
      if (operation === 'GetSiteOptions') answer(HttpResponse.json({ data: OPTIONS }));
    expect((await layout).layout.primary).toEqual([expect.objectContaining({ url: '/about/' })]);
  });
});

describe('the site’s options', () => {
  it('are null, and logged, when WordPress fails and nothing older is there; the older ones stay when something is', async () => {
    server.use(recordedFailure('GetSiteOptions', 'errors/php-fatal'), ...embeddedWordPress());
    expect(await loadSiteOptions()).toBeNull();
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('site options'));

    server.resetHandlers(...embeddedWordPress());
    const before = await loadSiteOptions();
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    server.use(recordedFailure('GetSiteOptions', 'errors/php-fatal'));
    expect(await loadSiteOptions({ bypass: true })).toEqual(before);
  });
});
