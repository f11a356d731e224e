import { transformTools } from '@footbridge/bridge/pages/page/tools';
import type { CommentFieldsFragment } from '@/gql/graphql';
import type { CommentView } from '@/components/Comments/Comment';
import { commentsView, dateAndTime, type CommentFacts } from '@/wp-templates/shared/comments';
import { RECORDED_WORDPRESS } from '../recordings/address';
import { runTemplate, recorded } from './run-template';

/** A comment an hour after the one before it. */
const comment = (
  databaseId: number,
  parentDatabaseId = 0,
  more: Partial<CommentFieldsFragment> = {},
): CommentFieldsFragment => {
  const date = new Date(Date.UTC(2026, 0, 1, databaseId)).toISOString().slice(0, 19).replace('T', ' ');
  const author = { node: { __typename: 'CommentAuthor' as const, databaseId, name: `Reader ${databaseId}`, url: '' } };
  return {
    databaseId,
    parentDatabaseId,
    type: 'comment',
    date,
    dateGmt: date,
    content: `<p>${databaseId}</p>`,
    author,
    ...more,
  };
};

const facts = (nodes: CommentFieldsFragment[], more: Partial<CommentFacts> = {}): CommentFacts => ({
  databaseId: 5,
  uri: '/what-is-detox/',
  commentCount: nodes.length,
  commentStatus: 'open',
  // As WordPress gives them: the newest first.
  comments: { nodes: nodes.toReversed() },
  ...more,
});

const view = (nodes: CommentFieldsFragment[], more: Partial<CommentFacts> = {}, page: number | null = null) =>
  commentsView(facts(nodes, more), transformTools, page);
const ids = (threads: CommentView[] | undefined): unknown[] =>
  (threads ?? []).map(({ id, replies }) => (replies.length > 0 ? [id, ids(replies)] : id));

