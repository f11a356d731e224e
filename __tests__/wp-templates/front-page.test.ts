import { runTemplate, listed, recorded, variablesOf } from './run-template';

const generalSettings = { title: 'A Site', description: 'Its tagline' };

describe('front-page', () => {
  it('renders a page in front', () => {
    const seed = recorded('frontpage/seed-front');
    expect(variablesOf('front-page', seed)).toEqual({ id: '701', isPage: true, isFirst: true, ids: ['0'] });
    const rendered = runTemplate('front-page', { page: recorded('frontpage/front'), generalSettings }, seed);
    expect(rendered?.page).toMatchObject({ id: 701, head: { canonical: '/' } });
    expect(rendered?.view).toMatchObject({
      title: 'Desert Hope Treatment Center',
      facilities: [],
      reviews: [],
      people: [],
      paging: null,
    });
  });

  it('renders the front without a page, where WordPress shows the latest posts', () => {
    const seed = recorded('seed/front');
    expect(variablesOf('front-page', seed)).toMatchObject({ id: '0', isPage: false });
    expect(runTemplate('front-page', { generalSettings }, seed)).toMatchObject({
      page: { id: null },
      view: { title: 'Desert Hope Treatment Center', sentence: 'Its tagline', html: '', questions: '' },
    });
  });

  it('shows all posts that WordPress lists in front, in its order, with the way to the next page', () => {
    const node = (databaseId: number) => ({
      __typename: 'Post',
      databaseId,
      uri: `/post-${databaseId}/`,
      title: `Post ${databaseId}`,
    });
    const root = { generalSettings, contentNodes: { nodes: [node(1), node(2), node(3), node(4)] } };
    const view = runTemplate('front-page', root, recorded('seed/front'), listed([4, 1, 3, 2], { base: '/' }))?.view;
    expect(view).toMatchObject({
      posts: [{ id: 4 }, { id: 1 }, { id: 3 }, { id: 2 }],
      paging: { page: 1, pages: 5, base: '/' },
    });
  });

  it('shows the list alone on its later pages, and queries nothing else', () => {
    const requested = listed([1], { base: '/', page: 2 });
    const seed = recorded('seed/front');
    expect(variablesOf('front-page', seed, requested)).toMatchObject({ isFirst: false, ids: ['1'] });
    const root = { contentNodes: { nodes: [{ __typename: 'Post', databaseId: 1, uri: '/post-1/', title: 'Post 1' }] } };
    expect(runTemplate('front-page', root, seed, requested)).toMatchObject({
      page: { head: { canonical: '/page/2/', title: 'Articles – Page 2 | Desert Hope' } },
      view: { list: { title: 'Articles', posts: [{ id: 1 }], paging: { page: 2 } } },
    });
  });

  it('puts the first sentence under the headline, questions in their section, the rest in the text', () => {
    const content = `<p>One sentence that opens the page. And <em>another</em> one.</p><h2>Licensed</h2><p>Text.</p>
      <h2>Questions</h2><details><summary>What &amp; how?</summary><p>So.</p></details><details open><summary>Why?</summary><p>Because.</p></details>`;
    const view = runTemplate(
      'front-page',
      { page: { databaseId: 1, title: 'A calm title', content } },
      { databaseId: 1 },
    )?.view;
    expect(view).toMatchObject({
      title: 'A calm title',
      sentence: 'One sentence that opens the page.',
      questions:
        '<details><summary>What &amp; how?</summary><p>So.</p></details><details><summary>Why?</summary><p>Because.</p></details>',
    });
    expect(JSON.stringify(view)).toMatch(/<p>And <em>another<\/em> one.<\/p>/);
    expect(JSON.stringify(view)).not.toMatch(/Questions<\/h2>/);
  });

  it('shows people of the two largest groups, and accreditations of all facilities once', () => {
    const facility = (databaseId: number) => ({
      databaseId,
      title: `F${databaseId}`,
      facilityDetails: { accreditations: 'The Joint Commission' },
    });
    const root = {
      contributors: recorded('data/contributors', 'contributors'),
      facilities: { nodes: [facility(1), facility(2)] },
    };
    expect(runTemplate('front-page', root)?.view).toMatchObject({
      people: [{ name: 'Lee O’Neil' }, { name: 'Jane Doe' }],
      accreditations: ['The Joint Commission'],
      facilities: [{ name: 'F1' }, { name: 'F2' }],
    });
  });
});

describe('a front page with a password', () => {
  it('shows the password form in place of its text, and no field', () => {
    const page = { ...recorded('nodeByUri/page'), content: null, isRestricted: true };
    const rendered = runTemplate('front-page', { page }, { __typename: 'Page', databaseId: 2 });
    expect(rendered?.page).toMatchObject({ head: { image: null } });
    expect(rendered?.view).toMatchObject({ isProtected: true, html: '', picture: null, rating: null });
  });
});
