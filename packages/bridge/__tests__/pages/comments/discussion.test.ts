import { HttpResponse, http } from 'msw';

import { allComments, discussionsState } from '@footbridge/bridge/pages/comments/all-comments';

import { replayQuery } from '../../../../../__tests__/recordings/replay';
import { RECORDED_WORDPRESS } from '../../../../../__tests__/recordings/address';
import { wordPressServer } from '../../../../../__tests__/support/wordpress-server';

const server = wordPressServer();
let requested = 0;

const comment = (databaseId: number) => ({
  __typename: 'Comment',
  databaseId,
  parentDatabaseId: 0,
  type: 'comment',
  content: '<p>Words</p>',
});

/** WordPress with these stretches of comments, each led to by the cursor of the one before. */
function wordPress(stretches: (number[] | null)[], cursorOf = (index: number): string => `cursor ${index}`) {
  server.use(
    http.post(`${RECORDED_WORDPRESS}/index.php`, async ({ request }) => {
      const { query, variables } = (await request.json()) as { query: string; variables: { after: string | null } };
      requested += 1;
      const index = variables.after === null ? 0 : Number(variables.after.split(' ')[1]) + 1;
      const ids = stretches[index] ?? stretches[0];
      const pageInfo = { hasNextPage: index < stretches.length - 1, endCursor: cursorOf(index) };
      return HttpResponse.json(
        replayQuery(query, { comments: ids && { nodes: ids.map(comment), pageInfo } }, variables),
      );
    }),
  );
}

const idsOf = async (post: number) => (await allComments(post)).map(({ databaseId }) => databaseId);

beforeEach(() => {
  discussionsState.value = undefined;
  requested = 0;
});

describe('a long discussion', () => {
  it('is paginated to its end, once for concurrent requests', async () => {
    wordPress([[3], [2], [1]]);
    const [one, other] = await Promise.all([idsOf(7), idsOf(7)]);
    expect(one).toEqual([3, 2, 1]);
    expect(other).toEqual(one);
    expect(requested).toBe(3);
  });

  it('is never half of one: no answer and a cursor that leads back are failures', async () => {
    wordPress([null]);
    await expect(allComments(7)).rejects.toMatchObject({ name: 'UpstreamError' });
    wordPress([[3], [2], [1]], () => 'cursor 0');
    await expect(allComments(8)).rejects.toMatchObject({ name: 'UpstreamError', message: 'a list that never ends' });
  });
});
