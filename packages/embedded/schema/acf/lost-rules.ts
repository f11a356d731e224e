import { allIn, type AcfGroup, type LocationRule } from './json';
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
  return misspelled(places, { param, operator, value });
}

function misspelled(places: Places, { param, operator, value }: LocationRule): string | null {
  const place = places[param];
  if (!place || typeof place === 'string' || value === 'all' || place.has(value)) return null;
  return `the location rule "${param} ${operator} ${value}" means nothing: there is no "${value}" in the model, nor in WordPress.`;
}

export function findLostTargets({ post_type: types, taxonomy: taxonomies }: Places, group: AcfGroup): string[] {
  const lostIn = (place: Places[string] | undefined, names: readonly string[]) =>
    typeof place === 'object' ? names.filter((name) => !place.has(name)) : [];
  return allIn(group.fields).flatMap((field) =>
    [...lostIn(types, field.post_type), ...(field.type === 'taxonomy' ? lostIn(taxonomies, field.taxonomy) : [])].map(
      (name) =>
        `the field "${field.name}" (${field.key}) chooses from "${name}", which is not in the model, nor in WordPress.`,
    ),
  );
}

/**
 * Returns a group's location rules that are unknown here or misspelled; misspelled ones where the group names its types
 * itself.
 */
export function findLostRules(places: Places, group: AcfGroup, types: readonly string[]): string[] {
  if (group.active === false) return [];
  const rules = group.location.flat();
  if (group.graphql_types && group.graphql_types.length > 0)
    return rules.flatMap((rule) => misspelled(places, rule) ?? []);
  const found = rules.flatMap((rule) => lost(places, rule) ?? []);
  if (found.length > 0 || types.length > 0 || group.location.length === 0) return found;
  return [`no type follows from its location rules. ${NAME_IT}`];
}
