import type { UserEntity } from '../store/types';

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
