import { recording } from '../support/recordings';
import { sendQuery, at, replay } from '../support/server';
import { differences } from '../support/shape';
import { bench, DRAFT, editorOf, front, idAt, refused, saved, queryData, tokenFor } from './support/editing';

const { wordpress: run } = bench();

const NODE = (id: number, asPreview = true) =>
  `{ contentNode(id: "${id}", idType: DATABASE_ID, asPreview: ${asPreview}) { databaseId slug status uri isPreview modified ... on Page { title content } } }`;

describe('changes of a published page that are not published', () => {
  it('are an autosave: a preview has them, visitors and the page itself do not', async () => {
    const wordpress = await run();
    const id = idAt(wordpress, '/contact/');
    const editor = editorOf(wordpress);
    const form = saved(
      wordpress.edits.preview({ id, type: 'page', title: 'Unpublished', content: 'Not yet.' }, editor),
    );
    expect(form).toMatchObject({
      status: 'publish',
      title: 'Contact',
      autosave: { title: 'Unpublished', content: 'Not yet.', by: 'Demo Editor' },
    });
    const token = await tokenFor(wordpress);
    const { contentNode } = Object(await queryData(wordpress, NODE(id), token));
    expect(contentNode).toMatchObject({
      slug: `${id}-autosave-v1`,
      status: 'inherit',
      isPreview: true,
      title: 'Unpublished',
      content: '<p>Not yet.</p>\n',
      modified: form.autosave?.savedAt,
    });
    expect(contentNode.databaseId).not.toBe(id);
    expect(contentNode.uri).toBe(
      `http://127.0.0.1:3000/contact/?preview=true&previewPathname=/contact/&p=${id}&page_id=${id}&typeName=Page`,
    );
    expect(await queryData(wordpress, NODE(id))).toEqual({ contentNode: null });
    expect(await queryData(wordpress, NODE(id, false))).toMatchObject({
      contentNode: { databaseId: id, title: 'Contact' },
    });
  });

  it('respond exactly as a real WordPress', async () => {
    const wordpress = await run();
    const id = idAt(wordpress, '/insurance/');
    saved(
      wordpress.edits.preview(
        { id, type: 'page', title: 'Insurance (edited, unsaved)', content: 'Edited, not yet published.' },
        editorOf(wordpress),
      ),
    );
    const recorded = recording('preview', 'published-insurance-with-autosave-auth');
    const { authorization: _, ...headers } = recorded.request.headers;
    const answer = await replay(
      wordpress,
      { ...recorded, request: { ...recorded.request, headers } },
      (text) => text.replaceAll('"1862"', `"${id}"`),
      await tokenFor(wordpress),
    );
    expect(at(answer.body, 'data', 'contentNode', 'title')).toBe('Insurance (edited, unsaved)');
    expect(differences(recorded.response.body, answer.body, { free: ['hasNextPage'] })).toEqual([]);
  });

  it('are gone once they are published, and when they equal the published version', async () => {
    const wordpress = await run();
    const id = idAt(wordpress, '/contact/');
    const editor = editorOf(wordpress);
    const before = wordpress.edits.form(id);
    saved(wordpress.edits.preview({ id, type: 'page', title: 'Unpublished' }, editor));
    expect(
      saved(wordpress.edits.preview({ id, type: 'page', title: before?.title, content: before?.content }, editor))
        .autosave,
    ).toBeNull();
    saved(wordpress.edits.preview({ id, type: 'page', title: 'Unpublished' }, editor));
    expect(saved(wordpress.edits.update({ id, type: 'page', title: 'Published' }, editor))).toMatchObject({
      title: 'Published',
      autosave: null,
    });
    expect(await queryData(wordpress, NODE(id), await tokenFor(wordpress))).toMatchObject({
      contentNode: { databaseId: id, title: 'Published', isPreview: false },
    });
  });
});

