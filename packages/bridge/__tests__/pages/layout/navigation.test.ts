import { HttpResponse, http } from 'msw';

import { loadLayout } from '@footbridge/bridge/pages/layout/load-layout';

import { RECORDED_WORDPRESS } from '../../../../../__tests__/recordings/address';
import { onOperationData, wordPressServer } from '../../../../../__tests__/support/wordpress-server';

const server = wordPressServer();

const OPTIONS = { generalSettings: null, readingSettings: null, siteOptions: null, footbridgeUploads: [] };
const link = (databaseId: number, label: string, url: string, parentDatabaseId = 0) => ({
  databaseId,
  parentDatabaseId,
  order: databaseId,
  objectId: databaseId,
  label,
  url,
  target: '',
  cssClasses: [],
});
const NO_MENU = { menuItems: { pageInfo: { hasNextPage: false, endCursor: null }, nodes: [] } };

/** A WordPress without menus, whose plugin answers so. */
function wordPressWith(navigation: Record<string, unknown>): void {
  server.use(
    onOperationData('GetMenu', NO_MENU),
    onOperationData('GetSiteOptions', OPTIONS),
    http.get(`${RECORDED_WORDPRESS}/index.php`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const location = searchParams.get('rest_route') === '/footbridge/v1/navigation' && searchParams.get('location');
      return location && navigation[location]
        ? HttpResponse.json({ items: navigation[location] })
        : HttpResponse.json({ code: 'rest_no_route' }, { status: 404 });
    }),
  );
}

describe('a site without a menu at a location', () => {
  it('has the items of its block theme’s Navigation block, with those below them', async () => {
    wordPressWith({
      primary: [
        link(1, 'Home', `${RECORDED_WORDPRESS}/`),
        link(2, 'Care <em>here</em>', '#'),
        link(3, 'Detox', `${RECORDED_WORDPRESS}/detox/`, 2),
        link(4, 'Nothing', ''),
      ],
    });
    const { layout } = await loadLayout();
    expect(layout.primary).toEqual([
      { title: 'Home', url: '/', children: [] },
      { title: 'Care here', url: null, children: [{ title: 'Detox', url: '/detox/', children: [] }] },
    ]);
    expect(layout.pages).toBeUndefined();
  });

  it('has its top pages where it has no Navigation block either', async () => {
    wordPressWith({ primary: [], pages: [link(1, 'Blog', `${RECORDED_WORDPRESS}/blog/`)] });
    const { layout, current } = await loadLayout();
    expect(layout).toEqual({
      primary: [],
      footer: [],
      social: [],
      pages: [{ title: 'Blog', url: '/blog/', children: [] }],
    });
    expect(current).toBe(true);
  });

  it('has none with a plugin that has no such route', async () => {
    wordPressWith({});
    expect((await loadLayout()).layout).toEqual({ primary: [], footer: [], social: [] });
    expect(console.error).not.toHaveBeenCalled();
  });
});
