import { runTemplate, recorded } from './run-template';

const about = () => recorded('nodeByUri/page');

describe('page', () => {
  it('[S3.53] hands over the id', () => {
    expect(runTemplate('page', { page: about() })?.page).toMatchObject({ id: 2 });
  });

  it('[S3.56] names the related tags and links them', () => {
    expect(runTemplate('page', { page: about() })?.view).toMatchObject({
      topics: [
        { title: 'Alcohol', url: '/topics/alcohol/' },
        { title: 'Heroin', url: '/topics/opioids/heroin/' },
      ],
    });
  });

  it('[S3.21] writes the modified date as a day, whatever the time zone', () => {
    expect(runTemplate('page', { page: about() })?.view).toMatchObject({ byline: { updated: 'July 25, 2010' } });
    expect(runTemplate('page', { page: { ...about(), modified: null } })?.view).toMatchObject({
      byline: { updated: null },
    });
  });

  it('takes title and description from the editor, else from the page', () => {
    const seo = { title: 'About us', description: 'Who we are.', canonical: null, noindex: true, image: null };
    expect(runTemplate('page', { page: { ...about(), seo } })?.page.head).toMatchObject({
      title: 'About us',
      description: 'Who we are.',
      noindex: true,
    });
    const plain = runTemplate('page', { page: { ...about(), seo: null, title: 'A <em>plain</em> & short title' } })
      ?.page.head;
    expect(plain).toMatchObject({
      title: 'A plain & short title | Desert Hope',
      noindex: false,
      canonical: '/about/',
      image: null,
    });
    expect(plain?.description.length).toBeLessThanOrEqual(155);
    expect(plain?.description).toMatch(/\w…$/);
  });

  it('survives a page of which nothing is set', () => {
    const page = { __typename: 'Page', databaseId: 7, uri: '/bare/' };
    expect(runTemplate('page', { page })).toMatchObject({
      page: { id: 7, head: { title: '(no title) | Desert Hope', description: '' } },
      view: {
        title: '(no title)',
        html: '',
        trail: [],
        related: [],
        headings: [],
        picture: null,
        byline: { people: [], updated: null },
      },
    });
  });

  it('leads down through its ancestors, in whichever order they come', () => {
    const ancestors = {
      nodes: [
        { __typename: 'Page', uri: '/a/b/', title: 'B' },
        { __typename: 'Page', uri: '/a/', title: 'A' },
      ],
    };
    expect(runTemplate('page', { page: { ...about(), uri: '/a/b/c/', ancestors } })?.view).toMatchObject({
      trail: [
        { title: 'A', url: '/a/' },
        { title: 'B', url: '/a/b/' },
      ],
    });
  });

  it('has the headings of its sections', () => {
    const sections = (count: number) =>
      Array.from({ length: count }, (_, i) => `<h2>Part ${i}</h2><h3>Detail</h3><p>Text</p>`).join('');
    const viewOf = (count: number) => runTemplate('page', { page: { ...about(), content: sections(count) } })?.view;
    expect(viewOf(4)).toMatchObject({
      headings: [{ text: 'Part 0', level: 2 }, { text: 'Part 1' }, { text: 'Part 2' }, { text: 'Part 3' }],
    });
  });
});

