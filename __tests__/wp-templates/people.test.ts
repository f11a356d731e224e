import { transformTools } from '@/bridge/page/tools';
import type { ContributorFieldsFragment } from '@/gql/graphql';
import { contributorGroups } from '@/wp-templates/shared/contributors';
import { reviewViews } from '@/wp-templates/shared/reviews';
import { draw, recorded, RECORDED_WORDPRESS } from './draw';

beforeAll(() => {
  process.env.WORDPRESS_URL = RECORDED_WORDPRESS;
});

function contributor(title: string, order: number | null): ContributorFieldsFragment {
  const categories = [{ categoryName: 'Writers', order, location: ['DSH'] }];
  return {
    databaseId: title.length,
    title,
    slug: null,
    uri: null,
    isRestricted: false,
    contributorProfile: { jobTitle: null, credentials: null, linkedin: null, avatar: null, categories },
  };
}

describe('contributors', () => {
  it('[S5.3] sorts by order as numbers, those without one last, ties by name', () => {
    const nodes = [contributor('Zed', null), contributor('Ten', 10), contributor('Two', 2), contributor('Abe', null), contributor('Also two', 2)];
    const [group] = contributorGroups(nodes, 'DSH', transformTools);
    expect(group?.people.map(({ name }) => name)).toEqual(['Also two', 'Two', 'Ten', 'Abe', 'Zed']);
  });

  it('leaves out categories of other brands', () => {
    expect(contributorGroups([contributor('Ann', 1)], 'LAG', transformTools)).toEqual([]);
  });

  it('[S2.7] [S3.16] [S3.17] draws a profile: name, title, credentials, LinkedIn, text', () => {
    const drawn = draw('single-contributor', { contributor: recorded('nodeByUri/cpt-contributor') });
    expect(drawn?.page).toMatchObject({ id: 1834, segment: 'other', head: { canonical: '/contributors/jane-doe/', title: 'Jane Doe, MD | Our team' } });
    expect(drawn?.view).toMatchObject({
      person: { name: 'Jane Doe', jobTitle: 'Senior Editor', credentials: 'MD, MPH' },
      linkedin: 'https://www.linkedin.com/in/jane-doe',
      html: expect.stringContaining('a page about &amp; care'),
    });
  });

  it('[S3.18] gives the avatar as a list of URLs by size, on the site’s own origin', () => {
    expect(draw('single-contributor', { contributor: recorded('nodeByUri/cpt-contributor') })?.view).toMatchObject({
      person: {
        avatar: ['/media/2026/11/avatar-jane-150x150.jpg', '/media/2026/11/avatar-jane-300x300.jpg', '/media/2026/11/avatar-jane.jpg'],
      },
    });
  });

  it('draws a contributor of whom only the name is known', () => {
    expect(draw('single-contributor', { contributor: recorded('nodeByUri/cpt-contributor-bare') })?.view).toMatchObject({
      person: { name: 'Sam Taylor', jobTitle: '', credentials: '', avatar: [] },
      linkedin: null,
      articles: [],
    });
  });

  it('lists the articles that name the contributor in any role', () => {
    const post = (databaseId: number, role: string) => ({
      __typename: 'Post',
      databaseId,
      uri: `/post-${databaseId}/`,
      title: `Post ${databaseId}`,
      bylineInfo: { [role]: { nodes: [{ __typename: 'Contributor', databaseId: 1834 }] } },
    });
    const posts = { nodes: [post(1, 'author'), post(2, 'reviewer'), { ...post(3, 'editor'), bylineInfo: null }] };
    expect(draw('single-contributor', { contributor: recorded('nodeByUri/cpt-contributor'), posts })?.view).toMatchObject({
      articles: [{ url: '/post-1/' }, { url: '/post-2/' }],
    });
  });
});

describe('reviews', () => {
  const review = (firstName: string | null, lastName: string | null, sourceType: string[] | null) =>
    reviewViews([{ databaseId: 1, reviewDetails: { rating: 5, firstName, lastName, sourceType, reviewDate: null, comments: 'Fine.' } }], transformTools)[0];

  it('[S5.5] names the author only where the review was written with us', () => {
    expect(review('Dana', 'kowalski', ['internal'])?.author).toBe('Dana K.');
    expect(review('Ann', null, ['internal'])?.author).toBe('Ann');
    expect(review('Dana', 'Kowalski', ['google'])?.author).toBe('Anonymous');
    expect(review('Dana', 'Kowalski', null)?.author).toBe('Anonymous');
    expect(review(null, null, ['internal'])?.author).toBe('Anonymous');
  });

  it('[S3.24] reads recorded reviews: none without words, ratings off the scale dropped', () => {
    const drawn = draw('front-page', { reviews: recorded('data/reviews', 'reviews') }, {});
    expect(drawn?.view).toMatchObject({
      reviews: [
        { author: 'Draft F.', rating: null, date: null },
        { author: 'Anonymous', source: 'Yelp', rating: 5, date: 'July 1, 2024', comments: 'Five stars' },
        { author: 'Anonymous', source: 'Facebook', rating: 3 },
      ],
    });
  });
});
