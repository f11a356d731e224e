import { HttpResponse } from 'msw';

import { loadLayout } from '@footbridge/bridge/pages/layout/load-layout';
import { loadMenu } from '@footbridge/bridge/pages/layout/load-menu';
import { siteLink } from '@footbridge/bridge/wordpress/url/policy';

import { RECORDED_WORDPRESS } from '../../../../../__tests__/recordings/address';
import { onOperation, onOperationData, wordPressServer } from '../../../../../__tests__/support/wordpress-server';

const server = wordPressServer();

const item = (databaseId: number, over: object = {}) => ({
  databaseId,
  parentDatabaseId: 0,
  order: databaseId,
  label: `Item ${databaseId}`,
  title: null,
  description: null,
  url: `${RECORDED_WORDPRESS}/item-${databaseId}/`,
  target: null,
  cssClasses: [],
  connectedNode: { node: { __typename: 'Page', databaseId, slug: `item-${databaseId}`, contentTypeName: 'page' } },
  ...over,
});

const errorAt = (...path: (string | number)[]) => ({ message: 'Internal server error', path });

/** A menu as WordPress gives it beside errors. */
const menuOf = (nodes: unknown, errors: unknown, hasNextPage: unknown = false) =>
  onOperation('GetMenu', () =>
    HttpResponse.json({ errors, data: { menuItems: { pageInfo: { hasNextPage, endCursor: null }, nodes } } }),
  );

const titles = async () => (await loadMenu('PRIMARY', siteLink)).map(({ title, url }) => `${title} ${url ?? '-'}`);
const warnings = () => jest.mocked(console.warn).mock.calls.map(([line]) => String(line));

describe('a menu of which WordPress reports errors', () => {
  it('keeps an item whose page is broken, by its own label and address', async () => {
    server.use(
      menuOf([item(1, { connectedNode: null }), item(2)], [errorAt('menuItems', 'nodes', 0, 'connectedNode')]),
    );
    expect(await titles()).toEqual(['Item 1 /item-1/', 'Item 2 /item-2/']);
  });

  it('leaves out only the item that has no label or address, and keeps its children', async () => {
    const broken = { connectedNode: null, label: null, url: null };
    server.use(
      menuOf(
        [item(1, broken), item(2, { parentDatabaseId: 1 }), item(3, { connectedNode: null, url: null }), item(4)],
        [errorAt('menuItems', 'nodes', 0, 'label'), errorAt('menuItems', 'nodes', 2, 'url')],
      ),
    );
    expect(await titles()).toEqual(['Item 2 /item-2/', 'Item 4 /item-4/']);
  });

  it.each([
    ['null', null],
    ['without a number', item(1, { databaseId: null })],
    ['of another type', 'broken'],
  ])('leaves out only an item that is %s', async (_, broken) => {
    server.use(menuOf([broken, item(2), item(3)], [errorAt('menuItems', 'nodes', 0)]));
    expect(await titles()).toEqual(['Item 2 /item-2/', 'Item 3 /item-3/']);
  });

  it('is logged once as a warning, however often the menu is read, and once when it is whole again', async () => {
    const errors = [errorAt('menuItems', 'nodes', 0, 'connectedNode'), errorAt('menuItems', 'nodes', 1, 'target')];
    server.use(menuOf([item(1, { connectedNode: null }), item(2)], errors));
    await titles();
    await titles();
    expect(warnings()).toEqual([
      expect.stringContaining(
        'PRIMARY: a part of it is missing (Internal server error at menuItems.nodes.0.connectedNode)',
      ),
    ]);
    server.use(menuOf([item(1), item(2)], undefined));
    await titles();
    expect(warnings()).toHaveLength(1);
    expect(console.info).toHaveBeenCalledWith(expect.stringContaining('PRIMARY: ok again'));
  });

  it('is in the header of pages', async () => {
    const errors = [errorAt('menuItems', 'nodes', 0, 'connectedNode')];
    const options = { footbridgeUploads: null, generalSettings: null, readingSettings: null, siteOptions: null };
    server.use(menuOf([item(1, { connectedNode: null }), item(2)], errors), onOperationData('GetSiteOptions', options));
    expect((await loadLayout()).layout.primary).toHaveLength(2);
  });

  it.each([
    ['errors without a path', [item(1)], [{ message: 'Internal server error' }], false],
    ['an error of the list itself', [item(1)], [errorAt('menuItems', 'pageInfo', 'endCursor')], false],
    ['no list', null, [errorAt('menuItems', 'nodes')], false],
    ['no item that is sound', [null, null], [errorAt('menuItems', 'nodes', 0)], false],
    ['a list without its end', [item(1)], [], 'broken'],
  ])('fails, so that the earlier one stays, with %s', async (_, nodes, errors, hasNextPage) => {
    server.use(menuOf(nodes, errors, hasNextPage));
    await expect(titles()).rejects.toMatchObject({ name: 'UpstreamError' });
  });
});

it('a menu with "#" items and items without an address has its other items, and headings with their children', async () => {
  const custom = { connectedNode: null };
  const withoutAddress: Partial<ReturnType<typeof item>> = item(4);
  delete withoutAddress.url;
  server.use(
    menuOf(
      [
        item(1, { ...custom, url: '#' }),
        item(2, { parentDatabaseId: 1 }),
        item(3, { ...custom, url: '#' }),
        withoutAddress,
        item(5, { ...custom, url: '' }),
        item(6),
      ],
      undefined,
    ),
  );
  expect(await titles()).toEqual(['Item 1 -', 'Item 6 /item-6/']);
  expect(console.warn).not.toHaveBeenCalled();
});
