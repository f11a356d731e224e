/** Lists that are longer than the hundred which come with a page's query: a team of two hundred, six hundred reviews. */
import { loadPage } from '@footbridge/bridge/pages/page/load';
import { paginateRest } from '@footbridge/bridge/wordpress/faust/paginate';
import { templates } from '@/wp-templates';
import { MORE_REVIEWS } from '@/wp-templates/template-reviews/template';

import { embeddedWordPress } from '../../../../../__tests__/support/embedded-wordpress';
import { onOperation, onOperationData, wordPressServer } from '../../../../../__tests__/support/wordpress-server';

const server = wordPressServer();

const review = (databaseId: number) => ({ __typename: 'FootbridgeReview', databaseId, reviewDetails: null });
const stretch = (ids: number[], endCursor: string | null) => ({
  pageInfo: { hasNextPage: endCursor !== null, endCursor },
  nodes: ids.map(review),
});

describe('a list that goes on', () => {
  it('is paginated from the first page’s cursor to its end', async () => {
    const requested: unknown[] = [];
    server.use(
      onOperation('GetMoreReviews', ({ after }) => {
        requested.push(after);
        return Response.json({ data: { list: after === 'b' ? stretch([5], null) : stretch([3, 4], 'b') } });
      }),
    );
    expect((await paginateRest(MORE_REVIEWS, stretch([1, 2], 'a'))).map(({ databaseId }) => databaseId)).toEqual([
      1, 2, 3, 4, 5,
    ]);
    expect(requested).toEqual(['a', 'b']);
  });

  it('costs nothing where the beginning is all of it, or missing', async () => {
    expect(await paginateRest(MORE_REVIEWS, stretch([1], null))).toHaveLength(1);
    expect(await paginateRest(MORE_REVIEWS, null)).toEqual([]);
  });

  it('ends somewhere', async () => {
    let request = 0;
    server.use(
      onOperation('GetMoreReviews', () =>
        Response.json({ data: { list: stretch([(request += 1)], `after ${request}`) } }),
      ),
    );
    expect(await paginateRest(MORE_REVIEWS, stretch([0], 'first'))).toHaveLength(21);
  });
});

describe('a team of more than a hundred', () => {
  const person = (databaseId: number) => ({
    __typename: 'FootbridgeContributor',
    databaseId,
    title: `Person ${databaseId}`,
    uri: `/contributors/${databaseId}/`,
    isRestricted: false,
    contributorProfile: {
      jobTitle: null,
      credentials: null,
      avatar: null,
      categories: [{ categoryName: 'Writers', order: 200 - databaseId, location: ['DSH'] }],
    },
  });
  const people = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => person(from + i));
  const page = {
    __typename: 'Page',
    databaseId: 1868,
    uri: '/about/our-team/',
    title: 'Our Team',
    content: '<p>Words.</p>',
    isRestricted: false,
  };
  const begun = {
    page,
    contributors: { pageInfo: { hasNextPage: true, endCursor: 'hundred' }, nodes: people(0, 100) },
  };
  const load = () => loadPage({ params: { wordpressNode: ['about', 'our-team'] } }, templates);

  it('is all on the page, in its order', async () => {
    const more = { pageInfo: { hasNextPage: false, endCursor: null }, nodes: people(100, 200) };
    server.use(
      onOperationData('GetOurTeam', begun),
      onOperationData('GetMoreContributors', { list: more }),
      ...embeddedWordPress(),
    );
    const outcome = await load();
    const names = people(0, 200)
      .map(({ title }) => ({ name: title }))
      .toReversed();
    expect(outcome).toMatchObject({
      kind: 'page',
      template: 'template-our-team',
      view: { team: [{ name: 'Writers', people: names }] },
    });
  });

  it('is not half a team when WordPress fails on the way: the last good page stays', async () => {
    server.use(
      onOperationData('GetOurTeam', begun),
      onOperation('GetMoreContributors', () => new Response('', { status: 500 })),
      ...embeddedWordPress(),
    );
    await expect(load()).rejects.toThrow(/500/);
  });
});
