import { recordedValidity } from '@footbridge/bridge/cache/page-cache/renders';
import { markedBlocks } from '@footbridge/bridge/wordpress/blocks/markers';
import { loadPage } from '@footbridge/bridge/pages/page/load';
import { blocks as registry } from '@/components/blocks/registry';
import { templates } from '@/wp-templates';

import { NONCE, marked } from '../../../../../__tests__/support/blocks';
import { configureFaust, LOG_LEVELS, resetState } from '../../../../../__tests__/support/wordpress-server';
import { temporaryData } from '../../../../../__tests__/support/temporary-data';
import { start } from '../../../../embedded/__tests__/support/server';

import type { EmbeddedWordPress } from '@footbridge/embedded/server';

let wordpress: EmbeddedWordPress;
let fetched: jest.SpiedFunction<typeof fetch>;

temporaryData();
beforeAll(async () => {
  wordpress = await start('DSH');
  process.env.WORDPRESS_URL = wordpress.url;
});
beforeEach(() => {
  resetState();
  configureFaust();
  for (const level of LOG_LEVELS) jest.spyOn(console, level).mockImplementation(() => undefined);
  fetched = jest.spyOn(globalThis, 'fetch');
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await wordpress.close();
  delete process.env.WORDPRESS_URL;
});

const warnings = () =>
  jest
    .mocked(console.warn)
    .mock.calls.map(([line]) => String(line))
    .filter((line) => line.includes(' blocks: '));
const facility = () => {
  const one = wordpress.edits.store().postAt('/facilities/desert-hope-treatment-center/');
  if (!one) throw new Error('no facility');
  return one;
};
const blockOf = (name: string) => {
  const block = registry[name];
  if (!block) throw new Error(`no ${name}`);
  return block;
};
const editor = () => {
  const user = wordpress.edits.store().user('editor');
  if (!user) throw new Error('no editor');
  return user;
};

/** Publishes a page, or changes it. */
function publish(slug: string, content: string): void {
  const id = wordpress.edits.store().postAt(`/${slug}/`)?.id ?? null;
  const saved = wordpress.edits.publish({ id, type: 'page', title: slug, slug, content }, editor());
  if (!saved.ok) throw new Error(JSON.stringify(saved));
}

interface ShownBlock {
  name: string;
  attributes: Record<string, unknown>;
  data: unknown;
}

async function load(slug: string): Promise<{ html: string; blocks: ShownBlock[]; isOpen: boolean }> {
  const outcome = await loadPage({ params: { wordpressNode: [slug] } }, templates);
  if (outcome.kind !== 'page') throw new Error(outcome.kind);
  const { html } = outcome.view as { html: string };
  const blocks = [...html.matchAll(/data-view="([^"]*)"/g)].map(([, view = '']): ShownBlock =>
    JSON.parse(Buffer.from(view, 'base64url').toString()),
  );
  return { html: html.replaceAll(/ data-view="[^"]*"/g, ''), blocks, isOpen: outcome.visit.isOpen ?? false };
}

/** Names of the operations that were sent, with whether the header of blocks was. */
const operations = () =>
  fetched.mock.calls.flatMap(([, init]) => {
    const name = /"operationName":"(\w+)"/.exec(String(init?.body))?.[1];
    return name ? [`${name}${new Headers(init?.headers).has('x-footbridge-blocks') ? ' with blocks' : ''}`] : [];
  });

const card = (id: number) => `<!-- wp:footbridge/facility-card {"facility":${id}} /-->`;

it('draws blocks, with one query for all that show other content', async () => {
  const { id, title } = facility();
  publish(
    'drawn',
    `<p>One</p>\n\n<!-- wp:footbridge/call-button {"text":"Ask “us” <b>"} /-->\n\n${card(id)}${card(id)}\n\n<p>Two</p>`,
  );
  const { html, blocks } = await load('drawn');
  expect(blocks).toMatchObject([
    { name: 'footbridge/call-button', attributes: { text: 'Ask “us” <b>', look: 'primary' }, data: null },
    { name: 'footbridge/facility-card', attributes: { facility: id }, data: { id, name: title } },
    { name: 'footbridge/facility-card', data: { name: title } },
  ]);
  expect(html).toMatch(/^<p>One<\/p>\s*(?:<footbridge-block><\/footbridge-block>\s*){3}<p>Two<\/p>$/);
  expect(operations().filter((name) => name.startsWith('GetBlockData'))).toHaveLength(1);
  expect(operations()).toContain('GetPage with blocks');
  expect(operations().filter((name) => /Menu|Options/.test(name) && name.includes('with'))).toEqual([]);
});

it('sends no query for blocks without such content', async () => {
  publish('plain-blocks', '<!-- wp:footbridge/crisis-box /-->');
  expect((await load('plain-blocks')).blocks).toHaveLength(1);
  expect(operations().join()).not.toContain('GetBlockData');
});

it('depends on the facility that it shows, and on none other', async () => {
  const { id } = facility();
  publish('depends', card(id));
  await load('depends');
  const keys = new Set(recordedValidity('/depends/')?.dependencies.flatMap((one) => one.keys));
  for (const group of ['name', 'card', 'excerpt', 'listed']) expect(keys).toContain(`${group}:post:${id}`);
  expect(keys).not.toContain(`body:post:${id}`);
  const others = wordpress.edits
    .store()
    .postsOfType('facility')
    .filter((one) => one.id !== id);
  for (const other of others) expect([...keys].join(' ')).not.toMatch(new RegExp(`post:${other.id}\\b`));
  expect([...keys].join(' ')).not.toContain('list:footbridgefacility');
});