describe('comments', () => {
  it('stand under a post as WordPress gave them: the oldest first, answers below what they answer', () => {
    const contentNode = { ...recorded('nodeByUri/post'), ...recorded('data/comments-of-post', 'post') };
    const rendered = runTemplate('single', { contentNode });
    expect(rendered?.view).toMatchObject({
      comments: { count: 19, pages: null, form: { action: '/comment/1870/' }, isClosed: false },
    });
    const { comments } = JSON.parse(JSON.stringify(rendered?.view));
    expect(ids(comments.threads)).toEqual([
      8,
      9,
      10,
      11,
      12,
      [13, [[14, [[15, [[16, [17, 18, 19, 20, 21, 22]]]]]]]],
      23,
      24,
      25,
      26,
    ]);
  });

  it('name no e-mail address, and load no face from elsewhere', () => {
    const rendered = JSON.stringify(
      runTemplate('single', {
        contentNode: { ...recorded('nodeByUri/post'), ...recorded('data/comments-of-post', 'post') },
      }),
    );
    expect(rendered).not.toMatch(/[\w.]+@\w+\.\w|gravatar\.com\/avatar/);
  });

  it('stay on the fifth level from there on, as deep as WordPress goes, where no one answers any more', () => {
    const chain = Array.from({ length: 7 }, (_, i) => comment(i + 1, i));
    expect(ids(view(chain)?.threads)).toEqual([[1, [[2, [[3, [[4, [5, 6, 7]]]]]]]]]);
    expect(JSON.stringify(view(chain)).match(/"replyPath":"[^"]*"/g)).toHaveLength(4);
  });

  it('begin a thread where what they answer is gone', () => {
    expect(ids(view([comment(1), comment(3, 2)])?.threads)).toEqual([1, 3]);
  });

  it('are paged by fifty threads, the newest page being the post’s own', () => {
    const many = Array.from({ length: 60 }, (_, i) => comment(i + 1));
    expect(ids(view(many)?.threads)).toEqual([51, 52, 53, 54, 55, 56, 57, 58, 59, 60]);
    expect(view(many)?.pages).toEqual({ older: '/what-is-detox/comment-page-1/#comments', newer: null, all: null });
    expect(view(many, {}, 1)?.threads).toHaveLength(50);
    expect(view(many, {}, 1)?.pages).toEqual({ older: null, newer: '/what-is-detox/#comments', all: null });
    // WordPress answers any number.
    expect(ids(view(many, {}, 9)?.threads)).toHaveLength(10);
  });

  it('link to all of them where there are more than a hundred', () => {
    const hundred = Array.from({ length: 100 }, (_, i) => comment(i + 1));
    expect(view(hundred, { commentCount: 214 })).toMatchObject({ count: 214, pages: { all: '/comment/5/all/' } });
    expect(view(hundred)?.pages?.all).toBeNull();
  });

  it('are absent if there are none and comments are closed', () => {
    expect(view([], { commentStatus: 'closed' })).toBeNull();
    expect(view([], {})).toMatchObject({ count: 0, threads: [], form: { action: '/comment/5/' } });
  });

  it('say that they are closed, where some were written', () => {
    expect(view([comment(1)], { commentStatus: 'closed' })).toMatchObject({
      isClosed: true,
      form: null,
      threads: [{ replyPath: null }],
    });
  });

  it('of other sites that link here stand apart', () => {
    const { commentCount, comments } = recorded('data/comment-pingbacks', 'post') as Pick<
      CommentFacts,
      'commentCount' | 'comments'
    >;
    const nodes = (comments?.nodes ?? []).map((node, i) => ({ ...comment(40 + i), ...node }));
    const rendered = view(nodes, { commentCount, commentStatus: 'closed' });
    expect(rendered).toMatchObject({ count: 1, threads: [{ name: 'John Doe' }] });
    expect(rendered?.pings.map(({ title }) => title)).toContain('Ping 4 « What’s a tellyworth?');
    expect(rendered?.pings).toHaveLength(4);
  });

  it('of a protected post are hidden', () => {
    const contentNode = {
      ...recorded('nodeByUri/post'),
      content: null,
      isRestricted: true,
      ...recorded('data/comments-of-post', 'post'),
    };
    expect(runTemplate('single', { contentNode })?.view).toMatchObject({ isProtected: true, comments: null });
  });

  it.each([
    ['2026-02-05 21:10:00', 'February 5, 2026 at 9:10 pm'],
    ['2026-02-05 00:05:00', 'February 5, 2026 at 12:05 am'],
    ['2026-02-05T12:00:00', 'February 5, 2026 at 12:00 pm'],
  ])('are dated by the site’s clock: %s', (date, text) => {
    expect(dateAndTime(date)).toBe(text);
  });
});

describe('what a reader wrote', () => {
  const clean = (html: string) => transformTools.comment(html);

  it('has its text, lists and tables, and no heading of the page', () => {
    expect(clean('<h2>Title</h2><ul><li>a</li></ul><table><tr><td colspan="2">b</td></tr></table><b>c</b>')).toBe(
      '<p data-heading="true">Title</p><ul><li>a</li></ul><table tabindex="0"><tr><td colspan="2">b</td></tr></table><strong>c</strong>',
    );
  });

  it('recommends nothing in the site’s name', () => {
    expect(clean('<a href="https://example.org/" target="_blank" rel="follow">x</a>')).toBe(
      '<a href="https://example.org/" rel="nofollow ugc noopener">x</a>',
    );
    expect(clean(`<a href="${RECORDED_WORDPRESS}/about/">x</a>`)).toBe(
      '<a href="/about/" rel="nofollow ugc noopener">x</a>',
    );
  });

  it.each([
    ['<script>alert(1)</script>a', 'a'],
    ['<a href="javascript:alert(1)">a</a>', 'a'],
    ['<p id="comments" class="button" style="position:fixed" onclick="x()">a</p>', '<p>a</p>'],
    ['<img src="https://spy.test/x.gif" onerror="x()">a', 'a'],
    ['<iframe src="https://spy.test/"></iframe><form action="/x"><input name="y"></form>a', 'a'],
  ])('loses what could harm: %s', (html, safe) => {
    expect(clean(html)).toBe(safe);
  });
});
