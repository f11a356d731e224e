import { renderToString } from 'react-dom/server';
import { CommentForm } from '@/components/Comments/CommentForm';
import { Comments, type CommentsView } from '@/components/Comments/Comments';
import type { CommentView } from '@/components/Comments/Comment';
import { Protected } from '@/components/Protected/Protected';
import { PostPasswordContext } from '@/components/Protected/post-password-context';

const reader = (id: number, more: Partial<CommentView> = {}): CommentView => ({
  id,
  name: `Reader ${id}`,
  url: null,
  date: 'February 5, 2026 at 9:10 pm',
  dateTime: '2026-02-05T21:10:00',
  html: '<p>Words.</p>',
  replyPath: `/comment/5/?parent=${id}`,
  replies: [],
  ...more,
});

const none: CommentsView = { count: 0, threads: [], pings: [], pages: null, form: null, isClosed: false };
const html = (view: Partial<CommentsView>) => renderToString(<Comments {...none} {...view} />);

describe('comments', () => {
  it('can be linked to, each and together, as WordPress links to them', () => {
    const page = html({ count: 2, threads: [reader(12, { replies: [reader(13)] })], form: { action: '/comment/5/' } });
    expect(page).toMatch(/id="comments".*<h2>2 comments<\/h2>.*id="comment-12".*id="comment-13".*id="respond"/s);
  });

  it('have an answer’s link with the name of who is answered', () => {
    expect(html({ count: 1, threads: [reader(12)] })).toMatch(
      /<a[^>]*rel="nofollow"[^>]*aria-label="Reply to Reader 12"[^>]*href="\/comment\/5\/\?parent=12"/,
    );
    expect(html({ count: 1, threads: [reader(12, { replyPath: null })] })).not.toContain('Reply');
  });

  it('recommend no commenter’s site', () => {
    expect(html({ count: 1, threads: [reader(1, { url: 'https://example.org/' })] })).toContain(
      '<a href="https://example.org/" rel="nofollow ugc noopener">Reader 1</a>',
    );
  });

  it('say that they are closed', () => {
    const page = html({ count: 1, threads: [reader(1)], isClosed: true });
    expect(page).toContain('Comments are closed.');
    expect(page).not.toContain('<form');
  });

  it('lead to older and newer ones', () => {
    const page = html({
      count: 60,
      threads: [reader(1)],
      pages: { older: '/a/comment-page-1/#comments', newer: null, all: '/comment/5/all/' },
    });
    expect(page).toMatch(/Older comments.*All comments/s);
    expect(page).not.toContain('Newer');
  });

  it('list pingbacks separately', () => {
    expect(html({ pings: [{ id: 3, title: 'A page', url: 'https://example.org/' }] })).toMatch(
      /<h2>Linked from<\/h2>.*id="comment-3".*rel="nofollow ugc noopener"/s,
    );
  });
});

describe('the form for a comment', () => {
  const form = (props: Partial<Parameters<typeof CommentForm>[0]> = {}) =>
    renderToString(<CommentForm action="/comment/5/" {...props} />);

  it('is sent without script, has the fields of WordPress’s form, and says that it is public', () => {
    const page = form();
    expect(page).toMatch(/<form[^>]*action="\/comment\/5\/" method="post"/);
    expect([...page.matchAll(/<label for="([\w-]+)"/g)].map(([, id]) => id)).toEqual([
      'comment-text',
      'comment-author',
      'comment-email',
      'comment-website',
    ]);
    expect(page).toMatch(/Comments are public.*tel:\+1/s);
  });

  it('shows what was typed, and binds each error to its field', () => {
    const page = form({
      parent: 13,
      typed: { author: 'Ana', comment: 'Words' },
      errors: { email: 'Enter your email address.' },
    });
    expect(page).toContain('value="Ana"');
    expect(page).toMatch(/<textarea[^>]*>Words<\/textarea>/);
    expect(page).toMatch(/aria-describedby="comment-email-hint comment-email-error" aria-invalid="true"/);
    expect(page).toMatch(/role="alert"[^>]*>Nothing was sent yet/);
    expect(page).toContain('<input type="hidden" name="parent" value="13"/>');
  });

  const focused = (page: string) =>
    [...page.matchAll(/<(?:p|input|textarea)[^>]*autofocus[^>]*>/gi)].map(([tag]) =>
      /name="(\w+)"|role="(alert)"/.exec(tag)?.slice(1).find(Boolean),
    );

  it('focuses the first error, or the general one, and nothing without errors', () => {
    expect(focused(form())).toEqual([]);
    expect(focused(form({ errors: { email: 'Enter it.', author: 'Enter it.' } }))).toEqual(['author']);
    expect(focused(form({ failure: 'We can’t take comments right now.' }))).toEqual(['alert']);
  });

  it('hides from people what programs fill in', () => {
    expect(form()).toMatch(/aria-hidden="true"[^>]*><label for="comment-website">.*tabindex="-1"/is);
  });
});

describe('a protected page', () => {
  const page = (failure: 'wrong' | 'too-many' | null) =>
    renderToString(
      <PostPasswordContext value={{ path: '/alumni/reunion/', failure }}>
        <Protected />
      </PostPasswordContext>,
    );

  it('has a password form that works without script', () => {
    expect(page(null)).not.toMatch(/autofocus/i);
    expect(page(null)).toMatch(/<form[^>]*action="\/unlock\/alumni\/reunion\/" method="post"/);
    expect(page(null)).toMatch(
      /<label for="unlock-password">Password<\/label><input required="" maxLength="255" autoComplete="current-password"/,
    );
  });

  it.each([
    ['wrong', 'That isn’t the password for this page.'],
    ['too-many', 'Too many passwords were tried'],
  ] as const)('says at the field what was %s', (failure, words) => {
    expect(page(failure)).toMatch(/<input[^>]*autofocus/i);
    expect(page(failure)).toMatch(
      new RegExp(
        `aria-describedby="unlock-password-error" aria-invalid="true"[^]*id="unlock-password-error"[^>]*>${words}`,
      ),
    );
  });
});
