import { sites } from '@/site-config/brands';
import { CONNECTED_TYPES, PLAIN_TYPES, VALUE_OBJECTS } from '../schema/acf/fields';
import { allIn, FILLED_BY_PLUGIN, type AcfField, type AcfGroup } from '../schema/acf/json';
import { acfFieldName } from '../schema/names';
import type { Field, ReferenceField } from './field';
import { FORMATS, type Format } from './formats';

const FORMAT_OF: Readonly<Record<string, Format | undefined>> = FORMATS;
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
  const { type, maxlength } = field;
  const format = FORMAT_OF[type];
  if (format) return [{ name, kind: 'text', format, maxLength: maxlength }];
  if (CONNECTED_TYPES[type]) return [{ name, kind: 'reference', ...targetOf(field) }];
  switch (type) {
    case 'textarea':
    case 'wysiwyg':
      return [{ name, kind: 'lines', isHtml: type === 'wysiwyg', maxLength: maxlength }];
    case 'number':
    case 'range':
      return [{ name, kind: 'number', min: field.min, max: field.max }];
    case 'true_false':
      return [{ name, kind: 'flag' }];
    case 'link':
      return [{ name, kind: 'link' }];
    case 'select':
    case 'checkbox':
    case 'radio':
    case 'button_group':
      return [{ name, kind: 'choice', ...choiceOf(field) }];
    case 'google_map':
      return [{ name, kind: 'group', isNullable: true, fields: mapFields() }];
    case 'group':
      return [{ name, kind: 'group', fields: fieldsFromAcf(field.sub_fields, cloned) }];
    case 'clone': {
      const fields = clonedFields(field, cloned);
      return field.prefix_name ? [{ name, kind: 'group', fields }] : fields;
    }
    case 'repeater': {
      const only = { name: '', fields: fieldsFromAcf(field.sub_fields, cloned) };
      return [{ name, kind: 'rows', layouts: [only] }];
    }
    case 'flexible_content': {
      const layouts = (field.layouts ?? []).map((layout) => ({
        name: layout.name,
        fields: fieldsFromAcf(layout.sub_fields, cloned),
      }));
      return [{ name, kind: 'rows', layouts }];
    }
    default:
      return [];
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

function choiceOf({ key, type, choices = {}, multiple = false, allow_null: allowsNull = true }: AcfField) {
  const own = Object.keys(choices);
  const isFilled = FILLED_BY_PLUGIN.includes(key);
  const brands = isFilled ? sites.map(({ code }) => code) : [];
  const many = type === 'checkbox' || multiple;
  return {
    many,
    isList: PLAIN_TYPES[type]?.startsWith('[') ?? false,
    choices: [...own, ...brands],
    isOpen: own.length === 0,
    allowsNull: type !== 'select' || many || allowsNull,
  };
}

const mapFields = (): Field[] =>
  (VALUE_OBJECTS.AcfGoogleMap ?? []).map((line) => {
    const [name = '', type] = line.split(': ');
    if (type === 'Float') return { name, kind: 'number' };
    return { name, kind: 'text', format: FORMATS.text };
  });
