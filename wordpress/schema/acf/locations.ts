import type { GraphQLSchema } from 'graphql';
import type { Declaration } from '../declaration';
import { templateType } from '../names';
import { optionsPageTypes } from '../model/theme';
import { postTypeTypes, taxonomyTypes } from '../model/wordpress';
import { conflicts } from './conflicts';
import type { AcfGroup, LocationRule } from './json';

/** Where location rules may put a group: each kind's types by what a rule calls them, or one type whatever it says. */
type Places = Record<string, Map<string, string> | string>;

function objectsOf(schema: GraphQLSchema, interfaceName: string): string[] {
  const type = schema.getType(interfaceName);
  return type && 'getInterfaces' in type && 'resolveType' in type ? schema.getPossibleTypes(type).map((object) => object.name) : [];
}

/** All types of a kind by slug; a plugin's own, whose slugs nobody knows here, by the slug that their name suggests. */
function bySlug(types: readonly string[], known: Record<string, string>): Map<string, string> {
  const slugs = new Map(Object.entries(known).filter(([, type]) => types.includes(type)));
  const named = new Set(slugs.values());
  for (const type of types) if (!named.has(type)) slugs.set(type.replaceAll(/(?<=.)([A-Z])/g, '_$1').toLowerCase(), type);
  return slugs;
}

/** What the rules of a site's groups can point to. */
export function placesOf(schema: GraphQLSchema, declaration: Declaration): Places {
  const postTypes = bySlug(objectsOf(schema, 'ContentNode'), postTypeTypes(declaration));
  const taxonomies = bySlug(objectsOf(schema, 'TermNode'), taxonomyTypes(declaration));
  const templates = Object.entries(declaration.pageTemplates).map(([file, name]): [string, string] => [file, templateType(name, file)]);
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

/** Rules that name one type whatever their value is, with the cases in which they do not. */
function applies({ param, operator, value }: LocationRule): boolean {
  if (param === 'page_type') return ['front_page', 'posts_page'].includes(value);
  if (param === 'attachment') return operator === '==';
  if (['comment', 'nav_menu', 'nav_menu_item'].includes(param)) return operator === '==' || value !== 'all';
  return true;
}

function typesOfRule(places: Places, rule: LocationRule, canExclude: boolean): string[] {
  const place = places[rule.param];
  if (typeof place === 'string') return applies(rule) ? [place] : [];
  if (!place || !rule.value) return [];
  if (rule.operator === '!=') {
    if (rule.value === 'all') return [];
    // WPGraphQL for ACF 2.7 forgets the exception when the group's name has upper case letters.
    return [...place].filter(([slug]) => slug !== rule.value || !canExclude).map(([, type]) => type);
  }
  if (rule.value === 'all' && ['post_type', 'taxonomy'].includes(rule.param)) return [...place.values()];
  const type = place.get(rule.value);
  return type ? [type] : [];
}

/** The types that a group shows on: those it names; when it names none, those that its location rules mean. */
export function typesOfGroup(places: Places, group: AcfGroup): string[] {
  if (group.graphql_types && group.graphql_types.length > 0) return group.graphql_types;
  if (group.active === false) return [];
  const name = group.graphql_field_name ?? group.title;
  const types = group.location.flatMap((rules) =>
    rules.filter((rule) => !conflicts(rules, rule)).flatMap((rule) => typesOfRule(places, rule, name === name.toLowerCase())),
  );
  return [...new Set(types)];
}
