import { draw, recorded, RECORDED_WORDPRESS, variablesOf } from './render';

beforeAll(() => {
  process.env.WORDPRESS_URL = RECORDED_WORDPRESS;
});

describe('single-contributor', () => {
  it('[S2.7] [S3.16] [S3.17] draws a profile: name, title, credentials, LinkedIn, text', () => {
    const drawn = draw('single-contributor', { contributor: recorded('nodeByUri/cpt-contributor') });
    expect(drawn?.page).toMatchObject({
      id: 1834,
      head: { canonical: '/contributors/jane-doe/', title: 'Jane Doe, MD | Our team' },
    });
    expect(drawn?.view).toMatchObject({
      person: { name: 'Jane Doe', jobTitle: 'Senior Editor', credentials: 'MD, MPH' },
      linkedin: 'https://www.linkedin.com/in/jane-doe',
      html: expect.stringContaining('a page about &amp; care'),
    });
  });

  it('[S3.18] gives the avatar as a list of URLs by size, on the site’s own origin', () => {
    expect(draw('single-contributor', { contributor: recorded('nodeByUri/cpt-contributor') })?.view).toMatchObject({
      person: {
        avatar: [
          '/media/2026/11/avatar-jane-150x150.jpg',
          '/media/2026/11/avatar-jane-300x300.jpg',
          '/media/2026/11/avatar-jane.jpg',
        ],
      },
    });
  });

  it('draws a contributor of whom only the name is known', () => {
    expect(draw('single-contributor', { contributor: recorded('nodeByUri/cpt-contributor-bare') })?.view).toMatchObject(
      {
        person: { name: 'Sam Taylor', jobTitle: '', credentials: '', avatar: [] },
        linkedin: null,
        lists: [],
      },
    );
  });

  it('lists what the contributor wrote, edited and reviewed, each under its own heading, in WordPress’s order', () => {
    const node = (databaseId: number) => ({
      __typename: 'Post',
      databaseId,
      uri: `/post-${databaseId}/`,
      title: `Post ${databaseId}`,
    });
    const root = {
      contributor: recorded('nodeByUri/cpt-contributor'),
      contentNodes: { nodes: [1, 2, 3, 4].map(node) },
    };
    const address = { bylines: { written: [4, 1], edited: [], reviewed: [3, 2, 99] } };
    expect(variablesOf('single-contributor', { databaseId: 1834 }, address)).toEqual({
      id: '1834',
      articles: ['4', '1', '3', '2', '99'],
    });
    expect(draw('single-contributor', root, {}, address)?.view).toMatchObject({
      lists: [
        {
          id: 'credits-written',
          title: 'Articles by Jane Doe',
          count: 2,
          articles: [{ url: '/post-4/' }, { url: '/post-1/' }],
        },
        {
          id: 'credits-reviewed',
          title: 'Reviewed by Jane Doe',
          count: 3,
          articles: [{ url: '/post-3/' }, { url: '/post-2/' }],
        },
      ],
    });
  });

  it('asks for as much as WPGraphQL gives at once, and never for everything', () => {
    const many = Array.from({ length: 200 }, (_, i) => i + 1);
    const asked = variablesOf('single-contributor', {}, { bylines: { written: many, edited: many, reviewed: many } });
    expect(asked.articles).toHaveLength(90);
    for (const bylines of [null, { written: [], edited: [], reviewed: [] }]) {
      expect(variablesOf('single-contributor', {}, { bylines }).articles).toEqual(['0']);
    }
  });

  it('[S3.15] names the teams on this brand, and the brands by their labels, this one first', () => {
    expect(draw('single-contributor', { contributor: recorded('nodeByUri/cpt-contributor') })?.view).toMatchObject({
      teams: ['Editorial Team'],
      brands: ['Desert Hope Treatment Center', 'AdCare Treatment Centers', 'Greenhouse Treatment Center'],
    });
  });

  it('says nothing of a contributor behind a password but the name, though WordPress hands it out', () => {
    const contributor = { ...recorded('nodeByUri/cpt-contributor'), isRestricted: true, content: null };
    const drawn = draw(
      'single-contributor',
      { contributor },
      {},
      { bylines: { written: [1], edited: [], reviewed: [] } },
    );
    expect(drawn?.view).toMatchObject({
      isProtected: true,
      linkedin: null,
      teams: [],
      brands: [],
      lists: [],
      person: { jobTitle: '', avatar: [] },
    });
    expect(JSON.stringify(drawn)).not.toMatch(/linkedin.com|MPH|Senior/);
  });
});
