/** A page from draft to trash: what visitors, editors and the site get of each edit. */
import { createHmac } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { webhookSchema } from '@footbridge/bridge/cache/invalidation/webhook';
import { readableKey } from '@footbridge/bridge/wordpress/dependencies/keys';
import { valuesIn } from '@footbridge/embedded/fields/field';
import { renderContent } from '@footbridge/embedded/editing/paragraphs';
import { recording } from '../support/recordings';
import { at, replay, sendQuery } from '../support/server';
import { differences } from '../support/shape';
import { contentOf } from '../support/stand-ins';
import { bench, DRAFT, editorOf, front, idAt, queryData, refused, saved, SIGNED, tokenFor } from './support/editing';
import { TEST_SECRET, webhooksOf } from './support/webhooks-of';

const { wordpress: run, folder, site: startSite } = bench();
const PAGE = (id: number) => `{ page(id: "${id}", idType: DATABASE_ID) { title content } }`;

describe('a page from draft to trash', () => {
  it('is seen by editors alone as a draft, by everybody when it is published, and is gone from the trash', async () => {
    const wordpress = await run();
    const { edits } = wordpress;
    const editor = editorOf(wordpress);
    const { id } = saved(edits.update(DRAFT, editor));
    expect(await queryData(wordpress, PAGE(id))).toEqual({ page: null });
    const html = '<p>Two words.</p>\n\n<p>And a line<br />\nbelow it.</p>\n';
    const page = { title: 'Equine therapy', content: html };
    expect(await queryData(wordpress, PAGE(id), await tokenFor(wordpress))).toEqual({ page });

    expect(front(wordpress, '/equine-therapy/')).toBe('404');
    const { viewUrl } = saved(edits.publish({ id, type: 'page' }, editor));
    expect(viewUrl).toMatch(/\/equine-therapy\/$/);
    expect(front(wordpress, '/equine-therapy/')).toBe('200');
    expect(await queryData(wordpress, PAGE(id))).toEqual({ page });

    saved(edits.trash(id));
    expect(front(wordpress, '/equine-therapy/')).toBe('404');
    expect(edits.form(id)?.status).toBe('trash');
    saved(edits.update({ id, type: 'page', title: 'Restored' }, editor));
    expect(edits.form(id)?.status).toBe('draft');
  });

  it('has an autosave of changes that are not published; they are gone once they are, or equal what is', async () => {
    const wordpress = await run();
    const { edits } = wordpress;
    const editor = editorOf(wordpress);
    const id = idAt(wordpress, '/contact/');
    const before = await queryData(wordpress, PAGE(id));
    const values = { pageSettings: { segment: 'insurance' } };
    const changed = saved(edits.preview({ id, type: 'page', title: 'Unpublished', values }, editor));
    expect(changed.autosave).toMatchObject({ title: 'Unpublished', values });
    expect(await queryData(wordpress, PAGE(id))).toEqual(before);
    const same = { title: changed.title, values: { pageSettings: changed.values.pageSettings ?? null } };
    expect(saved(edits.preview({ id, type: 'page', ...same }, editor)).autosave).toBeNull();
    saved(edits.preview({ id, type: 'page', title: 'Unpublished' }, editor));
    expect(saved(edits.update({ id, type: 'page', title: 'Published' }, editor)).autosave).toBeNull();
    expect(await queryData(wordpress, PAGE(id))).toMatchObject({ page: { title: 'Published' } });
  });

  it('answers a preview with an autosave exactly as a real WordPress', async () => {
    const wordpress = await run();
    const id = idAt(wordpress, '/insurance/');
    const text = { title: 'Insurance (edited, unsaved)', content: 'Edited, not yet published.' };
    saved(wordpress.edits.preview({ id, type: 'page', ...text }, editorOf(wordpress)));
    const recorded = recording('preview', 'published-insurance-with-autosave-auth');
    const { authorization: _, ...headers } = recorded.request.headers;
    const request = { ...recorded.request, headers };
    const toOwn = (words: string) => words.replaceAll('"1862"', `"${id}"`);
    const answer = await replay(wordpress, { ...recorded, request }, toOwn, await tokenFor(wordpress));
    expect(at(answer.body, 'data', 'contentNode', 'title')).toBe('Insurance (edited, unsaved)');
    expect(differences(recorded.response.body, answer.body, { free: ['hasNextPage'] })).toEqual([]);
  });

  it('with another slug moves its children and its menu items; a post leads from the old slug', async () => {
    const wordpress = await run();
    const { edits } = wordpress;
    const editor = editorOf(wordpress);
    const items = edits.store().data.menuItems.filter(({ url }) => url === '/about/');
    saved(edits.update({ id: idAt(wordpress, '/about/'), type: 'page', slug: 'About us!' }, editor));
    expect(front(wordpress, '/about-us/our-team/')).toBe('200');
    expect(edits.store().data.menuItems.filter(({ url }) => url === '/about-us/')).toHaveLength(items.length);
    saved(edits.update({ id: idAt(wordpress, '/what-is-detox/'), type: 'post', slug: 'detox-explained' }, editor));
    expect(front(wordpress, '/what-is-detox/')).toBe('301 /detox-explained/');
    expect(saved(edits.publish({ ...DRAFT, type: 'page', title: 'Contact' }, editor)).slug).toBe('contact-2');
  });

  it('is refused without words, of what is no text, and where the site needs it', async () => {
    const wordpress = await run();
    const { edits } = wordpress;
    const editor = editorOf(wordpress);
    const review = edits.store().posts.find(({ type }) => type === 'review')?.id ?? null;
    for (const outcome of [
      edits.publish({ id: null, type: 'page', title: ' ', content: '\n' }, editor),
      edits.update({ id: 4711, type: 'page' }, editor),
      edits.update({ id: review, type: 'page', title: 'x' }, editor),
      edits.update({ id: idAt(wordpress, '/contact/'), type: 'page', values: { nothing: 1 } }, editor),
      edits.trash(idAt(wordpress, '/')),
      edits.setMenuLabel(edits.store().data.menuItems[0]?.id ?? 0, ' '),
    ])
      expect(refused(outcome)).toHaveLength(1);
    expect(edits.hasEdits()).toBe(false);
  });

  it('keeps a visitor’s comment once through edits before and after it, and when they are discarded', async () => {
    const wordpress = await run();
    const { edits } = wordpress;
    const id = idAt(wordpress, '/how-to-talk-to-someone-you-love/');
    const count = async () =>
      Object(await queryData(wordpress, `{ post(id: "${id}", idType: DATABASE_ID) { commentCount } }`)).post
        .commentCount;
    const rename = (title: string) => saved(edits.update({ id, type: 'post', title }, editorOf(wordpress)));
    const before = await count();
    rename('First');
    const input = `{ commentOn: ${id}, author: "Demo Editor", authorEmail: "editor@example.test", content: "A word." }`;
    await sendQuery(wordpress, `mutation { createComment(input: ${input}) { success } }`);
    for (const edit of [() => rename('Second'), () => saved(edits.discard()), () => rename('Third')]) {
      expect(await count()).toBe(before + 1);
      edit();
    }
    expect(await count()).toBe(before + 1);
  });
});

