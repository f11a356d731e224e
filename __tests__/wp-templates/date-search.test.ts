import { runTemplate, listed } from './run-template';

const nodes = [
  {
    __typename: 'Post',
    databaseId: 1,
    uri: '/a/',
    title: 'A',
    date: '2023-01-13T10:00:00',
    categories: { nodes: [{ name: 'Families' }] },
  },
  {
    __typename: 'FootbridgeFacility',
    databaseId: 2,
    uri: '/facilities/b/',
    title: 'B',
    featuredImage: {
      node: { sourceUrl: 'http://127.0.0.1:8080/wp-content/uploads/b.jpg', mediaDetails: { width: 800, height: 600 } },
    },
  },
];
const root = { contentNodes: { nodes } };

describe('date', () => {
  it('renders a year', () => {
    const rendered = runTemplate('date', root, {}, { ...listed([1], { base: '/2023/' }), date: { year: 2023 } });
    expect(rendered).toMatchObject({
      page: { head: { canonical: '/2023/', title: '2023 | Desert Hope' } },
      view: { title: '2023', trail: [], posts: [{ id: 1 }] },
    });
  });

  it('renders a month under its year', () => {
    const requested = { ...listed([1], { base: '/2023/01/', page: 2 }), date: { year: 2023, month: 1 } };
    expect(runTemplate('date', root, {}, requested)).toMatchObject({
      page: { head: { canonical: '/2023/01/page/2/', title: 'January 2023 – Page 2 | Desert Hope' } },
      view: { title: 'January 2023', trail: [{ title: '2023', url: '/2023/' }] },
    });
  });

  it('renders a day under its month and year, under WordPress’s date base', () => {
    const on = (base: string) =>
      runTemplate('date', root, {}, { ...listed([1], { base }), date: { year: 2023, month: 1, day: 13 } })?.view;
    expect(on('/2023/01/13/')).toMatchObject({
      title: 'January 13, 2023',
      trail: [
        { title: '2023', url: '/2023/' },
        { title: 'January', url: '/2023/01/' },
      ],
    });
    expect(on('/archives/2023/01/13/')).toMatchObject({
      trail: [{ url: '/archives/2023/' }, { url: '/archives/2023/01/' }],
    });
  });
});

describe('a page without a description', () => {
  it('still says to search engines what it is, each page of a list something else, and shows nothing of that', () => {
    const year = (page: number) =>
      runTemplate('date', root, {}, { ...listed([1], { base: '/2023/', page }), date: { year: 2023 } });
    expect(year(1)).toMatchObject({
      page: { head: { description: 'Articles from Desert Hope Treatment Center: 2023.' } },
      view: { description: '' },
    });
    expect(year(2)?.page.head.description).toBe('Articles from Desert Hope Treatment Center: 2023 – Page 2.');
  });

  it('is a search, too: with words and without', () => {
    const search = (words: string) =>
      runTemplate('search', root, {}, { ...listed([1], { base: '/search/' }), search: { words } })?.page.head
        .description;
    expect([search('help'), search(' ')]).toEqual([
      'What Desert Hope Treatment Center has written about “help”.',
      'Search the articles and pages of Desert Hope Treatment Center.',
    ]);
  });
});

describe('search', () => {
  it('is plain JSON, also when WordPress searched, which marks no words: development refuses undefined', () => {
    const view = runTemplate(
      'search',
      root,
      {},
      { ...listed([1, 2], { base: '/search/' }), search: { words: 'help' } },
    )?.view;
    expect(view).toMatchObject({ posts: [{ id: 1 }, { id: 2 }] });
    expect(JSON.parse(JSON.stringify(view))).toStrictEqual(view);
  });

  const found = (words: string, ids: number[], more = {}) =>
    runTemplate(
      'search',
      root,
      {},
      { ...listed(ids, { base: `/search/${words}/`, found: ids.length, pages: 1, ...more }), search: { words } },
    );

  it('names the words, how much was found, and of each result what it is', () => {
    expect(found('help', [2, 1])?.view).toMatchObject({
      title: 'Search results for “help”',
      words: 'help',
      found: 2,
      posts: [
        { title: 'B', label: 'Facility', picture: null },
        { title: 'A', label: 'Article', date: 'January 13, 2023' },
      ],
    });
  });

  it('is nothing for search engines, on no page', () => {
    expect(found('help', [1])?.page).toMatchObject({
      head: { noindex: true, title: 'Search results for “help” | Desert Hope' },
    });
    expect(found('help', [1], { page: 2 })?.page.head).toMatchObject({
      noindex: true,
      canonical: '/search/help/page/2/',
    });
  });

  it('takes the words as they were typed', () => {
    expect(found('<b>a & "b"</b>', [])?.view).toMatchObject({ title: 'Search results for “<b>a & "b"</b>”' });
  });

  it('waits for words where there are none', () => {
    expect(runTemplate('search', {}, {}, { search: { words: ' ' } })?.view).toMatchObject({
      title: 'Search',
      words: '',
      found: 0,
      posts: [],
    });
  });
});