it('gives a block of ACF its fields by name', async () => {
  publish('acf', '<!-- wp:acf/team {"name":"acf/team","data":{"heading":"Nurses","_heading":"field_1"}} /-->');
  const headers = { 'content-type': 'application/json', 'x-footbridge-blocks': `${NONCE} acf/team` };
  const body = JSON.stringify({ query: '{ page(id: "/acf/", idType: URI) { content } }' });
  const response = await fetch(`${wordpress.url}/graphql`, { method: 'POST', headers, body });
  const [, block = ''] = /data-block=\\"([^\\]+)/.exec(await response.text()) ?? [];
  expect(JSON.parse(Buffer.from(block, 'base64url').toString())).toEqual({
    name: 'acf/team',
    attributes: { heading: 'Nurses' },
  });
});

describe('a block that cannot be drawn', () => {
  it.each([
    ['an attribute of another type', '{"facility":"twelve"}', '“facility” must be a number'],
    ['a deleted facility', '{"facility":999999}', 'does not exist'],
    ['no facility', '', 'does not exist'],
  ])('%s: its plain form stays, and the log says why', async (_, json, why) => {
    publish('odd', `<p>One</p>\n\n<!-- wp:footbridge/facility-card ${json} /-->\n\n<p>Two</p>`);
    const { html, blocks } = await load('odd');
    expect(blocks).toEqual([]);
    expect(html).toMatch(/^<p>One<\/p>\s*<p>Two<\/p>$/);
    expect(warnings()).toEqual([expect.stringContaining(`/odd/: footbridge/facility-card: `)]);
    expect(warnings()[0]).toContain(why);
  });

  it.each(['needs', 'data', 'facts'] as const)(
    'whose %s() throws: its plain form stays, and the log says why',
    async (part) => {
      jest.spyOn(blockOf('footbridge/facility-card'), part).mockImplementation(() => {
        throw new TypeError('nodes is undefined');
      });
      publish('throws', `<p>One</p>\n\n${card(facility().id)}\n\n<!-- wp:footbridge/crisis-box /-->`);
      const { html, blocks } = await load('throws');
      expect(blocks.map(({ name }) => name)).toEqual(['footbridge/crisis-box']);
      expect(html).toContain(facility().title);
      expect(warnings()).toEqual([
        expect.stringContaining(
          '/throws/: footbridge/facility-card: the theme fails to render it (nodes is undefined)',
        ),
      ]);
    },
  );

  it('of another plugin, or a newer one: what WordPress renders stays', async () => {
    publish('foreign', '<!-- wp:acme/hero {"a":1} --><p>Inner</p><!-- /wp:acme/hero -->');
    expect(await load('foreign')).toMatchObject({ html: '<p>Inner</p>', blocks: [] });
  });

  it('when WordPress fails to say what blocks show: the page stands, and is rendered again soon', async () => {
    publish('fails', card(facility().id));
    fetched.mockRestore();
    const real = globalThis.fetch;
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async (input, init) =>
        String(init?.body).includes('GetBlockData')
          ? Response.json({ errors: [{ message: 'no' }] })
          : real(input, init),
      );
    const outcome = await loadPage({ params: { wordpressNode: ['fails'] } }, templates);
    expect(outcome).toMatchObject({ kind: 'page', revalidate: 60 });
    expect(outcome).toMatchObject({ view: { html: expect.stringContaining(facility().title) } });
  });
});

it('draws 500 blocks, and ten in each other', async () => {
  publish('many', card(facility().id).repeat(500));
  expect((await load('many')).blocks).toHaveLength(500);
  const nest = (depth: number): string =>
    depth === 0 ? '<p>Deep</p>' : `<!-- wp:acme/box -->${nest(depth - 1)}<!-- /wp:acme/box -->`;
  publish('nested', nest(60));
  expect((await load('nested')).html).toBe('<p>Deep</p>');
});

it('knows each of 150 facilities', async () => {
  const ids = Array.from({ length: 150 }, (_, index) => {
    const office = { id: null, type: 'facility', title: `Office ${index}`, slug: `office-${index}` };
    wordpress.edits.publish(office, editor());
    return wordpress.edits.store().postAt(`/facilities/office-${index}/`)?.id ?? 0;
  });
  const all = `<!-- wp:footbridge/facilities {"number":0,"layout":"rows"} /--><!-- wp:footbridge/comparison-chart /-->`;
  publish('all-facilities', all + card(ids[0] ?? 0) + card(ids[149] ?? 0));
  const [list, charts, ...cards] = (await load('all-facilities')).blocks;
  const titles = Array.from({ length: 150 }, (_, index) => `Office ${index}`);
  const names = expect.arrayContaining(titles.map((name) => expect.objectContaining({ name })));
  expect(list?.data).toEqual(expect.objectContaining({ cards: names }));
  expect(charts?.data).toEqual(expect.objectContaining({ facilities: names }));
  expect(cards.map((one) => one.data)).toMatchObject([{ name: 'Office 0' }, { name: 'Office 149' }]);
  publish('cards', ids.map(card).join(''));
  expect((await load('cards')).blocks).toHaveLength(150);
});

it('knows a lead form of a block: the page is not open to vendors', async () => {
  publish('form', '<p>Write</p>\n\n<!-- wp:footbridge/callback-form /-->');
  publish('no-form', '<p>Write</p>');
  expect((await load('form')).isOpen).toBe(false);
});

it('finds a marker once, and none of another response', () => {
  const text = marked('acme/a', { b: 1 }) + marked('acme/a', { b: 1 }) + marked('acme/c', {}, '', 'f'.repeat(32));
  expect(markedBlocks({ list: [{ content: text }] }, NONCE)).toEqual([{ name: 'acme/a', attributes: { b: 1 } }]);
});
