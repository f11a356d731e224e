import { runTemplate, recorded, variablesOf } from './run-template';

/** A list of a person's articles. */
const list = (...ids: number[]) => ({ ids, found: ids.length });

describe('single-contributor', () => {
  it('[S2.7] [S3.16] [S3.17] renders a profile: name, title, credentials, LinkedIn, text', () => {
    const rendered = runTemplate('single-contributor', { contributor: recorded('nodeByUri/cpt-contributor') });
    expect(rendered?.page).toMatchObject({
      id: 1834,
      head: { canonical: '/contributors/jane-doe/', title: 'Jane Doe, MD | Our team' },
    });
    expect(rendered?.view).toMatchObject({
      person: { name: 'Jane Doe', jobTitle: 'Senior Editor', credentials: 'MD, MPH' },
      linkedin: 'https://www.linkedin.com/in/jane-doe',
      html: expect.stringContaining('a page about &amp; care'),
    });
  });

  it('[S3.18] gives the avatar as a list of URLs by size, on the site’s own origin', () => {
    expect(
      runTemplate('single-contributor', { contributor: recorded('nodeByUri/cpt-contributor') })?.view,
    ).toMatchObject({
      person: {
        avatar: [
          '/media/2026/11/avatar-jane-150x150.jpg',
          '/media/2026/11/avatar-jane-300x300.jpg',
          '/media/2026/11/avatar-jane.jpg',
        ],
      },
    });
  });

  it('renders a contributor with a name only', () => {
    expect(
      runTemplate('single-contributor', { contributor: recorded('nodeByUri/cpt-contributor-bare') })?.view,
    ).toMatchObject({
      person: { name: 'Sam Taylor', jobTitle: '', credentials: '', avatar: [] },
      linkedin: null,
      lists: [],
    });
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
    const address = { bylines: { written: list(4, 1), edited: list(), reviewed: list(3, 2, 99) } };
    expect(variablesOf('single-contributor', { databaseId: 1834 }, address)).toEqual({
      id: '1834',
      articles: ['4', '1', '3', '2', '99'],
    });
    expect(runTemplate('single-contributor', root, {}, address)?.view).toMatchObject({
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

  it('queries WPGraphQL’s maximum, and never everything', () => {
    const many = Array.from({ length: 200 }, (_, i) => i + 1);
    const requested = variablesOf(
      'single-contributor',
      {},
      { bylines: { written: list(...many), edited: list(...many), reviewed: list(...many) } },
    );
    expect(requested.articles).toHaveLength(90);
    for (const bylines of [null, { written: list(), edited: list(), reviewed: list() }]) {
      expect(variablesOf('single-contributor', {}, { bylines }).articles).toEqual(['0']);
    }
  });

  it('[S3.15] names the teams on this brand, and the brands by their labels, this one first', () => {
    expect(
      runTemplate('single-contributor', { contributor: recorded('nodeByUri/cpt-contributor') })?.view,
    ).toMatchObject({
      teams: ['Editorial Team'],
      brands: ['Desert Hope Treatment Center', 'AdCare Treatment Centers', 'Greenhouse Treatment Center'],
    });
  });

  it('says nothing of a contributor behind a password but the name, though WordPress hands it out', () => {
    const contributor = { ...recorded('nodeByUri/cpt-contributor'), isRestricted: true, content: null };
    const rendered = runTemplate(
      'single-contributor',
      { contributor },
      {},
      { bylines: { written: list(1), edited: list(), reviewed: list() } },
    );
    expect(rendered?.view).toMatchObject({
      isProtected: true,
      linkedin: null,
      teams: [],
      brands: [],
      lists: [],
      person: { jobTitle: '', avatar: [] },
    });
    expect(JSON.stringify(rendered)).not.toMatch(/linkedin.com|MPH|Senior/);
  });
});
