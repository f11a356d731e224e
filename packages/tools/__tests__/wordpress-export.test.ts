/** What `npm run tool -- wordpress export` writes: read back as an importer would. */
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteCode } from '@/site-config/types';
import { exportContent, readContent } from '@footbridge/tools/wordpress/export/export';
import { settingsFile } from '@footbridge/tools/wordpress/export/settings';
import { wxr } from '@footbridge/tools/wordpress/export/wxr';
import { startEmbeddedWordPress } from '@footbridge/embedded/server';
import { readWxr, type WxrItem } from '../../../__tests__/support/wxr';

jest.setTimeout(60_000);

const ROOT = join(__dirname, '../../..');
const ADDRESS = 'http://wordpress.test';

const contentOf = (site: SiteCode) => readContent({ root: ROOT, site, address: ADDRESS });

const DSH = contentOf('DSH');
const exported = readWxr(wxr(DSH));

/** One brand as most are, one with its own pages, one whose pictures have pages. */
describe.each(['DSH', 'LAG', 'SUN'] as const)('the exported content of %s', (site) => {
  const content = site === 'DSH' ? DSH : contentOf(site);
  const { store } = content;
  const file = site === 'DSH' ? exported : readWxr(wxr(content));
  const byId = new Map(file.items.map((item) => [item.id, item]));
  const termIds = new Set(file.terms.map(({ id }) => id));
  const idsIn = (key: string): Array<[WxrItem, number]> =>
    file.items.flatMap((item) =>
      item.meta[key] === undefined ? [] : [[item, Number(item.meta[key])] satisfies [WxrItem, number]],
    );

  test('is WXR 1.2 and contains everything once', () => {
    expect(file.version).toBe('1.2');
    for (const type of ['page', 'post', 'facility', 'contributor', 'review', 'attachment'] as const) {
      expect(
        file.items
          .filter((item) => item.type === type)
          .map(({ slug }) => slug)
          .toSorted(),
      ).toEqual(
        store
          .postsOfType(type)
          .map(({ slug }) => slug)
          .toSorted(),
      );
    }
    expect(file.items.filter(({ type }) => type === 'nav_menu_item')).toHaveLength(store.data.menuItems.length);
    expect(file.items.flatMap(({ comments }) => comments)).toHaveLength(store.data.comments.length);
    expect(file.authors).toEqual(store.data.users.map(({ slug }) => slug));
    expect(byId.size).toBe(file.items.length);
  });

  test('has each category, tag, topic and menu, and none before its parent', () => {
    const wanted = [
      ...store.data.terms
        .filter(({ taxonomy }) => taxonomy !== 'post_format')
        .map(({ taxonomy, slug }) => `${taxonomy}/${slug}`),
      ...store.data.menus.map(({ slug }) => `nav_menu/${slug}`),
    ];
    const names = file.terms.map(({ taxonomy, slug }) => `${taxonomy}/${slug}`);
    expect(names.toSorted()).toEqual(wanted.toSorted());
    const late = file.terms.filter(
      ({ taxonomy, parent }, index) => parent !== '' && !names.slice(0, index).includes(`${taxonomy}/${parent}`),
    );
    expect(late).toEqual([]);
  });

  test('names only parents, pictures and authors that are in it, parents before children', () => {
    const ids = file.items.map(({ id }) => id);
    const lost = file.items.filter(({ parent }, index) => parent !== 0 && !ids.slice(0, index).includes(parent));
    expect(lost).toEqual([]);
    expect(idsIn('_thumbnail_id').filter(([, id]) => byId.get(id)?.type !== 'attachment')).toEqual([]);
    expect(idsIn('_thumbnail_id').length).toBeGreaterThan(20);
    expect(file.items.filter(({ author }) => !file.authors.includes(author))).toEqual([]);
  });

  test('names only terms that are in it, or post formats', () => {
    const names = new Set(file.terms.map(({ taxonomy, slug }) => `${taxonomy}/${slug}`));
    const unknown = file.items
      .flatMap(({ terms }) => terms)
      .filter((term) => !names.has(term) && !term.startsWith('post_format/'));
    expect(unknown).toEqual([]);
  });

  test('has menus with nested items that link to its content', () => {
    const items = file.items.filter(({ type }) => type === 'nav_menu_item');
    const parents = items.map(({ meta }) => Number(meta._menu_item_menu_item_parent)).filter((id) => id !== 0);
    expect(parents.filter((id) => byId.get(id)?.type !== 'nav_menu_item')).toEqual([]);
    const kinds = items.map(({ meta }) => meta._menu_item_type);
    expect(new Set(kinds)).toEqual(new Set(['custom', 'post_type']));
    const pages = items.filter(({ meta }) => meta._menu_item_type === 'post_type');
    expect(
      pages.filter(({ meta }) => byId.get(Number(meta._menu_item_object_id))?.type !== meta._menu_item_object),
    ).toEqual([]);
    // WordPress numbers menu items itself, so no item with its own number may follow them.
    expect(file.items.slice(-items.length)).toEqual(items);
  });

  test('has comments with replies after their parent', () => {
    for (const { comments } of file.items) {
      const wrong = comments.filter(
        ({ id, parent }) => parent !== 0 && !(parent < id && comments.some((other) => other.id === parent)),
      );
      expect(wrong).toEqual([]);
    }
  });

  test('has a list of every field that points at terms, and each finds its target', () => {
    const { references } = settingsFile(content);
    expect(references.length).toBeGreaterThan(10);
    const lost = references.filter(
      ({ post, key, ids }) => byId.get(post)?.meta[key] === undefined || ids.some((id) => !termIds.has(id)),
    );
    expect(lost).toEqual([]);
  });

  test('names a field of the model beside every value of a field', () => {
    const keys = new Set<string>();
    const gather = (fields: Array<{ key: string; sub_fields?: unknown }>): void =>
      fields.forEach(({ key, sub_fields: below }) => (keys.add(key), Array.isArray(below) && gather(below)));
    content.model.groups.forEach(({ fields }) => gather(fields));
    const named = file.items
      .flatMap(({ meta }) => Object.entries(meta))
      .filter(([, value]) => value.startsWith('field_'));
    expect(named.length).toBeGreaterThan(500);
    expect(named.filter(([, value]) => !keys.has(value))).toEqual([]);
  });

  test('has settings whose pages and menus are in it', () => {
    const { pages, menus } = settingsFile(content);
    for (const id of Object.values(pages)) expect(byId.get(id)).toMatchObject({ type: 'page', status: 'publish' });
    const slugs = file.terms.filter(({ taxonomy }) => taxonomy === 'nav_menu').map(({ slug }) => slug);
    expect(Object.keys(menus)).toEqual(['primary', 'footer', 'social']);
    expect(slugs).toEqual(expect.arrayContaining(Object.values(menus)));
  });
});

describe('an exported picture', () => {
  test('can be downloaded from the embedded WordPress if that runs at the given address', async () => {
    const wordpress = await startEmbeddedWordPress({ site: 'DSH', port: 0, frontendUrl: 'http://site.test' });
    try {
      const address = exported.items.find(({ slug }) => slug === 'portrait-01')?.attachment ?? '';
      const answer = await fetch(address.replace(ADDRESS, wordpress.url));
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    } finally {
      await wordpress.close();
    }
  });
});

describe('a folder that is no export', () => {
  test('does not overwrite existing uploads', async () => {
    const out = mkdtempSync(join(tmpdir(), 'export-'));
    mkdirSync(join(out, 'uploads/2026'), { recursive: true });
    await expect(exportContent({ root: ROOT, site: 'DSH', out, address: ADDRESS })).rejects.toThrow(
      '"uploads" that no export created',
    );
    expect(existsSync(join(out, 'uploads/2026'))).toBe(true);
    rmSync(out, { recursive: true });
  });
});