describe('an edit that is based on an older one', () => {
  it('is refused, names the other user, and loses nothing', async () => {
    const wordpress = await run();
    const id = idAt(wordpress, '/contact/');
    const editor = editorOf(wordpress);
    const version = wordpress.edits.form(id)?.version;
    const first = saved(wordpress.edits.update({ id, type: 'page', version, title: 'First' }, editor));
    expect(refused(wordpress.edits.update({ id, type: 'page', version, title: 'Second' }, editor)).form).toMatch(
      /^Changed by Demo Editor at \d{4}-.* meanwhile/,
    );
    expect(wordpress.edits.form(id)?.title).toBe('First');
    saved(wordpress.edits.update({ id, type: 'page', version: first.version, title: 'Second' }, editor));
    expect(refused(wordpress.edits.trash(-1, editor))).toHaveProperty('form');
  });
});

describe('a slug', () => {
  it('that changes leads from the old one to the new, for all types but pages, and back', async () => {
    const wordpress = await run();
    const editor = editorOf(wordpress);
    const id = idAt(wordpress, '/what-is-detox/');
    saved(wordpress.edits.update({ id, type: 'post', slug: 'Détox, explained!' }, editor));
    expect(front(wordpress, '/detox-explained/')).toBe('200');
    expect(front(wordpress, '/what-is-detox/')).toBe('301 /detox-explained/');
    saved(wordpress.edits.update({ id, type: 'post', slug: 'what-is-detox' }, editor));
    expect(front(wordpress, '/what-is-detox/')).toBe('200');
    expect(front(wordpress, '/detox-explained/')).toBe('301 /what-is-detox/');
  });

  it('of a page moves its children and its menu items', async () => {
    const wordpress = await run();
    const editor = editorOf(wordpress);
    const id = idAt(wordpress, '/about/');
    saved(wordpress.edits.update({ id, type: 'page', slug: 'about-us' }, editor));
    expect(front(wordpress, '/about-us/our-team/')).toBe('200');
    const urls = wordpress.edits.menus().flatMap(({ items }) => items.map(({ url }) => url));
    expect(urls).toContain('/about-us/');
    expect(urls).not.toContain('/about/');
  });

  it.each([
    ['taken by a page', { type: 'page', slug: 'contact' }, 'contact-2'],
    ['taken by a post', { type: 'page', slug: 'what-is-detox' }, 'what-is-detox-2'],
    ['a number, which would be a year', { type: 'post', slug: '2024' }, '2024-2'],
    ['a word that stands for something else', { type: 'page', slug: 'feed' }, 'feed-2'],
    ['free below another page', { type: 'page', slug: 'contact', parent: '/about/' }, 'contact'],
    ['made of the title', { type: 'post', title: 'Don’t “wait” & see' }, 'dont-wait-see'],
    ['nothing but signs', { type: 'facility', title: '***', slug: '!!!' }, /^\d{7}-2$/],
  ] as const)('%s', async (_, wanted, slug) => {
    const wordpress = await run();
    const parentId = 'parent' in wanted ? idAt(wordpress, wanted.parent) : undefined;
    const { type } = wanted;
    const words = { title: 'title' in wanted ? wanted.title : 'Any', slug: 'slug' in wanted ? wanted.slug : undefined };
    const page = saved(wordpress.edits.publish({ ...DRAFT, ...words, type, parentId }, editorOf(wordpress)));
    expect(page.slug).toEqual(typeof slug === 'string' ? slug : expect.stringMatching(slug));
  });

  it('of a contributor is followed by the bylines that name it', async () => {
    const wordpress = await run();
    const id = idAt(wordpress, '/contributors/elena-marsh/');
    const byline = '{ posts(first: 100) { nodes { bylineInfo { author { nodes { slug } } } } } }';
    const count = async (slug: string) =>
      JSON.stringify(await queryData(wordpress, byline)).split(`"${slug}"`).length - 1;
    const before = await count('elena-marsh');
    expect(before).toBeGreaterThan(0);
    saved(wordpress.edits.update({ id, type: 'contributor', slug: 'elena-m' }, editorOf(wordpress)));
    expect([await count('elena-marsh'), await count('elena-m')]).toEqual([0, before]);
    saved(wordpress.edits.trash(id, editorOf(wordpress)));
    expect(await count('elena-m')).toBe(0);
  });

  it('and a parent: no page is its own parent', async () => {
    const wordpress = await run();
    const [id, child] = [idAt(wordpress, '/about/'), idAt(wordpress, '/about/our-team/')];
    for (const parentId of [id, child, 4])
      expect(refused(wordpress.edits.update({ id, type: 'page', parentId }, editorOf(wordpress)))).toHaveProperty(
        'parentId',
      );
    saved(wordpress.edits.update({ id: child, type: 'page', parentId: 0 }, editorOf(wordpress)));
    expect(front(wordpress, '/our-team/')).toBe('200');
  });
});

