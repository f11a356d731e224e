import { HttpResponse, http } from 'msw';

import { loadMenu } from '@footbridge/bridge/pages/layout/load-menu';

import { RECORDED_WORDPRESS } from '../../../../../__tests__/recordings/address';
import { wordPressServer } from '../../../../../__tests__/support/wordpress-server';

const server = wordPressServer();

const item = (databaseId: number) => ({
  databaseId,
  parentDatabaseId: 0,
  order: databaseId,
  label: `Item ${databaseId}`,
  title: null,
  description: null,
  url: `/item-${databaseId}/`,
  target: null,
  cssClasses: [],
  connectedNode: null,
});

/** A menu of `count` items as WPGraphQL gives it: a hundred at a time. */
const menuOf = (count: number) => menuWith(Array.from({ length: count }, (_, index) => item(index + 1)));

function menuWith(items: readonly unknown[]) {
  const count = items.length;
  return http.post(`${RECORDED_WORDPRESS}/index.php`, async ({ request }) => {
    const { variables } = (await request.json()) as { variables: { after: string | null } };
    const start = Number(variables.after ?? 0);
    const end = Math.min(start + 100, count);
    return HttpResponse.json({
      data: {
        menuItems: { pageInfo: { hasNextPage: end < count, endCursor: String(end) }, nodes: items.slice(start, end) },
      },
    });
  });
}

const link = (url: string | null) => url;

describe('a menu', () => {
  it('of more than a hundred items is read to its end', async () => {
    server.use(menuOf(250));
    expect(await loadMenu('PRIMARY', link)).toHaveLength(250);
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('of 250 items and six levels keeps each item at its place, with duplicate labels and headings', async () => {
    // Each item is below the one before it, six deep; every sixth begins a new branch.
    const items = Array.from({ length: 250 }, (_, index) => ({
      ...item(index + 1),
      label: index % 2 ? 'The same' : 'Care &amp; help',
      parentDatabaseId: index % 6 === 0 ? 0 : index,
      url: index % 6 === 5 || index === 249 ? '/page/' : '#',
      target: index === 5 ? '_blank' : null,
    }));
    server.use(menuWith(items));
    const menu = await loadMenu('PRIMARY', (url) => (url === '#' ? null : url));
    const depth = (nodes: typeof menu): number => (nodes.length === 0 ? 0 : 1 + depth(nodes[0]?.children ?? []));
    const count = (nodes: typeof menu): number => nodes.reduce((sum, { children }) => sum + 1 + count(children), 0);
    expect([menu.length, depth(menu), count(menu)]).toEqual([42, 6, 250]);
    expect(menu[0]).toMatchObject({ title: 'Care & help', url: null, children: [{ title: 'The same', url: null }] });
    expect(JSON.stringify(menu[0])).toContain('"target":"_blank"');
  });

  it('of exactly a hundred items is reported: WPGraphQL may have cut it silently', async () => {
    server.use(menuOf(100));
    expect(await loadMenu('FOOTER', link)).toHaveLength(100);
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('FOOTER has exactly 100 items'));
  });

  it('that never ends does not block the page', async () => {
    server.use(
      http.post(`${RECORDED_WORDPRESS}/index.php`, () =>
        HttpResponse.json({
          data: { menuItems: { pageInfo: { hasNextPage: true, endCursor: 'again' }, nodes: [item(1)] } },
        }),
      ),
    );
    expect((await loadMenu('SOCIAL', link)).length).toBeLessThanOrEqual(10);
  });

  it('that WordPress does not have is empty', async () => {
    server.use(http.post(`${RECORDED_WORDPRESS}/index.php`, () => HttpResponse.json({ data: { menuItems: null } })));
    expect(await loadMenu('SOCIAL', link)).toEqual([]);
  });
});
