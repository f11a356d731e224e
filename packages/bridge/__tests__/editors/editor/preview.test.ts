/** Previews against the embedded WordPress, which answers them as a recorded one does (packages/embedded/__tests__/recorded-previews). */
import { loadPath } from '@footbridge/bridge/pages/page/load';
import { templates } from '@/wp-templates';

import { first, previewSite, store, withStatus } from './preview-site';
import { Browser } from './support';
import { reportedVersionsState } from '@footbridge/bridge/wordpress/versions';
import { layoutState } from '@footbridge/bridge/pages/layout/load-layout';
import { siteOptionsState } from '@footbridge/bridge/pages/layout/site-options';

import type { PostEntity } from '@footbridge/embedded/store/types';

const isPublic = (post: PostEntity) =>
  post.status === 'publish' && post.password === undefined && post.autosave === null;
const frontPage = store.frontPage?.id ?? 0;

const site = previewSite();
const { preview, rendered } = site;

describe('[S2.2] a preview renders what visitors can’t see', () => {
  it.each([
    ['a draft of a page', withStatus('page', 'draft'), 'page', 'Draft'],
    ['a draft of a post', withStatus('post', 'draft'), 'single', 'Draft'],
    ['a draft of a facility', withStatus('facility', 'draft'), 'single-facility', 'Draft'],
    ['a scheduled page', withStatus('page', 'future'), 'page', 'Scheduled'],
    ['a private page', withStatus('page', 'private'), 'page', 'Private'],
  ])('%s', async (_, { id, title }, template, state) => {
    const { page, ribbon } = await rendered(`/preview/?p=${id}&preview=true`);
    expect(page).toMatchObject({ template, page: { id, head: { noindex: true } } });
    expect(JSON.stringify(page.view)).toContain(title);
    expect(ribbon).toEqual({
      state,
      author: expect.any(String),
      date: expect.stringMatching(
        state === 'Scheduled' ? /^goes public \w+ \d+, \d{4} at / : /^saved \w+ \d+, \d{4} at /,
      ),
      notShown: null,
      editUrl: `${site.wordPressUrl()}/wp-admin/post.php?post=${id}&action=edit`,
      leaveUrl: '/',
    });
  });

  it('a page behind a password, open', async () => {
    const { id, path } = first('post', ({ password }) => password !== undefined);
    const { page, ribbon } = await rendered(`/preview/${id}/`);
    expect(page.view).toMatchObject({ isProtected: false, title: expect.stringMatching(/^Protected: /) });
    expect(page.view).not.toMatchObject({ html: '' });
    expect(ribbon).toMatchObject({ state: 'Published, behind a password', leaveUrl: path });
  });

  it('a published page with changes that are not: its words are the new ones, all else is the public page’s', async () => {
    const { id, path, autosave } = first('page', (page) => page.autosave !== null && page.status === 'publish');
    const { page, ribbon } = await rendered(`/preview/${id}/`);
    const visitors = await loadPath(path ?? '', templates);
    if (visitors.kind !== 'page') throw new Error('the public page is missing');
    const { title: _title, titleHtml: _html, html: _text, headings: _headings, ...others } = Object(visitors.view);
    // The time to read the text is the text's.
    const { minutes: _minutes, ...byline } = Object(others.byline);
    expect(page.view).toMatchObject({ ...others, byline, title: autosave?.title });
    expect(JSON.stringify(page.view)).toContain('shows in a preview and nowhere else');
    expect(JSON.stringify(visitors.view)).not.toContain('shows in a preview and nowhere else');
    expect(page).toMatchObject({
      template: visitors.template,
      visit: visitors.visit,
      layout: visitors.layout,
      page: { id, head: { canonical: path } },
    });
    expect(ribbon).toMatchObject({ state: 'Published, with changes that are not', leaveUrl: path });
  });
});

describe('a published page’s preview is the public page', () => {
  it.each([
    ['page', first('page', isPublic).id],
    ['post', first('post', isPublic).id],
    ['facility', first('facility', isPublic).id],
    ['contributor', first('contributor', isPublic).id],
    ['front page', frontPage],
  ])('%s', async (_, id) => {
    const { page, ribbon } = await rendered(`/preview/${id}/`);
    const visitors = await loadPath(page.page.head.canonical, templates);
    if (visitors.kind !== 'page') throw new Error('the public page is missing');
    expect(page.template).toBe(visitors.template);
    expect(page.view).toEqual(visitors.view);
    expect(page.visit).toEqual(visitors.visit);
    expect(page.page).toEqual({ ...visitors.page, head: { ...visitors.page.head, feed: undefined, noindex: true } });
    expect(ribbon).toMatchObject({ state: 'Published', leaveUrl: visitors.page.head.canonical });
  });

  it('of types without a page, too', async () => {
    const { id, title } = first('review', () => true);
    const { page } = await rendered(`/preview/?p=${id}&preview=true&typeName=FootbridgeReview`);
    expect(page.template).toBe('single');
    expect(page.view).toMatchObject({ title });
  });

  it('the page that shows the posts: the list', async () => {
    const { id, path } = first('page', ({ role }) => role === 'postsPage');
    const { page, ribbon } = await rendered(`/preview/${id}/`);
    expect(page.template).toBe('home');
    expect(ribbon.leaveUrl).toBe(path);
  });
});

