import { withoutPrefix } from '@footbridge/shared/schema-names';
import { inAcfOrder, type AcfGroup, type LocationRule } from '../schema/acf/json';
import { acfName } from '../schema/names';
import { groups, declaration, POST_TYPES, TAXONOMIES } from './declared';
import type { Field, GroupField } from './field';
import { clonable, fieldsFromAcf } from './from-acf';

const supporting =
  (feature: string) =>
  (type: string): boolean =>
    POST_TYPES[type]?.supports.includes(feature) ?? false;

/** WordPress's own fields, and which types have them. */
const OWN: readonly [field: Field, has: (type: string) => boolean][] = [
  [{ name: 'excerpt', kind: 'text' }, () => true],
  [
    { name: 'featuredImage', kind: 'reference', to: 'media', of: [], many: false, isEdge: true },
    supporting('thumbnail'),
  ],
  [
    { name: 'template', kind: 'choice', choices: Object.values(declaration.pageTemplates), many: false, isList: false },
    (type) => type === 'page',
  ],
  [{ name: 'menuOrder', kind: 'number' }, supporting('page-attributes')],
  [{ name: 'sticky', kind: 'flag' }, (type) => type === 'post'],
  ...Object.entries(TAXONOMIES)
    .filter(([name]) => name !== 'post_format')
    .map(([name, { graphql, postTypes }]): [Field, (type: string) => boolean] => [
      { name: withoutPrefix(graphql.plural), kind: 'reference', to: 'term', of: [name], many: true, isEdge: false },
      (type) => postTypes.includes(type),
    ]),
];

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

const GROUPS = new Map(
  Object.keys(POST_TYPES).map((value) => [value, groupsAt({ param: 'post_type', value })] as const),
);

export const groupsOf = (type: string): readonly GroupField[] => GROUPS.get(type) ?? [];

/** Returns the fields of a post type: WordPress's own, then a field per field group. */
export const fieldsOf = (type: string): readonly Field[] => [
  ...OWN.flatMap(([field, has]) => (has(type) ? field : [])),
  ...groupsOf(type),
];

export const OPTIONS_FIELDS: readonly GroupField[] = groupsAt({ param: 'options_page', value: 'site-options' });
