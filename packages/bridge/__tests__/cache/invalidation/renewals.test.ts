/**
 * @jest-environment node
 *
 * Edits in the embedded WordPress, and the pages as the site renders them before and after: each page that changed must be
 * invalidated, and few others.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { loadPage } from '@footbridge/bridge/pages/page/load';
import { matchOf, webhookSchema } from '@footbridge/bridge/cache/invalidation/webhook';
import { dependsOn } from '@footbridge/bridge/cache/page-cache/invalidation-log';
import { recordedValidity } from '@footbridge/bridge/cache/page-cache/renders';
import { templates } from '@/wp-templates';
import { startEmbeddedWordPress, type EmbeddedWordPress } from '@footbridge/embedded/server';

import { configureFaust, resetState } from '../../../../../__tests__/support/wordpress-server';

import type { Dependency } from '@footbridge/bridge/wordpress/dependencies/track';
import type { EditInput } from '@footbridge/embedded/editing/types';

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

const SECRET = 'a secret of tests, forty characters long';

let wordPress: EmbeddedWordPress;
/** Bodies of the webhooks. */
const sent: string[] = [];
const site = createServer(async (request, response) => {
  sent.push(await text(request));
  response.writeHead(202, { 'content-type': 'application/json' }).end('{"accepted":true,"pages":3}');
});
let paths: string[] = [];
/** As rendered after the last edit. */
let pages = new Map<string, Rendered>();

beforeAll(async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  await once(site.listen(0, '127.0.0.1'), 'listening');
  const address = site.address();
  wordPress = await startEmbeddedWordPress({
    site: 'DSH',
    port: 0,
    frontendUrl: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    webhookSecret: SECRET,
  });
  process.env.WORDPRESS_URL = wordPress.url;
  process.env.FOOTBRIDGE_SECRET = SECRET;
  configureFaust(templates);
  const own = wordPress.edits
    .store()
    .posts.filter(({ status, type }) => status === 'publish' && type !== 'review')
    .flatMap(({ path }) => path ?? [])
    .slice(0, 12);
  paths = [...new Set([...PATHS, ...own])];
  pages = await rendered();
});
afterAll(async () => {
  await wordPress.close();
  site.closeAllConnections();
  site.close();
});

interface Rendered {
  html: string;
  dependencies: readonly Dependency[];
}

/** Renders every page without cached data. */
async function rendered(): Promise<Map<string, Rendered>> {
  resetState();
  const all = new Map<string, Rendered>();
  for (const path of paths) {
    const outcome = await loadPage({ params: { wordpressNode: path.split('/').filter(Boolean) } }, templates);
    all.set(path, { html: JSON.stringify(outcome), dependencies: recordedValidity(path)?.dependencies ?? [] });
  }
  return all;
}

const idAt = (path: string): number => {
  const found = wordPress.edits.store().posts.find((post) => post.path === path);
  if (!found) throw new Error(`nothing at ${path}`);
  return found.id;
};

/** Returns what an edit invalidates, and what it changes. */
async function effectOf(edit: () => unknown): Promise<{ renewed: string[]; changed: string[] }> {
  const before = pages;
  const known = sent.length;
  edit();
  await wordPress.edits.webhooksSent();
  const events = sent.slice(known).flatMap((body) => webhookSchema.parse(JSON.parse(body)).events);
  const match = matchOf(events);
  pages = await rendered();
  return {
    renewed: paths.filter((path) => dependsOn(before.get(path)?.dependencies ?? [], match)),
    changed: paths.filter((path) => before.get(path)?.html !== pages.get(path)?.html),
  };
}

const ARTICLE = '/what-is-detox/';

function update(path: string, type: EditInput['type'], fields: Partial<EditInput>): void {
  const editor = wordPress.edits.store().user('editor');
  if (!editor) throw new Error('no editor');
  expect(wordPress.edits.update({ id: idAt(path), type, ...fields }, editor)).toMatchObject({ ok: true });
}

/** Of texts: of anything else the embedded WordPress says that everything changed. */
const EDITS: [string, () => void][] = [
  ['of an article’s title', () => update(ARTICLE, 'post', { title: 'Another title' })],
  ['of an article’s text', () => update(ARTICLE, 'post', { content: 'Another text.' })],
  ['of a page’s text', () => update('/contact/', 'page', { content: 'Another text.' })],
  ['of a contributor’s text', () => update('/contributors/elena-marsh/', 'contributor', { content: 'Other.' })],
  ['of a contributor’s name', () => update('/contributors/elena-marsh/', 'contributor', { title: 'Elena M.' })],
];

describe('an edit', () => {
  it.each(EDITS)('%s leaves no page stale, and renews none that does not change', async (_what, edit) => {
    const { renewed, changed } = await effectOf(edit);
    expect(changed).not.toEqual([]);
    expect(renewed).toEqual(changed);
  });
});
