/** The embedded WordPress's comments and passwords, with a real one's messages. */
import { CommentBook } from '@footbridge/embedded/resolvers/comment-book';
import type { EmbeddedWordPress } from '@footbridge/embedded/server';
import { sendQuery, at, send, start } from './support/server';

let wordpress: EmbeddedWordPress;
let article: number;
let secret: number;

const CREATE =
  'mutation ($input: CreateCommentInput!) { createComment(input: $input) { success comment { databaseId status } } }';
const ID = '($slug: ID!) { post(id: $slug, idType: SLUG) { databaseId } }';

const idOf = async (slug: string) =>
  Number(at((await sendQuery(wordpress, `query ${ID}`, { slug })).body, 'data', 'post', 'databaseId'));
const write = async (input: object) =>
  (
    await sendQuery(wordpress, CREATE, {
      input: { commentOn: article, author: 'Ana', authorEmail: 'ana@example.test', content: 'Words', ...input },
    })
  ).body;
const message = (body: Parameters<typeof at>[0]) => at(body, 'errors', 0, 'message');

beforeAll(async () => {
  wordpress = await start('DSH');
  article = await idOf('sleep-in-early-recovery');
  secret = await idOf('notes-from-the-alumni-evening');
});
afterAll(() => wordpress.close());

describe('a comment sent to the embedded WordPress', () => {
  it('waits for approval, and is a duplicate the second time', async () => {
    expect(await write({})).toMatchObject({ data: { createComment: { success: true, comment: null } } });
    expect(message(await write({}))).toBe(
      'Duplicate comment detected; it looks as though you&#8217;ve already said that!',
    );
  });

  it('is refused too soon after another', async () => {
    await write({ authorEmail: 'quick@example.test' });
    expect(message(await write({ authorEmail: 'quick@example.test', content: 'More' }))).toBe(
      'You are posting comments too quickly. Slow down.',
    );
  });

  it.each([
    [{ author: '' }, 'Comment must include an authorName.'],
    [{ authorEmail: 'ana' }, 'The email address you are trying to use is invalid'],
    [{ commentOn: 1 }, 'The ID of the node to comment on is invalid'],
  ])('is refused with %j', async (input, words) => {
    expect(message(await write(input))).toBe(words);
  });

  it('is refused where comments are closed', async () => {
    expect(message(await write({ commentOn: secret }))).toBe('Sorry, this post is closed to comments at the moment');
  });

  it('is shown immediately when it is from a user of the site', async () => {
    const body = await write({ author: 'Demo Editor', authorEmail: 'editor@example.test', content: 'From the house' });
    expect(body).toMatchObject({ data: { createComment: { success: true, comment: { status: 'APPROVE' } } } });
    const shown = await sendQuery(
      wordpress,
      'query ($id: ID!) { post(id: $id, idType: DATABASE_ID) { commentCount comments(first: 1) { nodes { content } } } }',
      { id: String(article) },
    );
    expect(shown.body).toMatchObject({
      data: { post: { commentCount: 4, comments: { nodes: [{ content: '<p>From the house</p>\n' }] } } },
    });
  });
});

describe('the pause between two comments', () => {
  it('is fifteen seconds', () => {
    let now = 0;
    const book = new CommentBook(() => now);
    const store = { data: { comments: [], users: [], settings: { timezone: 'UTC' } } } as never;
    const post = { id: 1 } as never;
    const input = { author: 'Ana', email: 'ana@example.test', content: '1', parentId: 0 };
    book.receive(store, post, input);
    now = 14_999;
    expect(() => book.receive(store, post, { ...input, content: '2' })).toThrow('too quickly');
    now = 15_000;
    expect(book.receive(store, post, { ...input, content: '2' })).toBeNull();
  });
});

describe('REST', () => {
  const get = (path: string) => send(wordpress.url + path);

  it.each(['/wp-json/wp/v2/posts/', '/index.php?rest_route=/wp/v2/posts/'])(
    'returns a protected post without its text: %s',
    async (route) => {
      const { status, body } = await get(`${route}${secret}`);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        id: secret,
        content: { rendered: '', protected: true },
        excerpt: { rendered: '', protected: true },
      });
    },
  );

  it('opens it with its password, and with no other', async () => {
    const opened = await get(`/wp-json/wp/v2/posts/${secret}?password=letmein`);
    expect(at(opened.body, 'content', 'rendered')).toContain('the third month');
    const refused = await get(`/wp-json/wp/v2/posts/${secret}?password=wrong`);
    expect(refused).toMatchObject({
      status: 403,
      body: { code: 'rest_post_incorrect_password', message: 'Incorrect post password.', data: { status: 403 } },
    });
  });

  it('knows a post only by its own type', async () => {
    expect(await get(`/wp-json/wp/v2/pages/${secret}`)).toMatchObject({
      status: 404,
      body: { code: 'rest_post_invalid_id' },
    });
    expect(await get('/wp-json/wp/v2/nothing')).toMatchObject({ status: 404, body: { code: 'rest_no_route' } });
    expect(await get('/index.php?rest_route=/footbridge/v1/nothing')).toMatchObject({
      status: 404,
      body: { code: 'rest_no_route' },
    });
    expect(await get('/wp-json/wp/v2/types/facility?_fields=rest_base,rest_namespace')).toMatchObject({
      status: 200,
      body: { rest_base: 'facility', rest_namespace: 'wp/v2' },
    });
  });

  it('shows the comments of a protected post with its password', async () => {
    expect((await get(`/wp-json/wp/v2/comments?post=${secret}`)).status).toBe(401);
    expect(await get(`/wp-json/wp/v2/comments?post=${secret}&password=letmein`)).toMatchObject({
      status: 200,
      body: [],
    });
    expect(await get(`/wp-json/wp/v2/comments?post=${article}&order=asc&per_page=1`)).toMatchObject({
      status: 200,
      body: [{ author_name: 'Marian T.', type: 'comment' }],
    });
  });
});
