import type { TransformTools } from '@footbridge/bridge/wordpress/types';
import type { CommentView } from '@/components/Comments/Comment';
import type { CommentPagesView, CommentsView, PingView } from '@/components/Comments/Comments';
import type { CommentFieldsFragment } from '@/gql/graphql';
import { longDate } from './dates';

/** WordPress's discussion settings, which WPGraphQL does not expose. */
const THREADS_PER_PAGE = 50;
const MAX_DEPTH = 5;
/** Comments in a page's query. */
const MAX_COMMENTS = 100;
const PINGS = new Set(['pingback', 'trackback']);

export interface CommentFacts {
  databaseId: number;
  uri?: string | null;
  commentCount?: number | null;
  commentStatus?: string | null;
  comments?: { nodes: CommentFieldsFragment[] } | null;
}

/** Formats `2026-02-05 21:10:00` as February 5, 2026 at 9:10 pm, in the site's time zone. */
export function dateAndTime(date: string | null | undefined): string {
  const [hours = 0, minutes = 0] = (/[ T](\d{2}):(\d{2})/.exec(date ?? '') ?? []).slice(1).map(Number);
  const time = `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`;
  return [longDate(date), time].filter(Boolean).join(' at ');
}

/** Returns the path of the form for a comment or an answer. */
export function commentPath(post: number, parent?: number): string {
  return `/comment/${post}/${parent ? `?parent=${parent}` : ''}`;
}

interface CommentContext {
  tools: TransformTools;
  post: number;
  isOpen: boolean;
}

/** Returns a commenter's name; empty without one. A user's is that of the account. */
const nameOf = (
  commenter: NonNullable<CommentFieldsFragment['author']>['node'] | undefined,
  tools: TransformTools,
): string => (commenter?.__typename === 'User' ? (tools.author(commenter)?.name ?? '') : tools.text(commenter?.name));

/** Returns a comment without its answers. */
export function commentView(
  node: CommentFieldsFragment,
  level: number,
  { tools, post, isOpen }: CommentContext,
): CommentView {
  const { databaseId: id, author, date, content } = node;
  return {
    id,
    name: nameOf(author?.node, tools) || 'Anonymous',
    url: tools.link(author?.node.url),
    date: dateAndTime(date),
    dateTime: (date ?? '').replace(' ', 'T'),
    html: tools.comment(content),
    replyPath: isOpen && level < MAX_DEPTH ? commentPath(post, id) : null,
    replies: [],
  };
}

/**
 * Nests answers below their comments, oldest first, up to MAX_DEPTH. An answer to a missing comment (deleted, or older than the
 * query's) starts a thread.
 */
function threadsOf(nodes: CommentFieldsFragment[], context: CommentContext): CommentView[] {
  const views = new Map<number, { level: number; view: CommentView; home: CommentView[] }>();
  const threads: CommentView[] = [];
  for (const node of nodes) {
    const above = views.get(node.parentDatabaseId ?? 0);
    const level = Math.min((above?.level ?? 0) + 1, MAX_DEPTH);
    const view = commentView(node, level, context);
    const home = !above ? threads : above.level < MAX_DEPTH ? above.view.replies : above.home;
    home.push(view);
    views.set(node.databaseId, { level, view, home });
  }
  return threads;
}

const byAge = (a: CommentFieldsFragment, b: CommentFieldsFragment): number =>
  (a.dateGmt ?? '').localeCompare(b.dateGmt ?? '') || a.databaseId - b.databaseId;

/** Returns a page of threads; the newest by default, as WordPress does. */
function pageOf(
  threads: CommentView[],
  requested: number | null,
): { shown: CommentView[]; page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(threads.length / THREADS_PER_PAGE));
  const page = Math.min(requested ?? pages, pages);
  return { shown: threads.slice((page - 1) * THREADS_PER_PAGE, page * THREADS_PER_PAGE), page, pages };
}

type PathOf = (page: number, pages: number) => string;

/** Returns the path of a comment page; the newest page is the post itself. */
const pathUnder =
  (base: string): PathOf =>
  (page, pages) =>
    `${base}${page === pages ? '' : `comment-page-${page}/`}#comments`;

function pagesView(pathOf: PathOf, page: number, pages: number, all: string | null): CommentPagesView | null {
  if (pages === 1 && !all) return null;
  const path = (n: number) => pathOf(n, pages);
  return { older: page > 1 ? path(page - 1) : null, newer: page < pages ? path(page + 1) : null, all };
}

function pingViews(nodes: CommentFieldsFragment[], tools: TransformTools): PingView[] {
  return nodes.map(({ databaseId: id, author }) => {
    const url = tools.link(author?.node.url);
    return { id, title: nameOf(author?.node, tools) || url || 'A page', url };
  });
}

/**
 * Returns the comments of a page or post, in the order of WordPress's themes; null without comments if they are closed. In: the
 * node, and the comment page in the URL. Callers must skip protected posts.
 */
export function commentsView(
  node: CommentFacts,
  tools: TransformTools,
  commentPage: number | null,
): CommentsView | null {
  const { databaseId: post, commentCount, commentStatus } = node;
  const nodes = (node.comments?.nodes ?? []).toSorted(byAge);
  const isOpen = commentStatus === 'open';
  if (nodes.length === 0 && !isOpen) return null;
  const isPing = ({ type }: CommentFieldsFragment) => PINGS.has(type ?? '');
  const written = nodes.filter((comment) => !isPing(comment));
  const hasMore = nodes.length >= MAX_COMMENTS && (commentCount ?? 0) > nodes.length;
  const { shown, page, pages } = pageOf(threadsOf(written, { tools, post, isOpen }), commentPage);
  const pings = nodes.filter(isPing);
  return {
    count: hasMore ? (commentCount ?? written.length) - pings.length : written.length,
    threads: shown,
    pings: pingViews(pings, tools),
    pages: pagesView(pathUnder(tools.link(node.uri) ?? '/'), page, pages, hasMore ? `${commentPath(post)}all/` : null),
    form: isOpen ? { action: commentPath(post) } : null,
    isClosed: commentStatus === 'closed',
  };
}

/** Returns a page of a long discussion. In: all comments, whether comments are open, and the page; null for the newest. */
export function allCommentsView(
  post: number,
  nodes: CommentFieldsFragment[],
  isOpen: boolean,
  tools: TransformTools,
  requested: number | null,
): CommentsView {
  const written = nodes.filter(({ type }) => !PINGS.has(type ?? '')).toSorted(byAge);
  const { shown, page, pages } = pageOf(threadsOf(written, { tools, post, isOpen }), requested);
  const path = (n: number) => `${commentPath(post)}all/?page=${n}`;
  return {
    count: written.length,
    threads: shown,
    pings: [],
    pages: pagesView(path, page, pages, null),
    form: null,
    isClosed: !isOpen,
  };
}