describe('the edits', () => {
  it('survive a restart; a file that is none is moved aside and reported', async () => {
    const dataDir = folder();
    const first = await run({ dataDir });
    const { id } = saved(first.edits.publish(DRAFT, editorOf(first)));
    await first.stop();
    const second = await run({ dataDir });
    expect(second.edits.form(id)).toMatchObject({ title: 'Equine therapy', status: 'publish' });
    await second.stop();
    const file = join(dataDir, 'embedded-edits', 'DSH.json');
    writeFileSync(file, '{');
    const report = jest.fn();
    expect((await run({ dataDir, onEditsProblem: report })).edits.hasEdits()).toBe(false);
    expect(report).toHaveBeenCalledTimes(1);
    expect(readFileSync(`${file}.broken`, 'utf8')).toBe('{');
  });

  it('shown again are what they were when a text of the content is sent back', () => {
    const written = contentOf('DSH').posts.filter(({ content }) => renderContent(content) !== content.trim());
    expect(written.map(({ path }) => path)).toEqual([]);
  });
});

describe('the webhook of an edit', () => {
  it('is signed; after one that the site did not accept the next is for everything', async () => {
    const site = await startSite();
    const report = jest.fn();
    const wordpress = await run({ ...SIGNED, frontendUrl: site.url, onEditsProblem: report });
    const update = (title: string) =>
      saved(wordpress.edits.update({ id: idAt(wordpress, '/contact/'), type: 'page', title }, editorOf(wordpress)));
    site.answerWith([503, '']);
    update('First');
    await expect(wordpress.edits.webhooksSent()).rejects.toThrow('HTTP 503');
    expect(report).toHaveBeenCalledTimes(1);
    for (const title of ['Second', 'Third']) update(title);
    await wordpress.edits.webhooksSent();
    const kinds = site.bodies().map((body) => webhookSchema.parse(JSON.parse(body)).events.map(({ kind }) => kind));
    expect(kinds).toEqual([['node'], ['all'], ['node']]);
    const [{ headers, body, url } = { headers: {}, body: '', url: '' }] = site.received;
    const signed = createHmac('sha256', TEST_SECRET).update(`${String(headers['x-footbridge-timestamp'])}.${body}`);
    expect([url, headers['x-footbridge-signature']]).toEqual([
      'POST /api/revalidate',
      `sha256=${signed.digest('hex')}`,
    ]);
  });

  it('of drafts and autosaves is none; of a contributor who becomes visible it names the posts with the byline', async () => {
    const store = contentOf('DSH');
    const id = store.postAt('/contributors/elena-marsh/')?.id ?? 0;
    const naming = store.posts
      .filter(({ values, status }) => status === 'publish' && Object.values(valuesIn(values.bylineInfo)).includes(id))
      .map((post) => `post:${post.id}`);
    expect(naming.length).toBeGreaterThan(2);
    const events = await webhooksOf(store, Date.now(), (edits, user) => {
      const draft = saved(edits.update(DRAFT, user)).id;
      saved(edits.preview({ id: store.postAt('/contact/')?.id ?? 0, type: 'page', title: 'Unpublished' }, user));
      saved(edits.trash(draft));
    });
    expect(events).toEqual([]);
    const came = await webhooksOf(store, Date.now(), (edits, user) => {
      saved(edits.update({ id, type: 'contributor', status: 'draft' }, user));
      saved(edits.publish({ id, type: 'contributor' }, user));
    });
    const keys = came.filter(({ kind }) => kind === 'node').flatMap((event) => event.keys.map(readableKey));
    expect(keys).toEqual(expect.arrayContaining(naming));
  });
});
