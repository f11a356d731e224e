/** Answers of a real WordPress that the embedded one, without revisions and authors, does not give. */
import { loadPath } from '@footbridge/bridge/pages/page/load';
import { templates } from '@/wp-templates';

import { first, previewSite, withStatus } from './preview-site';

const { preview, rendered } = previewSite();

/** A WordPress that answers the preview's first question otherwise than the embedded one, and shows unsaved changes. */
function answering(change: { node?: object; saved?: object }): void {
  const original = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const response = await original(input, init);
    const body = String(init?.body);
    if (new Headers(init?.headers).has('x-graphql-preview'))
      return Response.json(await response.json(), { headers: { 'x-footbridge-preview': 'all' } });
    if (!body.includes('"operationName":"GetPreviewSeed"')) return response;
    const { data } = await response.json();
    // Fields that were not queried are absent.
    const changed = (own: object, other: object = {}) => ({
      ...own,
      ...Object.fromEntries(Object.entries(other).filter(([name]) => name in own)),
    });
    return Response.json({ data: { node: changed(data.node, change.node), saved: changed(data.saved, change.saved) } });
  });
}

describe('“as preview” a WordPress with revisions returns the newest of them', () => {
  const { id, path } = first('page', ({ path: address }) => address === '/insurance/');

  it('which is no change when it is the copy that each update leaves behind', async () => {
    answering({ saved: { databaseId: 900001, slug: `${id}-revision-v1`, modified: '2026-11-21T23:45:00' } });
    const { page, ribbon } = await rendered(`/preview/${id}/`);
    const visitors = await loadPath(path ?? '', templates);
    expect(page.view).toEqual(visitors.kind === 'page' && visitors.view);
    expect(ribbon).toMatchObject({ state: 'Published', date: expect.stringMatching(/^published /) });
  });

  it('and of a draft with an autosave says so', async () => {
    answering({ saved: { databaseId: 900001, slug: '12-autosave-v1', modified: '2026-11-21T23:45:00' } });
    const { ribbon } = await rendered(`/preview/${withStatus('page', 'draft').id}/`);
    expect(ribbon).toMatchObject({ state: 'Draft, with newer changes', date: 'saved November 21, 2026 at 11:45 PM' });
  });
});

it('another author’s draft, of which WordPress returns the title only, has no preview', async () => {
  answering({ node: { isRestricted: true } });
  const { answer, status } = await preview(`/preview/${withStatus('post', 'draft').id}/`);
  expect([status, answer]).toEqual([404, expect.objectContaining({ kind: 'notice', notice: 'hidden' })]);
});

it.each(['page', 'post', 'facility', 'contributor', 'review'] as const)(
  'a %s behind a password is said to be',
  async (type) => {
    answering({ node: { hasPassword: true } });
    const { ribbon } = await rendered(`/preview/${first(type, ({ status }) => status === 'publish').id}/`);
    expect(ribbon.state).toBe('Published, behind a password');
  },
);