describe('a comment that a visitor sent', () => {
  it('stays under its post once through edits before and after it, and when they are discarded', async () => {
    const wordpress = await run();
    const editor = editorOf(wordpress);
    const id = idAt(wordpress, '/how-to-talk-to-someone-you-love/');
    const count = async () =>
      Object(await queryData(wordpress, `{ post(id: "${id}", idType: DATABASE_ID) { commentCount } }`)).post
        .commentCount;
    const before = await count();
    saved(wordpress.edits.update({ id, type: 'post', title: 'First' }, editor));
    const input = `{ commentOn: ${id}, author: "Demo Editor", authorEmail: "editor@example.test", content: "A word." }`;
    await sendQuery(wordpress, `mutation { createComment(input: ${input}) { success } }`);
    expect(await count()).toBe(before + 1);
    saved(wordpress.edits.update({ id, type: 'post', title: 'Second' }, editor));
    expect(await count()).toBe(before + 1);
    saved(wordpress.edits.discard(editor));
    expect(await count()).toBe(before + 1);
    saved(wordpress.edits.update({ id, type: 'post', title: 'Third' }, editor));
    expect(await count()).toBe(before + 1);
  });
});

describe('what is not a text', () => {
  it('the own bar of a page: buttons without an address are dropped', async () => {
    const wordpress = await run();
    const id = idAt(wordpress, '/contact/');
    const buttons = [
      { link: { url: '/admissions/', title: 'Begin', target: '' } },
      { link: { url: ' ', title: 'Nowhere', target: '' } },
    ];
    const values = { stickyCta: { stickyFloaterCtaG: { customize: true, title: 'Now', buttons } } };
    saved(wordpress.edits.update({ id, type: 'page', values }, editorOf(wordpress)));
    expect(
      await queryData(
        wordpress,
        `{ page(id: "${id}", idType: DATABASE_ID) { stickyCta { stickyFloaterCtaG { customize hide title buttons { link { url title } } } } } }`,
      ),
    ).toEqual({
      page: {
        stickyCta: {
          stickyFloaterCtaG: {
            customize: true,
            hide: false,
            title: 'Now',
            buttons: [{ link: { url: '/admissions/', title: 'Begin' } }],
          },
        },
      },
    });
  });

  it('a menu item’s label', async () => {
    const wordpress = await run();
    const item = wordpress.edits.menus()[0]?.items[0];
    saved(wordpress.edits.setMenuLabel(item?.id ?? 0, 'Who <b>we</b> are<script>', editorOf(wordpress)));
    expect(await queryData(wordpress, `{ menuItem(id: "${item?.id}", idType: DATABASE_ID) { label } }`)).toEqual({
      menuItem: { label: 'Who <b>we</b> are' },
    });
    expect(refused(wordpress.edits.setMenuLabel(item?.id ?? 0, ' ', editorOf(wordpress)))).toHaveProperty('label');
  });

  it('the options page: what is sent is changed, the rest stays', async () => {
    const wordpress = await run();
    const redirects = [
      { source: '/old/', destination: '/about/', permanent: true },
      { source: '', destination: '', permanent: false },
    ];
    const before = wordpress.edits.options();
    saved(wordpress.edits.setOptions({ redirects: { rules: redirects } }, editorOf(wordpress)));
    expect(
      await queryData(wordpress, '{ siteOptions { redirects { rules { source destination permanent } } } }'),
    ).toEqual({
      siteOptions: { redirects: { rules: [redirects[0]] } },
    });
    expect(wordpress.edits.options().stickyFloater).toEqual(before.stickyFloater);
    expect(
      refused(
        wordpress.edits.setOptions(
          { stickyFloater: { contentSegmentsDefault: { hide: 'perhaps' } } },
          editorOf(wordpress),
        ),
      ),
    ).toEqual({
      'stickyFloater[contentSegmentsDefault][hide]': 'Sticky bars, Bar of all other segments, Hide must be on or off.',
    });
  });
});
