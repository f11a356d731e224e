import { HttpResponse, http } from 'msw';

import { answerComment } from '@footbridge/bridge/pages/comments/answer';
import { transformTools } from '@footbridge/bridge/pages/page/tools';
import { transformComment } from '@/wp-templates/comment/transform';

import { recording, replayQuery } from '../../../../../__tests__/recordings/replay';
import { RECORDED_WORDPRESS } from '../../../../../__tests__/recordings/address';
import { exchange } from '../../../../../__tests__/support/exchange';
import { wordPressServer } from '../../../../../__tests__/support/wordpress-server';

const ENDPOINT = `${RECORDED_WORDPRESS}/index.php`;
const server = wordPressServer();

const WRITTEN = { author: 'Ana', email: 'ana@example.test', comment: 'Thank you & good luck — «спасибо» 🙂' };
const POST = {
  __typename: 'Post',
  databaseId: 1148,
  uri: '/template-comments/',
  title: 'Template: Comments',
  isRestricted: false,
  commentStatus: 'open',
  commentCount: 19,
};
const COMMENT = {
  __typename: 'Comment',
  databaseId: 13,
  parentDatabaseId: 0,
  type: 'comment',
  date: '2013-03-14 07:57:01',
  content: '<p>Depth 01</p>',
  author: { node: { __typename: 'CommentAuthor', name: 'John', url: '' } },
  commentedOn: { node: { __typename: 'Post', databaseId: 1148 } },
};

interface Operation {
  operationName: string;
  query: string;
  variables: Record<string, unknown>;
}

let sent: unknown[] = [];

/** The recorded WordPress: what it says to a comment is given; all else is about the one post. */
function wordPress(said: object | 'unreachable', post: object | null = POST) {
  return http.post(ENDPOINT, async ({ request }) => {
    const { operationName, query, variables } = (await request.json()) as Operation;
    if (operationName !== 'CreateComment')
      return HttpResponse.json(replayQuery(query, { contentNode: post, comment: COMMENT }, variables));
    sent.push(variables.input);
    return said === 'unreachable' ? HttpResponse.error() : HttpResponse.json(said);
  });
}

const answered = (name: string) => recording(`data/${name}`).response.body;
const refusal = (message: string) => ({
  data: { createComment: null },
  errors: [{ message, path: ['createComment'] }],
});
const waiting = answered('comment-create-anon');

let address = 0;

async function send(options: Parameters<typeof exchange>[0] = {}, query: Record<string, string> = {}) {
  const { request, response } = exchange({ address: `203.0.113.${address}`, ...options });
  const answer = await answerComment(request, response, { post: '1148', ...query });
  const made = answer.kind === 'state' ? transformComment(1148, answer.state, transformTools) : null;
  return {
    answer,
    rendered: made?.view ?? null,
    headTitle: made?.page.head.title,
    status: response.statusCode,
    headers: response.getHeaders(),
  };
}

beforeEach(() => {
  address += 1;
  sent = [];
});

