/** Unsaved changes of published pages, requested with WPGraphQL's header X-GraphQL-Preview. */
import { loadPath } from '@footbridge/bridge/pages/page/load';
import { templates } from '@/wp-templates';

import { first, previewSite, store } from './preview-site';

import type { EditInput } from '@footbridge/embedded/editing/types';

const site = previewSite();
const { rendered } = site;
const page = first('page', ({ path }) => path === '/insurance/');
const editor = store.user('editor');

function change(step: 'preview' | 'update', input: Partial<EditInput>): void {
  if (!editor) throw new Error('the embedded content has no editor');
  const outcome = site.edits()[step]({ id: page.id, type: 'page', ...input }, editor);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
}

async function publicPage() {
  const outcome = await loadPath(page.path ?? '', templates);
  if (outcome.kind !== 'page') throw new Error('the public page is missing');
  return outcome;
}

const bar = (title: string): EditInput['values'] => ({
  pageSettings: { segment: 'insurance' },
  stickyCta: {
    stickyFloaterCtaG: {
      customize: true,
      title,
      buttons: [{ link: { url: '/contact/', title: 'Ask us', target: '' } }],
    },
  },
});

/** Responses to preview requests with other headers. */
function respondingWith(headers: Record<string, string>): void {
  const original = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const response = await original(input, init);
    if (!new Headers(init?.headers).has('x-graphql-preview')) return response;
    return Response.json(await response.json(), { headers });
  });
}

describe('unsaved changes of a published page', () => {
  it('are shown whole: text, sticky bar and slug; visitors get none of them', async () => {
    const before = await publicPage();
    change('preview', {
      title: 'Unsaved title',
      content: 'Unsaved text.',
      slug: 'unsaved',
      values: bar('Unsaved bar'),
    });
    const shown = await rendered(`/preview/${page.id}/`);
    expect(shown.page.view).toMatchObject({ title: 'Unsaved title', html: expect.stringContaining('Unsaved text.') });
    expect(JSON.stringify(shown.page.visit)).toContain('Unsaved bar');
    expect(shown.page.page).toMatchObject({ id: page.id, head: { canonical: page.path } });
    expect(shown.ribbon).toMatchObject({
      state: 'Published, with changes that are not',
      notShown: 'author, parent and date as saved',
      leaveUrl: page.path,
      editUrl: `${site.wordPressUrl()}/wp-admin/post.php?post=${page.id}&action=edit`,
    });
    expect(await publicPage()).toEqual(before);
  });

  it('a second preview shows the second changes, and after Update there are none', async () => {
    change('preview', { title: 'Once', values: bar('Once') });
    expect((await rendered(`/preview/${page.id}/`)).page.view).toMatchObject({ title: 'Once' });
    change('preview', { title: 'Twice', values: bar('Twice') });
    const second = await rendered(`/preview/${page.id}/`);
    expect(second.page.view).toMatchObject({ title: 'Twice' });
    expect(JSON.stringify(second)).not.toContain('Once');
    change('update', { title: 'Published' });
    const after = await rendered(`/preview/${page.id}/`);
    expect(after.page.view).toEqual((await publicPage()).view);
    expect(after.ribbon).toMatchObject({ state: 'Published', notShown: null });
  });
});

describe('a WordPress that shows less', () => {
  beforeEach(() => change('preview', { title: 'Changed' }));

  it.each([
    ['WPGraphQL 2.21 without the plugin', { vary: 'Accept, X-GraphQL-Preview' }, 'Changed', /^fields, picture, terms/],
    ['an older WPGraphQL without the plugin', {}, 'Published', /^changes not shown: WPGraphQL is older than 2.21/],
  ])('%s: the ribbon names it', async (_, headers, title, notShown) => {
    respondingWith(headers);
    const { page: shown, ribbon } = await rendered(`/preview/${page.id}/`);
    expect(shown.view).toMatchObject({ title });
    expect(ribbon).toMatchObject({
      state: 'Published, with changes that are not',
      notShown: expect.stringMatching(notShown),
    });
  });

  it('the plugin answers that the autosave is older than the page: there are no changes', async () => {
    respondingWith({ vary: 'X-GraphQL-Preview', 'x-footbridge-preview': 'none' });
    const { page: shown, ribbon } = await rendered(`/preview/${page.id}/`);
    expect(shown.view).toMatchObject({ title: 'Published' });
    expect(ribbon).toMatchObject({ state: 'Published', notShown: null });
  });
});
