import type { AcfGroup, LocationRule } from './json';
import type { Places } from './locations';

/** ACF rules without a type. They may stand beside others. */
const WITHOUT_TYPE = [
  'post_status',
  'post_format',
  'post_category',
  'post_taxonomy',
  'current_user',
  'current_user_role',
  'widget',
  'block',
];

const NAME_IT = 'Name the types in graphql_types.';

function lost(places: Places, { param, operator, value }: LocationRule): string | null {
  const place = places[param];
  const rule = `the location rule "${param} ${operator} ${value}"`;
  if (param === 'post' && operator === '==')
    return `${rule} means one post, whose type only WordPress knows. ${NAME_IT}`;
  if (!place) return [...WITHOUT_TYPE, 'post'].includes(param) ? null : `${rule} is none of ACF's. ${NAME_IT}`;
  if (typeof place === 'string' || value === 'all' || place.has(value)) return null;
  return `${rule} means nothing: there is no "${value}" in the model, nor in WordPress.`;
}

/**
 * Returns a group's location rules that are unknown here or misspelled; none where the group names its types itself.
 */
export function findLostRules(places: Places, group: AcfGroup, types: readonly string[]): string[] {
  if (group.active === false || (group.graphql_types && group.graphql_types.length > 0)) return [];
  const found = group.location.flat().flatMap((rule) => lost(places, rule) ?? []);
  if (found.length > 0 || types.length > 0 || group.location.length === 0) return found;
  return [`no type follows from its location rules. ${NAME_IT}`];
}
