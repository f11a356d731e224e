import type { PostEntity, UserEntity } from '../store/types';

/** Roles with the capabilities that the site may check. Each role has those of the roles before it, too. */
const ROLES: [UserEntity['role'], string[]][] = [
  ['subscriber', ['read']],
  ['contributor', ['edit_posts', 'delete_posts']],
  ['author', ['upload_files', 'publish_posts', 'edit_published_posts']],
  ['editor', ['edit_others_posts', 'edit_pages', 'publish_pages', 'read_private_pages', 'read_private_posts']],
  // The last one is granted by Footbridge's plugin.
  ['administrator', ['manage_options', 'footbridge_clear_all']],
];

export const capabilitiesOf = (role: UserEntity['role']): string[] =>
  ROLES.slice(0, ROLES.findIndex(([name]) => name === role) + 1).flatMap(([, own]) => own);

const can = (user: UserEntity | null, capability: string): boolean =>
  user !== null && capabilitiesOf(user.role).includes(capability);

/** Whether a user may edit posts at all; only that lets FaustWP's toolbar show. */
export const mayEdit = (user: UserEntity | null): boolean => can(user, 'edit_posts');
export const mayEditOthers = (user: UserEntity | null): boolean => can(user, 'edit_others_posts');

/** Whether a user may edit a post, as WordPress maps `edit_post`: of their own no pages; contributors what is not published. */
export const mayEditPost = ({ type, status, authorSlug }: PostEntity, user: UserEntity | null): boolean =>
  mayEditOthers(user) ||
  (authorSlug === user?.slug &&
    type !== 'page' &&
    can(user, status === 'publish' ? 'edit_published_posts' : 'edit_posts'));
