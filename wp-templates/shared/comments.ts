import type { TransformTools } from '@/bridge/wordpress/types';
import type { CommentView } from '@/components/Comments/Comment';
import type { CommentPagesView, CommentsView, PingView } from '@/components/Comments/Comments';
import type { CommentFieldsFragment } from '@/gql/graphql';
import { longDate } from './dates';

/** WordPress's own settings, which GraphQL does not tell: so many threads on a page, so many levels of answers. */
const THREADS_PER_PAGE = 50;
const DEEPEST = 5;
/** As many comments as come with a page. */
const MOST_AT_ONCE = 100;
const PINGS = new Set(['pingback', 'trackback']);

export interface CommentFacts {
  databaseId: number;
  uri?: string | null;
  commentCount?: number | null;
  commentStatus?: string | null;
  comments?: { nodes: CommentFieldsFragment[] } | null;
}

/** `2026-02-05 21:10:00` → February 5, 2026 at 9:10 pm, as the site's clock showed it. */
export function dateAndTime(date: string | null | undefined): string {
  const [hours = 0, minutes = 0] = (/[ T](\d{2}):(\d{2})/.exec(date ?? '') ?? []).slice(1).map(Number);
  const time = `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`;
  return [longDate(date), time].filter(Boolean).join(' at ');
}

/** Address of the page where a comment on a post, or an answer, is written. */
export function commentPath(post: number, parent?: number): string {
  return `/comment/${post}/${parent ? `?parent=${parent}` : ''}`;
}

interface Drawing {
  tools: TransformTools;
  post: number;
  isOpen: boolean;
}

/** One comment without its answers. */
export function commentView(node: CommentFieldsFragment, level: number, { tools, post, isOpen }: Drawing): CommentView {
  const { databaseId: id, author, date, content } = node;
  return {
    id,
    name: tools.text(author?.node.name) || 'Anonymous',
    url: tools.link(author?.node.url),
    date: dateAndTime(date),
    dateTime: (date ?? '').replace(' ', 'T'),
    html: tools.comment(content),
    replyPath: isOpen && level < DEEPEST ? commentPath(post, id) : null,
    replies: [],
  };
}

/**
 * Answers below what they answer, the oldest first; below the deepest level they stand beside each other. An answer to
 * a comment that is not among these (deleted, or too old to have come along) begins a thread.
 */
function threadsOf(nodes: CommentFieldsFragment[], drawing: Drawing): CommentView[] {
  const views = new Map<number, { level: number; view: CommentView; home: CommentView[] }>();
  const threads: CommentView[] = [];
  for (const node of nodes) {
    const above = views.get(node.parentDatabaseId ?? 0);
    const level = Math.min((above?.level ?? 0) + 1, DEEPEST);
    const view = commentView(node, level, drawing);
    const home = !above ? threads : above.level < DEEPEST ? above.view.replies : above.home;
    home.push(view);
    views.set(node.databaseId, { level, view, home });
  }
  return threads;
}

const byAge = (a: CommentFieldsFragment, b: CommentFieldsFragment): number =>
  (a.dateGmt ?? '').localeCompare(b.dateGmt ?? '') || a.databaseId - b.databaseId;

/** A page of threads; the newest page is the one shown without being asked, as WordPress does. */
function pageOf(threads: CommentView[], asked: number | null): { shown: CommentView[]; page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(threads.length / THREADS_PER_PAGE));
  const page = Math.min(asked ?? pages, pages);
  return { shown: threads.slice((page - 1) * THREADS_PER_PAGE, page * THREADS_PER_PAGE), page, pages };
}

type PathOf = (page: number, pages: number) => string;

/** As WordPress writes it: the newest page is the post itself. */
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
    return { id, title: tools.text(author?.node.name) || url || 'A page', url };
  });
}

/**
 * Comments under a page or post, as WordPress's theme functions lay them out.
 * In: the node, and the page of comments that the address names. Out: null where there is nothing to show: none written,
 * and nobody may write one. The caller leaves out those of protected posts.
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
  const hasMore = nodes.length >= MOST_AT_ONCE && (commentCount ?? 0) > nodes.length;
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

/**
 * All comments of a long discussion, on pages of their own.
 * In: every comment, whether new ones are taken, and the page; null: the newest.
 */
export function allCommentsView(
  post: number,
  nodes: CommentFieldsFragment[],
  isOpen: boolean,
  tools: TransformTools,
  asked: number | null,
): CommentsView {
  const written = nodes.filter(({ type }) => !PINGS.has(type ?? '')).toSorted(byAge);
  const { shown, page, pages } = pageOf(threadsOf(written, { tools, post, isOpen }), asked);
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
