/** The whole way of a page: drafted, previewed, published, changed, trashed. */
import type { Page } from '@playwright/test';
import { expect, test, type EditedSite, type OwnPage } from '../support/editors/test';
import { about, historyOf, untilWebhook, visit, type Visit } from '../support/editors/witness';
import { htmlProblems } from '../support/pages/valid-html';

const ribbonOf = (page: Page) => page.getByRole('complementary', { name: 'Preview' });

/** Returns a cached page, as a second visitor gets it. */
async function cachedPage(site: EditedSite, { path }: OwnPage): Promise<Visit> {
  await visit(site, path);
  return visit(site, path);
}

test(
  'a draft opens in its preview, from WordPress’s own link, and for no other visitor',
  { tag: '@smoke' },
  async ({ site, wordPress, ownPages }) => {
    const draft = await ownPages.draft('Footbridge drafted');
    const preview = await wordPress.openPreview(draft.id, draft.title);

    await expect(preview, 'WordPress’s Preview leads to this site').toHaveURL(`${site.url}/preview/${draft.id}/`);
    await expect(preview.locator('main h1')).toHaveText(draft.title);
    await expect(preview.getByText('Made by a test, and taken away by it.')).toBeVisible();
    await expect(ribbonOf(preview)).toContainText('Draft');
    const served = await preview.context().request.get(preview.url());
    expect([served.status(), await htmlProblems(await served.text())]).toEqual([200, []]);

    const others = await visit(site, `/preview/${draft.id}/`);
    expect(others.status).toBe(303);
    expect(others.html).not.toContain(draft.title);
    expect((await visit(site, draft.path)).status).toBe(404);
  },
);

test(
  'what is published is there on the next request, where a 404 was cached',
  { tag: '@smoke' },
  async ({ site, wordPress, ownPages }) => {
    const draft = await ownPages.draft('Footbridge published');
    expect((await cachedPage(site, draft)).status).toBe(404);

    await untilWebhook(site, about(draft), () => wordPress.publish(draft.id));

    const next = await visit(site, draft.path);
    expect(next).toMatchObject({ status: 200, html: expect.stringContaining(`>${draft.title}</h1>`) });
  },
);

test('what is published has no other page rendered again', async ({ site, target, wordPress, ownPages }) => {
  test.skip(target.kind !== 'real', 'the embedded WordPress invalidates everything where a text appears');
  const [other, draft] = [
    await ownPages.published('Footbridge unrelated'),
    await ownPages.draft('Footbridge published'),
  ];
  const before = await cachedPage(site, other);
  await cachedPage(site, draft);
  const seen = historyOf(site).length;

  await untilWebhook(site, about(draft), () => wordPress.publish(draft.id));

  expect(await visit(site, other.path)).toEqual({ ...before, cache: 'HIT' });
  expect(
    historyOf(site)
      .slice(seen)
      .flatMap(({ paths = [] }) => paths),
  ).not.toContain(other.path);
});

test('changes of a published page are the editor’s alone until Update, and then every visitor’s on the next request', async ({
  page,
  site,
  wordPress,
  ownPages,
}) => {
  const [other, own] = [
    await ownPages.published('Footbridge unrelated'),
    await ownPages.published('Footbridge as it was'),
  ];
  const [otherBefore, before] = [await cachedPage(site, other), await cachedPage(site, own)];
  expect(before).toMatchObject({ status: 200, html: expect.stringContaining(`>${own.title}</h1>`) });
  const changed = { title: own.title.replace('as it was', 'as it is'), content: 'Words that are newer.' };

  const preview = await wordPress.previewChanges(own.id, changed);
  await expect(preview, 'WordPress’s Preview leads to this site').toHaveURL(
    (url) => url.origin === site.url && url.pathname.startsWith('/preview/'),
  );
  await expect(preview.locator('main h1')).toHaveText(changed.title);
  await expect(preview.getByText(changed.content)).toBeVisible();
  await expect(ribbonOf(preview)).toContainText('Published, with changes that are not');
  expect(await visit(site, own.path)).toEqual({ ...before, cache: 'HIT' });

  const seen = historyOf(site).length;
  await untilWebhook(site, about(own), () => wordPress.update(own.id, changed));
  const next = await visit(site, own.path);
  expect(next.html).toContain(`>${changed.title}</h1>`);
  expect(next.html).toContain(changed.content);
  expect(await visit(site, other.path)).toEqual({ ...otherBefore, cache: 'HIT' });
  expect(
    historyOf(site)
      .slice(seen)
      .flatMap(({ paths = [] }) => paths),
  ).not.toContain(other.path);

  await page.goto(`${site.url}/preview/${own.id}/`);
  await expect(ribbonOf(page), 'nothing is left to publish').toContainText('Published');
  await expect(ribbonOf(page)).not.toContainText('with changes');
});

test('unsaved fields are in the preview, and nowhere else', async ({ page, site, wordPress, ownPages }) => {
  const own = await ownPages.published('Footbridge with a bar');
  const before = await cachedPage(site, own);
  const seen = historyOf(site).length;
  const preview = await wordPress.previewChanges(own.id, { ...own, content: 'As it was.', bar: 'Unsaved bar' });
  await expect(preview.getByText('Unsaved bar').first()).toBeVisible();
  await expect(ribbonOf(preview)).toContainText('author, parent and date as saved');
  expect(await visit(site, own.path)).toEqual({ ...before, cache: 'HIT' });
  expect(
    historyOf(site)
      .slice(seen)
      .flatMap(({ paths = [] }) => paths),
    'an autosave sends no webhook',
  ).not.toContain(own.path);
  await page.goto(`${site.url}${own.path}`);
  await expect(page.getByText('Unsaved bar')).toHaveCount(0);
});

test('a page that was moved to the trash is gone on the next request', async ({ site, ownPages }) => {
  const own = await ownPages.published('Footbridge trashed');
  expect((await cachedPage(site, own)).status).toBe(200);
  await untilWebhook(site, about(own), () => ownPages.trash(own));
  expect((await visit(site, own.path)).status).toBe(404);
});
