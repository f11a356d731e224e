import type { UserEntity } from '../store/types';

const READ = ['read', 'level_0'];
const CONTRIBUTE = ['edit_posts', 'delete_posts', 'level_1'];
const PUBLISH = ['upload_files', 'publish_posts', 'edit_published_posts', 'delete_published_posts', 'level_2'];
const EDIT = [
  'moderate_comments', 'manage_categories', 'manage_links', 'unfiltered_html', 'edit_others_posts', 'edit_pages', 'edit_others_pages',
  'edit_published_pages', 'publish_pages', 'delete_pages', 'delete_others_pages', 'delete_published_pages', 'delete_others_posts',
  'delete_private_posts', 'edit_private_posts', 'read_private_posts', 'delete_private_pages', 'edit_private_pages', 'read_private_pages',
  'level_3', 'level_4', 'level_5', 'level_6', 'level_7',
];
const ADMINISTER = ['manage_options', 'list_users', 'edit_users', 'activate_plugins', 'switch_themes', 'edit_theme_options', 'level_10'];

const ROLES: Record<UserEntity['role'], string[][]> = {
  subscriber: [READ],
  contributor: [READ, CONTRIBUTE],
  author: [READ, CONTRIBUTE, PUBLISH],
  editor: [READ, CONTRIBUTE, PUBLISH, EDIT],
  administrator: [READ, CONTRIBUTE, PUBLISH, EDIT, ADMINISTER],
};

/** WordPress's capabilities of a role. */
export const capabilitiesOf = (role: UserEntity['role']): string[] => ROLES[role].flat();