describe('a comment', () => {
  it('is handed to WordPress as it was written, and waits there for approval', async () => {
    server.use(wordPress(waiting));
    const { answer, headers } = await send({ form: { ...WRITTEN, website: '' } });
    expect(sent).toEqual([
      { commentOn: 1148, author: 'Ana', authorEmail: 'ana@example.test', content: WRITTEN.comment },
    ]);
    expect(answer).toEqual({ kind: 'redirect', destination: '/comment/1148/?sent=waiting' });
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  });

  it('may be published at once', async () => {
    server.use(
      wordPress({ data: { createComment: { success: true, comment: { databaseId: 90, status: 'APPROVE' } } } }),
    );
    expect((await send({ form: WRITTEN })).answer).toEqual({
      kind: 'redirect',
      destination: '/comment/1148/?sent=published',
    });
  });

  it.each(['waiting', 'published'])('is said to be %s, with the way back', async (state) => {
    server.use(wordPress(waiting));
    const { rendered } = await send({}, { sent: state });
    expect(rendered).toMatchObject({
      title: 'Thank you for your comment',
      form: null,
      back: { url: '/template-comments/' },
    });
    expect(rendered?.intro).toMatch(state === 'waiting' ? /approval/ : /published/);
  });

  it('may answer another one, which stands above the form', async () => {
    server.use(wordPress(waiting));
    expect((await send({}, { parent: '13' })).rendered).toMatchObject({
      answered: { name: 'John', replyPath: null },
      form: { parent: 13 },
    });
    await send({ form: { ...WRITTEN, parent: '13' } });
    expect(sent).toEqual([expect.objectContaining({ parent: '13' })]);
  });

  it('answers none that stands elsewhere', async () => {
    server.use(wordPress(waiting, { ...POST, databaseId: 99 }));
    const elsewhere = await send({}, { parent: '13', post: '99' });
    expect(elsewhere.rendered).toMatchObject({ answered: null });
    expect(elsewhere.rendered?.form).not.toHaveProperty('parent');
  });

  it.each([
    ['closed', answered('comment-create-closed'), 403, /closed/],
    [
      'a second time',
      refusal('Duplicate comment detected; it looks as though you&#8217;ve already said that!'),
      409,
      /already posted/,
    ],
    ['too soon after another', refusal('You are posting comments too quickly. Slow down.'), 429, /too quickly/],
    [
      'for a reason in another language',
      refusal('Kommentare sind hier <em>nicht</em> erlaubt.'),
      403,
      /^Kommentare sind hier nicht erlaubt\.$/,
    ],
    ['by a WordPress that fails', refusal('Internal server error'), 503, /can’t take comments right now/],
  ])('refused %s comes back as it was typed', async (_, said, status, words) => {
    server.use(wordPress(said));
    const { rendered, status: given } = await send({ form: { ...WRITTEN, parent: '13' } });
    expect(given).toBe(status);
    expect(rendered?.form).toMatchObject({ typed: WRITTEN, parent: 13, failure: expect.stringMatching(words) });
  });

  it('is returned as typed while WordPress is unreachable', async () => {
    server.use(http.post(ENDPOINT, () => HttpResponse.error()));
    const { rendered, status, headers } = await send({ form: WRITTEN });
    expect([status, headers['retry-after']]).toEqual([503, '60']);
    expect(rendered?.form).toMatchObject({ typed: WRITTEN, action: '/comment/1148/' });
  });

  it.each([
    [{ author: '' }, { author: 'Enter your name.' }],
    [{ email: ' ' }, { email: 'Enter your email address.' }],
    [{ email: 'ana' }, { email: 'Enter an email address, such as name@example.com.' }],
    [{ author: 'é'.repeat(123) }, { author: 'Your name is too long: make it shorter.' }],
    [{ comment: 'x'.repeat(65_526) }, { comment: 'Your comment is too long: make it shorter.' }],
  ])('names missing and invalid fields, without a request to WordPress: %#', async (wrong, errors) => {
    server.use(wordPress(waiting));
    const { rendered, status, headTitle } = await send({ form: { ...WRITTEN, ...wrong } });
    expect(status).toBe(422);
    expect(headTitle).toMatch(/^Not sent: Your comment on/);
    expect(rendered?.form?.errors).toEqual(errors);
    expect(sent).toEqual([]);
  });

  it('may be as long as WordPress takes it', async () => {
    server.use(wordPress(waiting));
    expect((await send({ form: { ...WRITTEN, comment: 'é'.repeat(32_762) } })).answer.kind).toBe('redirect');
  });

  it('with the honeypot filled in is dropped, without an error', async () => {
    server.use(wordPress(waiting));
    expect((await send({ form: { ...WRITTEN, website: 'https://spam.test' } })).answer).toEqual({
      kind: 'redirect',
      destination: '/comment/1148/?sent=waiting',
    });
    expect(sent).toEqual([]);
  });

  it('is not taken from another site', async () => {
    server.use(wordPress(waiting));
    const { status, rendered } = await send({ form: WRITTEN, headers: { 'sec-fetch-site': 'cross-site' } });
    expect(status).toBe(403);
    expect(rendered?.form?.failure).toMatch(/couldn’t confirm/);
    expect(sent).toEqual([]);
  });

  it('may be sent as often as it takes while WordPress has no answer', async () => {
    server.use(wordPress('unreachable'));
    for (let i = 0; i < 6; i += 1) expect((await send({ form: WRITTEN })).status).toBe(503);
    server.resetHandlers(wordPress(waiting));
    expect((await send({ form: WRITTEN })).answer.kind).toBe('redirect');
  });

  it('is taken five times in ten minutes from one address', async () => {
    server.use(wordPress(waiting));
    for (let i = 0; i < 5; i += 1) await send({ form: { ...WRITTEN, comment: `${i}` } });
    const { status, rendered } = await send({ form: WRITTEN });
    expect(status).toBe(429);
    expect(rendered?.form).toMatchObject({ typed: WRITTEN });
    expect(sent).toHaveLength(5);
  });

  it.each([
    ['a protected post, which WordPress itself would let pass', { ...POST, isRestricted: true }],
    ['a facility, which has none', { __typename: 'FootbridgeFacility', databaseId: 7, uri: '/facilities/x/' }],
    ['nothing', null],
  ])('has no place under %s', async (_, post) => {
    server.use(wordPress(waiting, post));
    expect((await send({ form: WRITTEN })).answer).toEqual({ kind: 'not-found' });
    expect((await send({})).answer).toEqual({ kind: 'not-found' });
    expect(sent).toEqual([]);
  });

  it('has no form where comments are closed', async () => {
    server.use(wordPress(waiting, { ...POST, commentStatus: 'closed' }));
    expect((await send()).rendered).toMatchObject({ form: null, intro: '' });
    const late = await send({ form: WRITTEN });
    expect(late.rendered?.form).toMatchObject({ typed: WRITTEN, failure: expect.stringMatching(/closed/) });
  });

  it('is in no log', async () => {
    server.use(wordPress('unreachable'));
    const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await send({ form: WRITTEN });
    expect(JSON.stringify(logged.mock.calls)).not.toMatch(/Ana|ana@|Thank/);
  });
});
