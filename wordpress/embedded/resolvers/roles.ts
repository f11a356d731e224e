import type { UserEntity } from '../store/types';

const SUBSCRIBER = ['read', 'level_0'];
const CONTRIBUTOR = ['edit_posts', 'delete_posts', 'level_1'];
const AUTHOR = ['upload_files', 'publish_posts', 'edit_published_posts', 'delete_published_posts', 'level_2'];
const EDITOR = [
  'moderate_comments',
  'manage_categories',
  'manage_links',
  'unfiltered_html',
  'edit_others_posts',
  'edit_pages',
  'edit_others_pages',
  'edit_published_pages',
  'publish_pages',
  'delete_pages',
  'delete_others_pages',
  'delete_published_pages',
  'delete_others_posts',
  'delete_private_posts',
  'edit_private_posts',
  'read_private_posts',
  'delete_private_pages',
  'edit_private_pages',
  'read_private_pages',
  'level_3',
  'level_4',
  'level_5',
  'level_6',
  'level_7',
];
const ADMINISTRATOR = [
  'switch_themes',
  'edit_themes',
  'activate_plugins',
  'edit_plugins',
  'edit_users',
  'edit_files',
  'manage_options',
  'import',
  'delete_users',
  'create_users',
  'unfiltered_upload',
  'edit_dashboard',
  'update_plugins',
  'delete_plugins',
  'install_plugins',
  'update_themes',
  'install_themes',
  'update_core',
  'list_users',
  'remove_users',
  'promote_users',
  'edit_theme_options',
  'delete_themes',
  'export',
  'level_8',
  'level_9',
  'level_10',
  // Granted by Footbridge's plugin when it is activated.
  'footbridge_clear_all',
];

/** WordPress's own lists (populate_roles): each role has those of the role before it. */
const ROLES: Record<UserEntity['role'], string[][]> = {
  subscriber: [SUBSCRIBER],
  contributor: [SUBSCRIBER, CONTRIBUTOR],
  author: [SUBSCRIBER, CONTRIBUTOR, AUTHOR],
  editor: [SUBSCRIBER, CONTRIBUTOR, AUTHOR, EDITOR],
  administrator: [SUBSCRIBER, CONTRIBUTOR, AUTHOR, EDITOR, ADMINISTRATOR],
};

/** WordPress's capabilities of a role. */
export const capabilitiesOf = (role: UserEntity['role']): string[] => ROLES[role].flat();
