import type { GraphQLSchema } from 'graphql';
import type { Declaration } from '../declaration';
import { acfName, formatFieldName, templateType } from '../names';
import { optionsPageTypes } from '../model/theme';
import { postTypeTypes, taxonomyTypes } from '../model/wordpress';
import { isShown } from './context';
import { type AcfGroup, type LocationRule, allIn } from './json';

/** Where location rules may add a group: each rule kind's types by value, or one type for every value. */
type Places = Record<string, Map<string, string> | string>;

function objectsOf(schema: GraphQLSchema, interfaceName: string): string[] {
  const type = schema.getType(interfaceName);
  return type && 'getInterfaces' in type && 'resolveType' in type
    ? schema.getPossibleTypes(type).map((object) => object.name)
    : [];
}

/** A plugin's own types by the slug that their name suggests. */
function bySlug(types: readonly string[], known: Record<string, string>): Map<string, string> {
  const slugs = new Map(Object.entries(known).filter(([, type]) => types.includes(type)));
  const named = new Set(slugs.values());
  for (const type of types)
    if (!named.has(type)) slugs.set(type.replaceAll(/(?<=.)([A-Z])/g, '_$1').toLowerCase(), type);
  return slugs;
}

export function placesOf(schema: GraphQLSchema, declaration: Declaration): Places {
  const postTypes = bySlug(objectsOf(schema, 'ContentNode'), postTypeTypes(declaration));
  const taxonomies = bySlug(objectsOf(schema, 'TermNode'), taxonomyTypes(declaration));
  const templates = Object.entries(declaration.pageTemplates).map(([file, name]): [string, string] => [
    file,
    templateType(name, file),
  ]);
  const template = new Map([['default', 'DefaultTemplate'], ...templates]);
  return {
    post_type: postTypes,
    taxonomy: taxonomies,
    post_template: template,
    page_template: template,
    options_page: new Map(Object.entries(optionsPageTypes(declaration))),
    page: 'Page',
    page_parent: 'Page',
    page_type: 'Page',
    user_form: 'User',
    user_role: 'User',
    attachment: 'MediaItem',
    comment: 'Comment',
    nav_menu: 'Menu',
    nav_menu_item: 'MenuItem',
  };
}

interface Meaning {
  shows: string[];
  hides?: string;
}

/** Rules that name one type whatever their value is, with the cases in which they do not. */
function meaningOfOne(type: string, { param, operator, value }: LocationRule): Meaning {
  const only = { shows: [type] };
  if (param === 'page_type') return ['front_page', 'posts_page'].includes(value) ? only : { shows: [] };
  if (!['attachment', 'comment', 'nav_menu', 'nav_menu_item'].includes(param) || operator === '==') return only;
  if (value === 'all') return { shows: [], hides: type };
  return param === 'attachment' ? { shows: [] } : only;
}

function meaningOf(places: Places, rule: LocationRule): Meaning {
  const place = places[rule.param];
  if (typeof place === 'string') return meaningOfOne(place, rule);
  if (!place) return { shows: [] };
  const named = place.get(rule.value);
  const isAll = rule.value === 'all' && ['post_type', 'taxonomy'].includes(rule.param);
  if (rule.operator === '!=') return isAll ? { shows: [] } : { shows: [...place.values()], hides: named };
  if (isAll) return { shows: [...place.values()] };
  return { shows: named ? [named] : [] };
}

const POST = ['post_status', 'post_type', 'post_format', 'post_category', 'post_taxonomy', 'post'];
const PAGE = ['page_template', 'page_type', 'page_parent', 'page'];

/** The rules that one may be joined with. Any other pair cannot be: nothing is a post and a term. */
const JOINED: Record<string, readonly string[]> = {
  post_type: ['post_status', 'post_format', 'post_category', 'post_taxonomy', 'post'],
  post_template: ['page_type', 'page_parent', 'page'],
  page_template: ['page_type', 'page_parent', 'page'],
  post_status: ['post_type', 'post_format', 'post_category', 'post_taxonomy'],
  post_format: POST,
  post_category: POST,
  post: POST,
  post_taxonomy: POST,
  page: PAGE,
  page_parent: PAGE,
  page_type: PAGE,
  user_form: ['user_form', 'user_role'],
  user_role: ['user_form', 'user_role'],
};

/** Whether a rule contradicts the rules beside it: WPGraphQL for ACF then ignores it. */
function conflicts(rules: readonly LocationRule[], rule: LocationRule): boolean {
  const others = rules.map(({ param }) => param);
  others.splice(others.indexOf(rule.param), 1);
  const allowed = JOINED[rule.param] ?? [];
  return others.some((param) => !allowed.includes(param));
}

function push(map: Map<string, string[]>, name: string, types: readonly string[]): void {
  if (types.length > 0) map.set(name, [...(map.get(name) ?? []), ...types]);
}

/** Returns the location rules of all groups, by the lower-case name under which WPGraphQL for ACF 2.7 stores them. */
function readRules(places: Places, groups: readonly AcfGroup[]): Map<string, string[]> {
  const shown = new Map<string, string[]>();
  const hidden = new Map<string, string[]>();
  for (const group of groups.filter(({ active }) => active !== false)) {
    const name = formatFieldName(group.graphql_field_name ?? group.title, true);
    for (const rules of group.location) {
      for (const rule of rules.filter((one) => one.value && one.value !== '0' && !conflicts(rules, one))) {
        const { shows, hides } = meaningOf(places, rule);
        push(shown, name.toLowerCase(), shows);
        push(hidden, name, hides ? [hides] : []);
      }
    }
  }
  for (const [name, types] of hidden) {
    const all = shown.get(name);
    // It looks exceptions up by the unchanged name and stops at the first with an upper-case letter.
    if (!all) break;
    for (const type of types) if (all.includes(type)) all.splice(all.indexOf(type), 1);
  }
  return shown;
}

/** The types that each group shows on: those it names; when it names none, those that its location rules mean. */
export function typesOfGroups(places: Places, groups: readonly AcfGroup[]): (group: AcfGroup) => string[] {
  const isAsked = groups.some((group) => isShown(group) && !Array.isArray(group.graphql_types));
  const byName = isAsked ? readRules(places, groups) : new Map<string, string[]>();
  return (group) => {
    if (group.graphql_types && group.graphql_types.length > 0) return group.graphql_types;
    if (group.location.length === 0) return [];
    // Looked up by another name than the stored one: a title with an underscore is never found.
    return [...new Set(byName.get(formatFieldName(acfName(group), true).toLowerCase()))];
  };
}

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
