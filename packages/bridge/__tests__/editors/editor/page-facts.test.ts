/** The admin bar's data, from the embedded WordPress and a separate cache. */
import { answerPageFacts } from '@footbridge/bridge/editors/editor/page-facts';
import { applyWebhook } from '@footbridge/bridge/cache/invalidation/answer-webhook';
import { loadPath } from '@footbridge/bridge/pages/page/load';
import { readPageFacts } from '@footbridge/browser/editor/facts';
import { templates } from '@/wp-templates';

import { temporaryCache } from '../../../../../__tests__/support/temporary-cache';
import { first, previewSite, store, withStatus } from './preview-site';
import { Browser, OWN_SCRIPT } from './support';

import type { EditorPage } from '@footbridge/shared/editor-page';
import type { PostEntity } from '@footbridge/embedded/store/types';

const site = previewSite();
const cache = temporaryCache();

const isPublic = (post: PostEntity) =>
  post.status === 'publish' && post.password === undefined && post.autosave === null;
const edited = first('page', ({ status, autosave }) => status === 'publish' && autosave !== null);

async function send(
  path: string | null,
  {
    browser = site.editor(),
    headers = OWN_SCRIPT,
    method = 'GET',
  }: { browser?: Browser; headers?: Record<string, string>; method?: string } = {},
) {
  const { request, response } = browser.exchange(headers, method);
  await answerPageFacts(request, response, path);
  return { status: response.statusCode, stored: response.getHeader('cache-control'), body: JSON.parse(response.text) };
}

async function factsOf(path: string): Promise<EditorPage> {
  const { status, body } = await send(path);
  if (status !== 200) throw new Error(`${path} gave ${status}`);
  return body;
}

/** As a visitor's request leaves it behind. */
async function save(path: string, keys: string[] = ['post:1', `uri:${path}`]): Promise<void> {
  const outcome = await loadPath(path, templates);
  const key = path === '/' ? '/index' : path.slice(0, -1);
  if (outcome.kind !== 'page') return cache.store(key, keys, null);
  const { template, page, view, layout, visit } = outcome;
  await cache.store(key, keys, {
    kind: 'PAGES',
    html: '',
    pageData: { pageProps: { template, page, view, layout, visit } },
  });
}

describe('a cached page', () => {
  const { id, path } = first('post', isPublic);

  it('[S2.21] [S2.22] has its template, its age, what it was made of, and its text’s form in WordPress', async () => {
    // Pages cached here were rendered a second before (temporaryCache).
    const before = Date.now() - 1000;
    await save(path ?? '', [`post:${id}`, 'list:post', 'kind:menu']);
    const after = Date.now() - 1000;
    const facts = await factsOf(path ?? '');
    expect(facts).toEqual({
      editor: { login: 'editor', name: expect.any(String) },
      rights: { clearPage: true, clearAll: false },
      dashboardUrl: `${site.wordPressUrl()}/wp-admin/`,
      editUrl: `${site.wordPressUrl()}/wp-admin/post.php?post=${id}&action=edit`,
      template: 'single',
      cache: {
        renderedAt: expect.any(String),
        keys: [`post:${id}`, 'list:post', 'kind:menu'],
        sharedKeys: [],
        isOutdated: false,
      },
      lastWebhook: null,
      draft: null,
      staff: [],
      updates: [],
    });
    const renderedAt = Date.parse(facts.cache?.renderedAt ?? '');
    expect([before <= renderedAt, renderedAt <= after]).toEqual([true, true]);
  });

  it('is outdated after an edit that invalidates it, and has the last webhook', async () => {
    await save(path ?? '', [`post:${id}`]);
    await applyWebhook({
      id: crypto.randomUUID(),
      sentAt: new Date().toISOString(),
      events: [{ kind: 'node', keys: [`post:${id}`], uris: [] }],
    });
    expect(await factsOf(path ?? '')).toMatchObject({
      cache: { isOutdated: true },
      lastWebhook: { at: expect.any(String), about: 'node (1 keys, 0 addresses)', pages: 1 },
    });
  });

  it('[S2.22] has no form where it is no text: a category’s list', async () => {
    await save('/category/recovery/');
    expect(await factsOf('/category/recovery/')).toMatchObject({ template: 'category', editUrl: null, draft: null });
  });

  it.each([
    ['the front page', '/', store.frontPage?.id],
    ['the page that shows the posts', store.postsPage?.path ?? '', store.postsPage?.id],
  ])('[S2.22] %s has its page’s form', async (_, at, page) => {
    await save(at);
    expect((await factsOf(at)).editUrl).toContain(`?post=${page}&`);
  });

  it('that has changes which are not public leads to their preview', async () => {
    await save(edited.path ?? '');
    const { draft } = await factsOf(edited.path ?? '');
    expect(draft).toEqual({
      previewUrl: `/preview/${edited.id}/`,
      savedAt: expect.stringMatching(/^\w+ \d+, \d{4} at /),
    });
  });
});

describe('where visitors find nothing', () => {
  it.each([
    ['a draft', withStatus('page', 'draft')],
    ['a private page', withStatus('page', 'private')],
  ])('an editor is led to the preview of %s', async (_, { id, slug }) => {
    await save(`/${slug}/`);
    expect(await factsOf(`/${slug}/`)).toMatchObject({
      template: null,
      cache: { keys: ['post:1', `uri:/${slug}/`] },
      editUrl: expect.stringContaining(`?post=${id}&`),
      draft: { previewUrl: `/preview/${id}/` },
    });
  });

  it('and WordPress has nothing either, there is no form', async () => {
    expect(await factsOf('/no-such-page/')).toMatchObject({ template: null, cache: null, editUrl: null, draft: null });
  });
});

it('pages that are rendered for each request have no cache entry: a search, a preview, which has the link to its editor', async () => {
  expect(await factsOf('/search/')).toMatchObject({ cache: null, editUrl: null });
  expect(await factsOf(`/preview/${edited.id}/`)).toMatchObject({
    cache: null,
    editUrl: expect.stringContaining(`?post=${edited.id}&`),
    draft: null,
  });
});

it('the browser reads what the server says', async () => {
  await save(edited.path ?? '');
  const facts = await factsOf(edited.path ?? '');
  expect(readPageFacts(facts)).toEqual(facts);
});

describe('access', () => {
  beforeEach(() => {
    process.env.STAFF_EMAILS = 'staff@example.org';
  });

  it.each([
    ['a visitor without session', { browser: new Browser() }, 401],
    ['a request from another site', { headers: { 'sec-fetch-site': 'cross-site' } }, 403],
    ['a request without fetch metadata', { headers: {} }, 403],
    ['it is no question', { method: 'POST' }, 405],
  ])('not where %s', async (_, how, status) => {
    const { status: found, body } = await send('/about/', how);
    expect([found, body]).toEqual([status, { error: { code: expect.any(String), message: expect.any(String) } }]);
  });

  it.each([
    ['nothing', null],
    ['a word', 'about'],
    ['too long a one', `/${'a'.repeat(3000)}/`],
  ])('nothing where the path is %s', async (_what, path) => {
    expect(await send(path)).toMatchObject({ status: 400 });
  });

  it.each(['//evil.example/', '/%ff/', '/wp-admin/', '/a/../b/'])(
    'of %s, which is no content, that it is none',
    async (path) => {
      expect(await send(path)).toMatchObject({ status: 200, body: { cache: null, editUrl: null, template: null } });
    },
  );
});
