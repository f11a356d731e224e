import { CHOICE_TYPES, CONNECTED_TYPES, PLAIN_TYPES, VALUE_OBJECTS } from '../schema/acf/field-types';
import { allIn, type AcfField, type AcfGroup } from '../schema/acf/json';
import { acfFieldName } from '../schema/names';
import type { Field, ReferenceField } from './field';

/** What follows a stored text in GraphQL. */
const SUFFIXES: Readonly<Record<string, string>> = {
  date_picker: 'T00:00:00+00:00',
  date_time_picker: ':00+00:00',
  time_picker: ':00',
};
const KINDS: Readonly<Record<string, 'number' | 'flag' | 'link'>> = {
  number: 'number',
  range: 'number',
  true_false: 'flag',
  link: 'link',
};
const TARGETS: Readonly<Record<string, ReferenceField['to']>> = {
  MediaItem: 'media',
  ContentNode: 'post',
  TermNode: 'term',
  User: 'user',
};
const ALWAYS_MANY = ['gallery', 'relationship'];

export type Cloned = ReadonlyMap<string, readonly AcfField[]>;

export const clonable = (groups: readonly AcfGroup[]): Cloned =>
  new Map<string, AcfField[]>([
    ...groups.map(({ key, fields }) => [key, fields] as const),
    ...groups.flatMap(({ fields }) => allIn(fields)).map((field): [string, AcfField[]] => [field.key, [field]]),
  ]);

/** Returns fields of ACF fields, without those that have no value. */
export const fieldsFromAcf = (fields: readonly AcfField[] = [], cloned: Cloned = new Map()): Field[] =>
  fields.flatMap((field) => fieldOf(field, cloned));

function fieldOf(field: AcfField, cloned: Cloned): Field[] {
  const name = acfFieldName(field);
  if (!name || field.show_in_graphql === false) return [];
  const { type } = field;
  if (CONNECTED_TYPES[type]) return [{ name, kind: 'reference', ...targetOf(field) }];
  const kind = KINDS[type];
  if (kind) return [{ name, kind }];
  if (CHOICE_TYPES.includes(type)) return [{ name, kind: 'choice', ...choiceOf(field) }];
  switch (type) {
    case 'google_map':
      return [{ name, kind: 'group', isNullable: true, fields: mapFields() }];
    case 'group':
      return [{ name, kind: 'group', fields: fieldsFromAcf(field.sub_fields, cloned) }];
    case 'clone': {
      const fields = clonedFields(field, cloned);
      return field.prefix_name ? [{ name, kind: 'group', fields }] : fields;
    }
    case 'repeater':
    case 'flexible_content': {
      const layouts = type === 'repeater' ? [{ name: '', sub_fields: field.sub_fields }] : (field.layouts ?? []);
      const rows = layouts.map((one) => ({ name: one.name, fields: fieldsFromAcf(one.sub_fields, cloned) }));
      return [{ name, kind: 'rows', layouts: rows }];
    }
    default:
      return PLAIN_TYPES[type] === 'String'
        ? [{ name, kind: 'text', isHtml: type === 'wysiwyg', suffix: SUFFIXES[type] }]
        : [];
  }
}

/** A clone of itself ends: `npm run types` refuses it. */
const clonedFields = ({ clone }: AcfField, cloned: Cloned): Field[] =>
  (clone || []).flatMap((key) =>
    fieldsFromAcf(cloned.get(key), new Map([...cloned].filter(([other]) => other !== key))),
  );

function targetOf(field: AcfField): Pick<ReferenceField, 'to' | 'isEdge' | 'many' | 'of'> {
  const { type, field_type: input = '', multiple = false, graphql_connection_type: connection } = field;
  const { to: graphqlType = '', one = false, mayBeOne = false } = CONNECTED_TYPES[type] ?? {};
  const to = TARGETS[graphqlType] ?? 'post';
  return {
    to,
    of: to === 'post' ? field.post_type : to === 'term' ? field.taxonomy : [],
    isEdge: one || (mayBeOne && connection === 'one_to_one'),
    many: to === 'term' ? ['checkbox', 'multi_select'].includes(input) : multiple || ALWAYS_MANY.includes(type),
  };
}

const choiceOf = ({ type, choices = {}, multiple = false }: AcfField) => ({
  many: type === 'checkbox' || multiple,
  isList: PLAIN_TYPES[type]?.startsWith('[') ?? false,
  choices: Object.keys(choices),
});

const mapFields = (): Field[] =>
  (VALUE_OBJECTS.AcfGoogleMap ?? []).map((line) => {
    const [name = '', type] = line.split(': ');
    return { name, kind: type === 'Float' ? 'number' : 'text' };
  });
