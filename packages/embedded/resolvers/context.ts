import type { MarkedBlocks } from '../markdown/wp-blocks';
import type { Store } from '../store/store';
import type { CommentEntity, MenuEntity, MenuItemEntity, PostEntity, TermEntity, UserEntity } from '../store/types';
import type { KeyLog } from './keys';

/**
 * Creates models and logs their keys; null for what the viewer may not see. Models refer to each other only through
 * it: their modules do not import each other.
 */
export interface ModelFactory {
  content(post: PostEntity | null): object | null;
  /** For lists whose entries are known to be visible. */
  listed(post: PostEntity): object;
  term(term: TermEntity): object;
  user(user: UserEntity | null): object | null;
  /** Visible users: those who have published, and the signed-in one. */
  visibleUser(user: UserEntity | null): object | null;
  comment(comment: CommentEntity): object;
  contentType(name: string): object;
  menu(menu: MenuEntity): object;
  menuItem(item: MenuItemEntity): object;
}

export interface RequestContext {
  store: Store;
  viewer: UserEntity | null;
  guestOf: number | null;
  keys: KeyLog;
  marked: MarkedBlocks | null;
  make: ModelFactory;
}

const EDITING_ROLES = new Set(['administrator', 'editor']);

/** Whether a user may edit posts at all; only that lets FaustWP's toolbar show. */
export const mayEdit = (user: UserEntity | null): boolean =>
  user !== null && (EDITING_ROLES.has(user.role) || user.role === 'author' || user.role === 'contributor');

export const mayEditOthers = (user: UserEntity | null): boolean => user !== null && EDITING_ROLES.has(user.role);

/** Whether a user may edit a post, as WordPress maps `edit_post`: authors their own, contributors what they have not published; no pages. */
export function mayEditPost(post: PostEntity, user: UserEntity | null): boolean {
  if (user === null || mayEditOthers(user)) return user !== null;
  const isOwn = post.authorSlug === user.slug && post.type !== 'page';
  return isOwn && (user.role === 'author' || (user.role === 'contributor' && post.status !== 'publish'));
}

/** Whether the post exists for this viewer: drafts, scheduled and private ones are "not found" for others. */
export const canSee = (post: PostEntity, { viewer, guestOf }: Pick<RequestContext, 'viewer' | 'guestOf'>): boolean =>
  post.status !== 'trash' &&
  (post.status === 'publish' || post.status === 'inherit' || post.id === guestOf || mayEditPost(post, viewer));

/** Whether the post's password hides its content from this viewer. */
export const isLocked = (post: PostEntity, { viewer, guestOf }: Pick<RequestContext, 'viewer' | 'guestOf'>): boolean =>
  post.password !== undefined &&
  post.id !== guestOf &&
  !(viewer && (EDITING_ROLES.has(viewer.role) || post.authorSlug === viewer.slug));