describe('page templates', () => {
  it('[S3.15] [S5.3] Our Team shows people by category, in its order, then by name, and only on the brands it names', () => {
    const root = {
      page: recorded('nodeByUri/page-our-team'),
      contributors: recorded('data/contributors', 'contributors'),
    };
    expect(runTemplate('template-our-team', root, { databaseId: 1868 })?.view).toMatchObject({
      team: [
        { name: 'Clinical Leadership', people: [{ name: 'Lee O’Neil' }] },
        { name: 'Editorial Team', people: [{ name: 'Jane Doe' }] },
        { name: 'Executive Leadership', people: [{ name: 'Pat Quinn' }] },
        { name: 'Writers', people: [{ name: 'Ana María Ñúñez' }] },
      ],
    });
  });

  const written = (many: number, details: object = {}) => ({
    nodes: Array.from({ length: many }, (_, i) => ({
      __typename: 'FootbridgeReview',
      databaseId: i,
      reviewDetails: { comments: `Words ${i}.`, sourceType: ['google'], ...details },
    })),
  });

  it('[S3.24] Reviews shows twelve of the newest and leads to the others', () => {
    const reviews = recorded('data/reviews', 'reviews');
    expect(runTemplate('template-reviews', { page: about(), reviews })?.view).toMatchObject({
      list: {
        reviews: expect.arrayContaining([
          expect.objectContaining({ author: 'Zoë M.', rating: 4.5, date: 'December 31, 2023' }),
        ]),
      },
    });
    expect(runTemplate('template-reviews', { page: about(), reviews: written(300) })?.view).toMatchObject({
      list: { count: 300, reviews: { length: 12 }, paging: { page: 1, pages: 25 } },
    });
    expect(runTemplate('template-reviews', { page: about(), reviews: written(3) })?.view).toMatchObject({
      list: { count: 3, reviews: { length: 3 }, paging: { pages: 1 }, sources: [] },
    });
    expect(runTemplate('template-reviews', { page: about(), reviews: null })?.view).toMatchObject({
      list: { count: 0, reviews: [] },
    });
  });

  it('[S3.24] Reviews can be looked at by source, those with the most reviews first; one source needs no choice', () => {
    const of = (source: string | null, many: number) => written(many, { sourceType: source && [source] }).nodes;
    const nodes = [
      ...of('google', 2),
      ...of('internal', 4),
      ...of('trust-wall', 2),
      ...of(null, 1),
      ...of('Not An Address', 1),
    ];
    const sources = (requested?: { source: string; page: number }) =>
      runTemplate('template-reviews', { page: about(), reviews: { nodes } }, {}, requested && { reviews: requested })
        ?.view;
    const base = about().uri;
    expect(sources()).toMatchObject({
      list: {
        source: null,
        sources: [
          { name: 'All', url: base, count: 10, isShown: true },
          { name: 'Written to us', url: `${base}from/internal/`, count: 4, isShown: false },
          { name: 'Google', url: `${base}from/google/`, count: 2 },
          { name: 'Trust wall', url: `${base}from/trust-wall/`, count: 2 },
        ],
      },
    });
    expect(sources({ source: 'google', page: 1 })).toMatchObject({
      list: { source: 'Google', count: 2, sources: { 0: { isShown: false }, 2: { isShown: true } } },
      html: '',
    });
  });

  it('[S3.23] Reviews gives the rating that its editor wrote down, or the average of the reviews on the scale', () => {
    const rated = (aggregateScore: number | null, totalReviews: number | null, reviews: object = { nodes: [] }) =>
      runTemplate('template-reviews', {
        page: { ...about(), reviewSummary: { aggregateScore, totalReviews } },
        reviews,
      })?.view;
    expect(rated(4.62, 312, written(2, { rating: 1 }))).toMatchObject({ rating: { value: 4.62, count: 312 } });
    expect(rated(4.62, null)).toMatchObject({ rating: null });
    expect(rated(null, 312)).toMatchObject({ rating: null });
    expect(rated(6, 3)).toMatchObject({ rating: null });
    const [one, two] = [written(2, { rating: 5 }).nodes, written(1, { rating: 4 }).nodes];
    expect(
      rated(null, null, {
        nodes: [...one, ...two, ...written(1, { rating: null }).nodes, ...written(1, { rating: 9 }).nodes],
      }),
    ).toMatchObject({ rating: { value: 14 / 3, count: 3 } });
  });

  it('Full Width is a page without a side column', () => {
    expect(runTemplate('template-full-width', { page: about() })?.view).toMatchObject({
      isWide: true,
      title: 'About The Tests',
    });
    expect(runTemplate('page', { page: about() })?.view).toMatchObject({ isWide: false });
  });

  it('Landing Page puts the first sentence under the headline and leads nowhere else', () => {
    const content = '<p>One sentence that opens the page. And another one.</p><h2>A section</h2><p>Text.</p>';
    const view = runTemplate('landing', { page: { ...about(), content } })?.view;
    expect(view).toMatchObject({
      title: 'About The Tests',
      sentence: 'One sentence that opens the page.',
      html: expect.stringContaining('<p>And another one.</p>'),
    });
    for (const name of ['trail', 'below', 'related', 'topics', 'comments']) expect(view).not.toHaveProperty(name);
  });

  it('Landing Page has no second opening on its later parts, and none behind a password', () => {
    const content =
      '<p>One sentence that opens the page. More.</p><!--nextpage--><p>Another one that opens a part. More.</p>';
    expect(runTemplate('landing', { page: { ...about(), content } }, {}, { part: 2 })?.view).toMatchObject({
      sentence: '',
      html: expect.stringContaining('Another one'),
    });
    expect(runTemplate('landing', { page: { ...about(), content: null, isRestricted: true } })).toMatchObject({
      page: { head: { description: expect.stringMatching(/^Only for readers who have the password/) } },
      view: {
        title: 'Protected: About The Tests',
        sentence: '',
        html: '',
        isProtected: true,
        rating: null,
        picture: null,
      },
    });
  });

  it.each(['template-our-team', 'template-reviews'] as const)(
    '%s shows only its name while it requires a password',
    (name) => {
      const root = {
        contributors: recorded('data/contributors', 'contributors'),
        reviews: recorded('data/reviews', 'reviews'),
      };
      const view = runTemplate(name, { ...root, page: { ...about(), content: null, isRestricted: true } })?.view;
      expect(JSON.stringify(view)).not.toMatch(/O’Neil|Zoë/);
    },
  );
});
