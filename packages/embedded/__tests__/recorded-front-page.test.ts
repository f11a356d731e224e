import type { EmbeddedWordPress } from '@footbridge/embedded/server';
import { recordedUri, recording, recordingNames } from './support/recordings';
import { sendQuery, at, start } from './support/server';
import { differences } from './support/shape';
import { contentOf, SITE, standIns, translate } from './support/stand-ins';

const table = standIns(contentOf());
let wordpress: EmbeddedWordPress;

beforeAll(async () => {
  wordpress = await start(SITE);
});
afterAll(() => wordpress.close());

describe('a static front page with a posts page', () => {
  it.each(recordingNames('frontpage'))('%s: the same kind of answer as recorded', async (name) => {
    const recorded = recording('frontpage', name);
    const query = String(at(recorded.request.body, 'query'));
    const answer = await sendQuery(wordpress, query, { uri: translate(recordedUri(recorded), table) });
    expect(answer.status).toBe(recorded.response.status);
    expect(differences(recorded.response.body, answer.body, { free: ['hasNextPage'] })).toEqual([]);
  });

  it('returns the front page at / and for its own slug, with / as its address', async () => {
    const answer = await sendQuery(wordpress, '{ a: nodeByUri(uri: "/") { uri ...on Page { isFrontPage } } }');
    expect(answer.body).toMatchObject({ data: { a: { uri: '/', isFrontPage: true } } });
  });

  it('returns the blog as the list of posts, not as a page', async () => {
    const answer = await sendQuery(
      wordpress,
      '{ nodeByUri(uri: "/blog/") { __typename ...on ContentType { name isPostsPage contentNodes(first: 2) { nodes { __typename } } } } }',
    );
    expect(answer.body).toMatchObject({
      data: {
        nodeByUri: {
          __typename: 'ContentType',
          name: 'post',
          isPostsPage: true,
          contentNodes: { nodes: [{ __typename: 'Post' }, { __typename: 'Post' }] },
        },
      },
    });
  });
});

describe('the latest posts as front page', () => {
  it('is an option of the server: then / is the list of posts and the front page is a plain page', async () => {
    const posts = await start(SITE, { showOnFront: 'posts' });
    const answer = await sendQuery(
      posts,
      '{ a: nodeByUri(uri: "/") { __typename uri } b: nodeByUri(uri: "/blog/") { __typename } readingSettings { showOnFront pageOnFront } }',
    );
    await posts.close();
    expect(answer.body).toMatchObject({
      data: {
        a: { __typename: 'ContentType', uri: '/' },
        b: { __typename: 'Page' },
        readingSettings: { showOnFront: 'posts', pageOnFront: 0 },
      },
    });
  });
});
