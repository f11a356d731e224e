import { setConfig } from '@faustwp/core';
import { HttpResponse } from 'msw';
import { graphql } from 'msw/graphql';
import { setupServer } from 'msw/node';

import { footbridgePlugin } from '@/bridge/wordpress/faust/plugin';
import possibleTypes from '@/possibleTypes.json';
import { bylineIndex, bylinesOf, bylinesState } from '@/bridge/pages/bylines/byline-index';

const server = setupServer();
const wordPress = graphql.link('*/index.php');

const connection = (id: number | null) =>
  id === null ? null : { nodes: [{ __typename: 'Contributor', databaseId: id }] };
const LISTED = { isRestricted: false, listing: null };
const article = (
  databaseId: number,
  author: number | null,
  editor: number | null = null,
  reviewer: number | null = null,
) => ({
  databaseId,
  ...LISTED,
  bylineInfo: { author: connection(author), editor: connection(editor), reviewer: connection(reviewer) },
});

/** WordPress with these articles, a hundred a request; counts the requests. */
function wordPressWith(articles: readonly object[]) {
  const requested = { times: 0 };
  server.use(
    wordPress.query('PaginateBylines', ({ variables }) => {
      requested.times += 1;
      const start = Number(variables.after ?? 0);
      const end = start + 100;
      const pageInfo = { hasNextPage: end < articles.length, endCursor: String(end) };
      return HttpResponse.json({
        data: { list: { pageInfo, nodes: articles.slice(start, end).map((one) => ({ __typename: 'Post', ...one })) } },
      });
    }),
  );
  return requested;
}

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  process.env.WORDPRESS_URL = 'http://127.0.0.1:8080';
  setConfig({ templates: {}, plugins: [footbridgePlugin], possibleTypes, useGETForQueries: false });
  bylinesState.value = undefined;
});
afterEach(() => {
  server.resetHandlers();
  jest.restoreAllMocks();
});
afterAll(() => server.close());

describe('what a contributor worked on', () => {
  it('is sorted by role, in WordPress’s order, each article once: in the first of the person’s roles', () => {
    const book = bylineIndex([
      article(9, 1, 2, 3),
      article(8, 2, 1, 1),
      article(7, 1, 1, 1),
      article(6, null, null, 1),
      { databaseId: 5, bylineInfo: null, ...LISTED },
      { ...article(4, 1, 1, 1), isRestricted: true },
    ]);
    expect(book.get(1)).toEqual({ written: [9, 7], edited: [8], reviewed: [6] });
    expect(book.get(2)).toEqual({ written: [8], edited: [9], reviewed: [] });
    expect(book.get(3)).toEqual({ written: [], edited: [], reviewed: [9] });
  });

  it('is found among all articles, with one load for all profiles', async () => {
    const requested = wordPressWith([...Array.from({ length: 250 }, (_, i) => article(1000 - i, 1)), article(3, 2)]);
    const [one, two] = await Promise.all([bylinesOf(1), bylinesOf(2)]);
    expect(one.bylines?.written).toHaveLength(250);
    expect(two).toEqual({ bylines: { written: [3], edited: [], reviewed: [] }, current: true });
    expect((await bylinesOf(99)).bylines).toEqual({ written: [], edited: [], reviewed: [] });
    expect(requested.times).toBe(3);
  });

  it('is left out, and loaded again soon, when WordPress fails', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    server.use(
      wordPress.query('PaginateBylines', () => HttpResponse.json({ errors: [{ message: 'Internal server error' }] })),
    );
    expect(await bylinesOf(1)).toEqual({ bylines: null, current: false });
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('[footbridge] bylines'));
  });
});
