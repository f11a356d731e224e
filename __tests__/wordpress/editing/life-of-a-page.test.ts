import { bench, DRAFT, editorOf, front, idAt, refused, saved, queryData, tokenFor } from './support/editing';

const { wordpress: run } = bench();

const NODE = (id: number) =>
  `{ contentNode(id: "${id}", idType: DATABASE_ID, asPreview: true) { __typename uri slug status databaseId ... on Page { title content } } }`;
const AT = (uri: string) =>
  `{ nodeByUri(uri: "${uri}") { __typename ... on Page { databaseId title content } ... on Post { databaseId title slug } } }`;

describe('a page from draft to trash', () => {
  it('is seen by editors only as long as it is a draft', async () => {
    const wordpress = await run();
    const { id, previewUrl, viewUrl, status } = saved(wordpress.edits.saveDraft(DRAFT, editorOf(wordpress)));
    expect({ viewUrl, status, previewUrl }).toEqual({
      viewUrl: null,
      status: 'draft',
      previewUrl: `http://127.0.0.1:3000/?page_id=${id}&preview=true&previewPathname=${encodeURIComponent(`/?page_id=${id}`)}&p=${id}&typeName=Page`,
    });
    expect(await queryData(wordpress, NODE(id))).toEqual({ contentNode: null });
    expect(await queryData(wordpress, NODE(id), await tokenFor(wordpress))).toEqual({
      contentNode: {
        __typename: 'Page',
        uri: `/?page_id=${id}`,
        slug: null,
        status: 'draft',
        databaseId: id,
        title: 'Equine therapy',
        content: '<p>Two words.</p>\n\n<p>And a line<br />\nbelow it.</p>\n',
      },
    });
  });

  it('turns a missing address into a page when it is published, for lists, search, sitemap and front end', async () => {
    const wordpress = await run();
    const editor = editorOf(wordpress);
    const draft = saved(wordpress.edits.saveDraft(DRAFT, editor));
    expect(await queryData(wordpress, AT('/equine-therapy/'))).toEqual({ nodeByUri: null });
    expect(front(wordpress, '/equine-therapy/')).toBe('404');
    const page = saved(wordpress.edits.publish({ id: draft.id, type: 'page', version: draft.version }, editor));
    expect(page).toMatchObject({
      status: 'publish',
      slug: 'equine-therapy',
      viewUrl: 'http://127.0.0.1:3000/equine-therapy/',
    });
    expect(await queryData(wordpress, AT('/equine-therapy/'))).toMatchObject({
      nodeByUri: { __typename: 'Page', databaseId: draft.id, title: 'Equine therapy' },
    });
    expect(front(wordpress, '/equine-therapy/')).toBe('200');
    const lists =
      '{ pages(first: 1) { nodes { databaseId } } contentNodes(first: 1, where: { search: "equine" }) { nodes { databaseId } } }';
    expect(await queryData(wordpress, lists)).toEqual({
      pages: { nodes: [{ databaseId: draft.id }] },
      contentNodes: { nodes: [{ databaseId: draft.id }] },
    });
    const rest = await fetch(`${wordpress.url}/wp-json/wp/v2/pages/${draft.id}?_fields=id,slug`);
    expect(await rest.json()).toEqual({ id: draft.id, slug: 'equine-therapy' });
  });

  it('shows visitors an update immediately', async () => {
    const wordpress = await run();
    const id = idAt(wordpress, '/contact/');
    const form = wordpress.edits.form(id);
    saved(
      wordpress.edits.update(
        { id, type: 'page', version: form?.version, title: 'Talk to us', content: '<p>New.</p>' },
        editorOf(wordpress),
      ),
    );
    expect(await queryData(wordpress, AT('/contact/'))).toEqual({
      nodeByUri: { __typename: 'Page', databaseId: id, title: 'Talk to us', content: '<p>New.</p>\n' },
    });
  });

  it('disappears everywhere when it is trashed, and is a draft when it is restored', async () => {
    const wordpress = await run();
    const editor = editorOf(wordpress);
    const id = idAt(wordpress, '/contact/');
    expect(saved(wordpress.edits.trash(id, editor))).toMatchObject({ id, status: 'trash' });
    expect(await queryData(wordpress, NODE(id), await tokenFor(wordpress))).toEqual({ contentNode: null });
    expect(front(wordpress, '/contact/')).toBe('404');
    expect(wordpress.edits.list('page').some((page) => page.id === id)).toBe(false);
    expect(wordpress.edits.list('page', 'trash')).toMatchObject([{ id, title: 'Contact' }]);
    expect(refused(wordpress.edits.update({ id, type: 'page', title: 'No' }, editor))).toHaveProperty('form');
    expect(saved(wordpress.edits.untrash(id, editor))).toMatchObject({ id, status: 'draft', slug: 'contact' });
    expect(await queryData(wordpress, AT('/contact/'))).toEqual({ nodeByUri: null });
    saved(wordpress.edits.publish({ id, type: 'page' }, editor));
    expect(front(wordpress, '/contact/')).toBe('200');
  });

  it('is permanently deleted only when it was created here', async () => {
    const wordpress = await run();
    const editor = editorOf(wordpress);
    const { id } = saved(wordpress.edits.publish(DRAFT, editor));
    expect(refused(wordpress.edits.deletePermanently(id, editor))).toHaveProperty('form');
    saved(wordpress.edits.trash(id, editor));
    saved(wordpress.edits.deletePermanently(id, editor));
    expect(wordpress.edits.list('page', 'trash')).toEqual([]);
    const filed = idAt(wordpress, '/contact/');
    saved(wordpress.edits.trash(filed, editor));
    expect(refused(wordpress.edits.deletePermanently(filed, editor)).form).toContain('content file');
  });

  it('waits for its time when it is scheduled, and is published then', async () => {
    const wordpress = await run();
    const editor = editorOf(wordpress);
    const page = saved(wordpress.edits.publish({ ...DRAFT, date: '2099-01-02T03:04' }, editor));
    expect(page).toMatchObject({ status: 'future', date: '2099-01-02T03:04:00', viewUrl: null });
    expect(front(wordpress, '/equine-therapy/')).toBe('404');
    expect(
      refused(wordpress.edits.update({ ...DRAFT, status: 'future', date: '2001-01-01T00:00' }, editor)),
    ).toHaveProperty('date');
    expect(refused(wordpress.edits.publish({ ...DRAFT, date: '2026-02-30T10:00' }, editor))).toHaveProperty('date');
    const now = saved(wordpress.edits.publish({ id: page.id, type: 'page', date: '2025-01-02T03:04' }, editor));
    expect(now).toMatchObject({ status: 'publish', date: '2025-01-02T03:04:00' });
  });

  it.each(['pending', 'private'] as const)('%s: nothing for visitors', async (status) => {
    const wordpress = await run();
    const { id } = saved(wordpress.edits.update({ ...DRAFT, status, slug: 'equine' }, editorOf(wordpress)));
    expect(await queryData(wordpress, NODE(id))).toEqual({ contentNode: null });
    expect(await queryData(wordpress, NODE(id), await tokenFor(wordpress))).toMatchObject({
      contentNode: { status, databaseId: id },
    });
    expect((await fetch(`${wordpress.url}/wp-json/wp/v2/pages/${id}`)).status).toBe(status === 'pending' ? 404 : 401);
  });

  it('is written by editors, not by subscribers', async () => {
    const wordpress = await run();
    const subscriber = editorOf(wordpress, 'subscriber');
    const { edits } = wordpress;
    const id = idAt(wordpress, '/contact/');
    const tried = [
      edits.saveDraft(DRAFT, subscriber),
      edits.publish(DRAFT, subscriber),
      edits.trash(id, subscriber),
      edits.setOptions({}, subscriber),
      edits.setMenuLabel(1, 'x', subscriber),
      edits.discard(subscriber),
    ];
    expect(tried.map(({ ok }) => ok)).toEqual(tried.map(() => false));
    expect(edits.hasEdits()).toBe(false);
  });
});
