import { menuTree, parseMenu } from '@footbridge/bridge/pages/layout/menu-tree';
import { normalizeMenu, type MenuItem } from '@footbridge/bridge/pages/layout/normalize-menu';
import { siteLink } from '@footbridge/bridge/wordpress/url/policy';
import { MENU_QUERY } from '@/queries/menus';

import { recording, replayQuery } from '../../../../../__tests__/recordings/replay';

process.env.WORDPRESS_URL = 'http://127.0.0.1:8080';

const item = (ID: number, menu_item_parent: number, over: Partial<MenuItem> = {}): MenuItem => ({
  ID,
  menu_item_parent,
  menu_order: ID,
  object_id: ID,
  object: 'custom',
  type: 'custom',
  title: `Item ${ID}`,
  url: `/item-${ID}/`,
  target: '',
  attr_title: '',
  description: '',
  classes: [],
  slug: '',
  ...over,
});

describe('[S3.52] a menu item as the recorded WordPress gives it', () => {
  const recorded = recording('data/menu-primary').response.body.data ?? {};
  const { menuItems } = replayQuery(MENU_QUERY, recorded, { location: 'PRIMARY' }).data ?? {};
  const normalized = normalizeMenu(menuItems?.nodes ?? [], siteLink);

  it('has every field of the specification, in the order of the menu', () => {
    const hills = normalized.find(({ title }) => title === 'Green Hills Recovery');
    expect(hills).toEqual({
      ID: 1882,
      menu_order: 24,
      menu_item_parent: 1881,
      object_id: 1842,
      object: 'facility',
      type: 'post_type',
      title: 'Green Hills Recovery',
      url: '/facilities/green-hills-recovery/',
      target: '',
      attr_title: '',
      description: '',
      classes: [],
      slug: 'green-hills-recovery',
    });
    const orders = normalized.map(({ menu_order }) => menu_order);
    expect(orders).toEqual(orders.toSorted((a, b) => a - b));
  });

  it('distinguishes terms, posts and external links', () => {
    expect(normalized.find(({ title }) => title === 'Markup')).toMatchObject({
      object: 'category',
      type: 'taxonomy',
      slug: 'markup',
    });
    expect(normalized.find(({ title }) => title === 'External')).toMatchObject({
      object: 'custom',
      type: 'custom',
      url: 'https://example.com/x?y=1#z',
      target: '_blank',
      classes: ['ext', 'big'],
    });
  });

  it('has no URL when it is a "#" item or WordPress returns null, and no placeholder title', () => {
    expect(normalized.find(({ title }) => title === 'Pages')?.url).toBeNull();
    expect(normalized.find(({ ID }) => ID === 1728)).toMatchObject({ title: '', url: null });
    expect(
      menuTree(normalized)
        .flatMap((node) => [node, ...node.children])
        .some(({ title }) => title === ''),
    ).toBe(false);
  });
});

it("takes the tags out of a label that is a page's title", () => {
  const [node] =
    replayQuery(MENU_QUERY, recording('data/menu-primary').response.body.data ?? {}, { location: 'PRIMARY' }).data
      ?.menuItems?.nodes ?? [];
  const labelled = (label: string) => normalizeMenu(node ? [{ ...node, label }] : [], siteLink)[0]?.title;
  expect(labelled('About <em>us</em> & you')).toBe('About us & you');
  expect(labelled('<script>alert("x")</script>')).toBe('');
});

it('a menu from another process stays byte for byte as it was loaded, so that all processes render the same', () => {
  const text =
    '[{"id":1,"title":"Help","url":"https://www.samhsa.gov/","children":[],"target":"_blank"},{"title":"About","children":[{"url":null,"id":3,"children":[],"title":"Us"}],"url":"/about/","id":2}]';
  expect(JSON.stringify(parseMenu(JSON.parse(text)))).toBe(text);
});

describe('the tree of a menu', () => {
  it('nests children under parents to any depth', () => {
    const [top] = menuTree([item(1, 0), item(2, 1), item(3, 2)]);
    expect(top?.children[0]?.children[0]?.title).toBe('Item 3');
  });

  it('brings orphans to the top', () => {
    expect(menuTree([item(1, 0), item(2, 99)]).map(({ title }) => title)).toEqual(['Item 1', 'Item 2']);
  });

  it('has an item with the number 0, which means the top, once and not below itself', () => {
    expect(menuTree([item(0, 0), item(1, 0)])).toEqual([
      expect.objectContaining({ title: 'Item 0', children: [] }),
      expect.objectContaining({ title: 'Item 1' }),
    ]);
  });

  it('does not hang on a circle, nor lose its members', () => {
    const titles = (nodes: ReturnType<typeof menuTree>): string[] =>
      nodes.flatMap((node) => [node.title, ...titles(node.children)]);
    expect(titles(menuTree([item(1, 2), item(2, 1), item(3, 3), item(4, 1)])).toSorted()).toEqual([
      'Item 1',
      'Item 2',
      'Item 3',
      'Item 4',
    ]);
  });

  it('keeps a heading without a link when it has children, and drops one that has none', () => {
    const tree = menuTree([item(1, 0, { url: null }), item(2, 1), item(3, 0, { url: null })]);
    expect(tree).toEqual([
      { title: 'Item 1', url: null, children: [{ title: 'Item 2', url: '/item-2/', children: [] }] },
    ]);
  });
});
