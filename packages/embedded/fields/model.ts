import { withoutPrefix } from '@footbridge/shared/schema-names';
import { inAcfOrder, type AcfGroup, type LocationRule } from '../schema/acf/json';
import { acfName } from '../schema/names';
import { groups, declaration, POST_TYPES, TAXONOMIES } from './declared';
import type { Field, GroupField, ReferenceField } from './field';
import { clonable, fieldsFromAcf } from './from-acf';

const terms = (name: string, taxonomy: string): ReferenceField => ({
  name,
  kind: 'reference',
  to: 'term',
  of: [taxonomy],
  many: true,
  isEdge: false,
});

function ownFields(type: string): Field[] {
  const supports = POST_TYPES[type]?.supports ?? [];
  const excerpt: Field = { name: 'excerpt', kind: 'lines', isHtml: false };
  const picture: Field = {
    name: 'featuredImage',
    kind: 'reference',
    to: 'media',
    of: [],
    many: false,
    isEdge: true,
  };
  const template: Field = {
    name: 'template',
    kind: 'choice',
    choices: Object.values(declaration.pageTemplates),
    many: false,
    isList: false,
    isOpen: false,
    allowsNull: true,
  };
  return [
    excerpt,
    ...(supports.includes('thumbnail') ? [picture] : []),
    ...(type === 'page' ? [template] : []),
    ...(supports.includes('page-attributes') ? [{ name: 'menuOrder', kind: 'number' } satisfies Field] : []),
    ...Object.entries(TAXONOMIES)
      .filter(([name, taxonomy]) => name !== 'post_format' && taxonomy.postTypes.includes(type))
      .map(([taxonomy, { graphql }]) => terms(withoutPrefix(graphql.plural), taxonomy)),
    ...(type === 'post' ? [{ name: 'sticky', kind: 'flag' } satisfies Field] : []),
  ];
}

const cloned = clonable(groups);

/** Where groups show: an edit form of a post type, or an options page. */
interface Place {
  param: 'post_type' | 'options_page';
  value: string;
}

function fits({ param, operator, value }: LocationRule, place: Place): boolean {
  if (param === place.param) return (value === place.value || value === 'all') === (operator === '==');
  // Rules about a page or a post, such as its template.
  if (param.startsWith('page')) return place.param === 'post_type' && place.value === 'page';
  return param.startsWith('post_') && place.param === 'post_type';
}

const isShownAt = ({ active, show_in_graphql: isShown, location }: AcfGroup, place: Place): boolean =>
  active !== false && isShown !== false && location.some((rules) => rules.every((rule) => fits(rule, place)));

function groupsAt(place: Place): GroupField[] {
  return inAcfOrder(groups.filter((group) => isShownAt(group, place))).map((group) => ({
    kind: 'group',
    name: withoutPrefix(acfName(group)),
    fields: fieldsFromAcf(group.fields, cloned),
  }));
}

const known = new Map<string, { groups: GroupField[]; all: Field[] }>();

function at(place: Place) {
  const found = known.get(place.value);
  if (found) return found;
  const placed = groupsAt(place);
  const made = {
    groups: placed,
    all: place.param === 'post_type' ? [...ownFields(place.value), ...placed] : placed,
  };
  known.set(place.value, made);
  return made;
}

/** Returns the fields of a post type: WordPress's own, then a field per field group. */
export const fieldsOf = (type: string): readonly Field[] => at({ param: 'post_type', value: type }).all;
export const groupsOf = (type: string): readonly GroupField[] => at({ param: 'post_type', value: type }).groups;

export const OPTIONS_FIELDS: readonly GroupField[] = at({ param: 'options_page', value: 'site-options' }).groups;
