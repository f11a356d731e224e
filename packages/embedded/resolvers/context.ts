import type { MarkedBlocks } from '../markdown/wp-blocks';
import type { Store } from '../store/store';
import type { CommentEntity, MenuEntity, MenuItemEntity, PostEntity, TermEntity, UserEntity } from '../store/types';
import type { KeyLog } from './keys';
import { mayEditOthers, mayEditPost } from './roles';

/** What models are made of, by the kind that their keys have. */
export interface Entities {
  post: PostEntity;
  term: TermEntity;
  user: UserEntity;
  comment: CommentEntity;
  post_type: { id: string };
  menu: MenuEntity;
  menuItem: MenuItemEntity;
}

export interface RequestContext {
  store: Store;
  viewer: UserEntity | null;
  guestOf: number | null;
  keys: KeyLog;
  marked: MarkedBlocks | null;
  /** Creates a model and logs its key. Models refer to each other only through it: their modules do not import each other. */
  make<Kind extends keyof Entities>(kind: Kind, entity: Entities[Kind]): object;
}

/** Whether the post exists for this viewer: drafts, scheduled and private ones are "not found" for others. */
export const canSee = (post: PostEntity, { viewer, guestOf }: Pick<RequestContext, 'viewer' | 'guestOf'>): boolean =>
  post.status !== 'trash' &&
  (post.status === 'publish' || post.status === 'inherit' || post.id === guestOf || mayEditPost(post, viewer));

/** Whether the post's password hides its content from this viewer. */
export const isLocked = (post: PostEntity, { viewer, guestOf }: Pick<RequestContext, 'viewer' | 'guestOf'>): boolean =>
  post.password !== undefined && post.id !== guestOf && !mayEditOthers(viewer) && post.authorSlug !== viewer?.slug;

/** Returns the model of a post; null for what the viewer may not see. */
export const visiblePost = (post: PostEntity | null, context: RequestContext): object | null =>
  post && canSee(post, context) ? context.make('post', post) : null;

/** Visible users: those who have published, the signed-in one, and all of them to administrators. */
export function visibleUser(user: UserEntity | null, { store, viewer, make }: RequestContext): object | null {
  const isSeen = user && (store.hasPublished(user.slug) || user.id === viewer?.id || viewer?.role === 'administrator');
  return isSeen ? make('user', user) : null;
}