describe('a link of WordPress’s', () => {
  const draft = withStatus('page', 'draft').id;

  it.each([
    `?page_id=${draft}&preview=true`,
    `?page_id=${draft}&preview=true&previewPathname=%2F%3Fpage_id%3D${draft}&p=${draft}&typeName=Page`,
    `?preview=true&preview_id=${draft}&preview_nonce=0a1b2c`,
    `?previewPathname=%2F%3Fp%3D${draft}`,
  ])('names the draft: %s', async (query) => {
    expect((await rendered(`/preview/${query}`)).page.page.id).toBe(draft);
  });

  it.each([
    ['about', first('page', ({ path }) => path === '/insurance/').id, '/insurance/'],
    ['the front page', frontPage, '/'],
    ['the page that shows the posts', store.postsPage?.id ?? 0, store.postsPage?.path ?? ''],
    ['a private page', withStatus('page', 'private').id, withStatus('page', 'private').path ?? ''],
  ])('names %s by its path alone', async (_, id, path) => {
    expect((await rendered(`/preview/?previewPathname=${encodeURIComponent(path)}`)).ribbon.editUrl).toContain(
      `?post=${id}&`,
    );
  });

  it.each(['/preview/', '/preview/x/', '/preview/0/', '/preview/1/2/3/', '/preview/?p=1%27'])(
    '%s names none',
    async (target) => {
      const { answer, status } = await preview(target, new Browser());
      expect([status, answer]).toEqual([404, expect.objectContaining({ kind: 'notice', notice: 'nothing' })]);
    },
  );

  it.each(['/preview/99999999/', '/preview/?previewPathname=//evil.example/', '/preview/?previewPathname=/%25ff/'])(
    '%s names what is not there',
    async (target) => {
      const { answer, status } = await preview(target);
      expect([status, answer]).toEqual([404, expect.objectContaining({ kind: 'notice', notice: 'hidden' })]);
    },
  );
});

describe('who sees a preview', () => {
  const draft = withStatus('page', 'draft').id;

  it('redirects a signed-out visitor to the sign-in, which returns to it', async () => {
    const { answer, headers } = await preview(`/preview/?page_id=${draft}&preview=true`, new Browser());
    if (answer.kind !== 'redirect') throw new Error('not sent on');
    const to = new URL(answer.destination);
    expect(to.origin + to.pathname).toBe(`${site.wordPressUrl()}/generate`);
    expect(new URL(to.searchParams.get('redirect_uri') ?? '').searchParams.get('redirect_uri')).toBe(
      `/preview/${draft}/`,
    );
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' });
  });

  it('sends a notice to a user who may not edit', async () => {
    const { answer, status } = await preview(`/preview/${draft}/`, await site.signedIn('subscriber'));
    expect([status, answer]).toEqual([403, expect.objectContaining({ kind: 'notice', notice: 'no-right' })]);
    expect(JSON.stringify(answer)).not.toContain(withStatus('page', 'draft').title);
  });

  it('is neither cached nor indexed', async () => {
    for (const browser of [site.editor(), new Browser()]) {
      const { headers } = await preview(`/preview/${draft}/`, browser);
      expect(headers).toMatchObject({
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'same-origin',
      });
    }
  });

  it('sends a notice if sign-in is not configured', async () => {
    const secret = process.env.FAUST_SECRET_KEY;
    delete process.env.FAUST_SECRET_KEY;
    const { answer, status } = await preview(`/preview/${draft}/`);
    process.env.FAUST_SECRET_KEY = secret;
    expect([status, answer]).toEqual([503, expect.objectContaining({ notice: 'closed' })]);
  });

  it('sends a notice, not a redirect, if FaustWP is too old', async () => {
    const finding = { name: 'FaustWP', level: 'refuse', installed: '1.5.0', below: '1.8.8' } as const;
    reportedVersionsState.value = {
      known: null,
      load: async () => ({ findings: [finding], installed: [], clashes: [] }),
    };
    const { answer, status } = await preview(`/preview/${draft}/`, new Browser());
    reportedVersionsState.value = undefined;
    expect([status, answer]).toEqual([503, expect.objectContaining({ kind: 'notice', notice: 'outdated' })]);
  });
});

it('requests menus and options without the editor’s token, because they are shared', async () => {
  layoutState.value = undefined;
  siteOptionsState.value = undefined;
  const requested: { operation: string; bearer: boolean }[] = [];
  const original = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const [, operation = ''] = /"operationName":"(\w+)"/.exec(String(init?.body)) ?? [];
    requested.push({ operation, bearer: new Headers(init?.headers).has('authorization') });
    return original(input, init);
  });
  await rendered(`/preview/${withStatus('page', 'draft').id}/`);
  const named = (bearer: boolean) =>
    [...new Set(requested.filter((one) => one.bearer === bearer).map(({ operation }) => operation))].toSorted();
  expect(named(true)).toEqual(['GetPage', 'GetPreviewSeed', 'GetViewer']);
  expect(named(false)).toEqual(['GetMenu', 'GetSiteOptions']);
});
