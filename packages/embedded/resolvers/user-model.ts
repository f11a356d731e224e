import { globalId } from '../store/ids';
import type { UserEntity } from '../store/types';
import { mayEdit, type RequestContext } from './context';
import { capabilitiesOf } from './roles';
import { authorTemplates } from './templates';

export function userModel(user: UserEntity, { viewer }: RequestContext) {
  const { id, slug, role } = user;
  const isOwn = viewer?.id === id || viewer?.role === 'administrator';
  return {
    __typename: 'User',
    isRestricted: !isOwn,
    id: globalId('user', id),
    databaseId: id,
    userId: id,
    name: user.displayName,
    slug,
    uri: `/author/${slug}/`,
    description: user.description || null,
    templates: authorTemplates(user),
    // Only the user and administrators see these.
    username: isOwn ? slug : null,
    capabilities: isOwn ? [...capabilitiesOf(role), role] : null,
    shouldShowFaustToolbar: isOwn && mayEdit(user),
  };
}
