/**
 * @jest-environment node
 *
 * Edits in the embedded WordPress, and the pages as the site renders them before and after: each page that changed must be
 * invalidated, and few others.
 */
import { loadPage } from '@/bridge/pages/page/load';
import { matchOf, webhookSchema } from '@/bridge/cache/invalidation/webhook';
import { dependsOn } from '@/bridge/cache/page-cache/invalidation-log';
import { recordedValidity } from '@/bridge/cache/page-cache/memory';
import { templates } from '@/wp-templates';
import { startEmbeddedWordPress, type EmbeddedWordPress } from '@/wordpress/embedded/server';

import { configureFaust, resetState } from '../../../support/wordpress-server';
import { receiver } from '../../../wordpress/editing/support/receiver';
import { SLOW } from '../../../wordpress/support/server';

import type { Dependency } from '@/bridge/cache/page-cache/entry-text';
import type { EditInput } from '@/wordpress/embedded/editing/types';

jest.setTimeout(SLOW);

const PATHS = [
  '/',
  '/blog/',
  '/about/',
  '/about/our-team/',
  '/contact/',
  '/what-is-detox/',
  '/a-note-on-words/',
  '/facilities/',
  '/author/editor/',
  '/category/recovery/',
  '/contributors/elena-marsh/',
];

let wordPress: EmbeddedWordPress;
let site: Awaited<ReturnType<typeof receiver>>;
let paths: string[] = [];

beforeAll(async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  site = await receiver();
  wordPress = await startEmbeddedWordPress({
    site: 'DSH',
    port: 0,
    frontendUrl: site.url,
    webhookSecret: 'a secret of tests, forty characters long',
  });
  process.env.WORDPRESS_URL = wordPress.url;
  configureFaust(templates);
  const own = wordPress.edits
    .store()
    .posts.filter(({ status, type }) => status === 'publish' && type !== 'review')
    .flatMap(({ path }) => path ?? [])
    .slice(0, 60);
  paths = [...new Set([...PATHS, ...own])];
});
afterAll(async () => {
  await wordPress.close();
  await site.close();
});

interface Rendered {
  html: string;
  dependencies: readonly Dependency[];
}

/** Renders every page without cached data. */
async function rendered(): Promise<Map<string, Rendered>> {
  resetState();
  const pages = new Map<string, Rendered>();
  for (const path of paths) {
    const outcome = await loadPage({ params: { wordpressNode: path.split('/').filter(Boolean) } }, templates);
    pages.set(path, { html: JSON.stringify(outcome), dependencies: recordedValidity(path)?.dependencies ?? [] });
  }
  return pages;
}

const idAt = (path: string): number => {
  const found = wordPress.edits.store().posts.find((post) => post.path === path);
  if (!found) throw new Error(`nothing at ${path}`);
  return found.id;
};

/** Returns what an edit invalidates, and what it changes. */
async function effectOf(edit: () => unknown): Promise<{ renewed: string[]; changed: string[] }> {
  const before = await rendered();
  const sent = site.bodies().length;
  edit();
  await wordPress.edits.sendWebhooks();
  const events = site
    .bodies()
    .slice(sent)
    .flatMap((body) => webhookSchema.parse(JSON.parse(body)).events);
  const match = matchOf(events);
  const after = await rendered();
  return {
    renewed: paths.filter((path) => dependsOn(before.get(path)?.dependencies ?? [], match)),
    changed: paths.filter((path) => before.get(path)?.html !== after.get(path)?.html),
  };
}

const ARTICLE = '/what-is-detox/';

function update(path: string, type: EditInput['type'], fields: Partial<EditInput>) {
  const editor = wordPress.edits.store().user('editor');
  if (!editor) throw new Error('no editor');
  const saved = wordPress.edits.update({ id: idAt(path), type, ...fields }, editor);
  expect(saved).toMatchObject({ ok: true });
}

describe('an edit', () => {
  it.each<[string, () => void, number]>([
    ['of an article’s last paragraph', () => undefined, 0],
    ['of an article’s title', () => update(ARTICLE, 'post', { title: 'Another title' }), 0],
    ['of a page’s text', () => update('/contact/', 'page', { content: 'Another text.' }), 0],
    ['of a page’s title', () => update('/about/', 'page', { title: 'Another title' }), 0],
    ['of a contributor’s text', () => update('/contributors/elena-marsh/', 'contributor', { content: 'Other.' }), 0],
    ['of a contributor’s name', () => update('/contributors/elena-marsh/', 'contributor', { title: 'Elena M.' }), 0],
    ['of an article’s slug', () => update(ARTICLE, 'post', { slug: 'detox' }), 0],
    ['of an article’s status', () => update('/detox/', 'post', { status: 'draft' }), 0],
  ])('%s', async (_what, edit, needless) => {
    const { renewed, changed } = await effectOf(edit);
    expect({ stale: changed.filter((path) => !renewed.includes(path)) }).toEqual({ stale: [] });
    expect(renewed.filter((path) => !changed.includes(path))).toHaveLength(needless);
  });
});
