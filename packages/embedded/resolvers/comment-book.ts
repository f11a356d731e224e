import { siteTime, toGmt } from '../store/entities';
import type { Store } from '../store/store';
import type { CommentEntity, PostEntity } from '../store/types';
import { UserError } from './errors';
import { escapeHtml, typeset } from '../markdown/typography';
import { globalId } from '../store/ids';
import { edgeTo } from './connection';
import type { RequestContext } from './context';

interface ReceivedComment {
  comment: CommentEntity;
  email: string;
  receivedAt: number;
  isApproved: boolean;
}

interface CommentInput {
  author: string;
  email: string;
  content: string;
  parentId: number;
}

/** WordPress's pause between two comments of one person, ms. */
const PAUSE = 15_000;
const EMAIL = /^[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+$/;

/**
 * Comments sent to this server, in memory across reloads. They stay pending, except those of the site's own users
 * (the login before the `@`).
 */
export class CommentBook {
  private readonly received: ReceivedComment[] = [];
  private readonly filled = new WeakMap<Store, number>();

  constructor(private readonly now: () => number = Date.now) {}

  /** Puts what was approved under the posts of a store that does not have it yet. */
  fill(store: Store): void {
    if (this.filled.get(store) === this.received.length) return;
    this.filled.set(store, this.received.length);
    // A store with edits starts with the comments of the one below, which returns when the edits are discarded.
    const known = new Set(store.data.comments.map(({ id }) => id));
    store.data.comments.push(
      ...this.received.flatMap(({ comment, isApproved }) =>
        isApproved && !known.has(comment.id) && store.post(comment.postId) ? [comment] : [],
      ),
    );
  }

  /** Returns the comment, null while it is pending. @throws UserError with WordPress's message */
  receive(store: Store, post: PostEntity, input: CommentInput): CommentEntity | null {
    this.check(post, input);
    const { author, email, content, parentId } = input;
    const isApproved = store.data.users.some(
      ({ slug, displayName }) => displayName === author && email.startsWith(`${slug}@`),
    );
    const ids = [...store.data.comments, ...this.received.map(({ comment }) => comment)].map(({ id }) => id);
    const date = siteTime(new Date(this.now()), store.data.settings.timezone);
    const comment = { id: Math.max(0, ...ids) + 1, postId: post.id, parentId, author, url: '', date, content };
    this.received.push({ comment, email, receivedAt: this.now(), isApproved });
    if (!isApproved) return null;
    store.data.comments.push(comment);
    return comment;
  }

  private check(post: PostEntity, { author, email, content }: CommentInput): void {
    if (!author) throw new UserError('Comment must include an authorName.');
    if (email && !EMAIL.test(email)) throw new UserError('The email address you are trying to use is invalid');
    const own = this.received.filter((received) => received.email === email);
    if (
      own.some(({ comment }) => comment.postId === post.id && comment.author === author && comment.content === content)
    ) {
      throw new UserError('Duplicate comment detected; it looks as though you&#8217;ve already said that!');
    }
    // WordPress counts by network address too; here all visitors have the same, as behind a headless front end.
    if (own.some(({ receivedAt }) => this.now() - receivedAt < PAUSE)) {
      throw new UserError('You are posting comments too quickly. Slow down.');
    }
  }
}

export const commentHtml = ({ content }: CommentEntity): string =>
  content
    .split(/\n{2,}/)
    .map((text) => `<p>${escapeHtml(typeset(text))}</p>\n`)
    .join('');

export function commentModel(comment: CommentEntity, { store, make, keys }: RequestContext) {
  const { id, postId, date } = comment;
  const { urls, settings } = store.data;
  const uri = `${store.post(postId)?.path ?? '/'}#comment-${id}`;
  return {
    __typename: 'Comment',
    approved: true,
    status: 'APPROVE',
    type: 'comment',
    id: globalId('comment', id),
    databaseId: id,
    content: commentHtml(comment),
    date: date.replace('T', ' '),
    dateGmt: toGmt(date, settings.timezone).replace('T', ' '),
    uri,
    link: urls.wordpress + uri,
    parentDatabaseId: comment.parentId,
    commentedOn: () => edgeTo(make.content(store.post(postId))),
    author: () => {
      keys.add('comment_author', id);
      const { author: name, url } = comment;
      const globalAuthor = globalId('comment_author', id);
      return {
        node: { __typename: 'CommentAuthor', id: globalAuthor, databaseId: id, name, url, isRestricted: true },
      };
    },
  };
}
