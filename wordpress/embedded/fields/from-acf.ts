import { sites } from '@/site-config/brands';
import type { AcfField } from '../../schema/acf/json';
import { acfFieldName } from '../../schema/names';
import { isUnset, type Choice, type Field, type ReferenceField, type Value } from './field';

export const MAX_LINE = 1_000;
export const MAX_LINES = 100_000;
const DEFAULT_ROWS = 4;

/** The plugin fills the choices of this field in (Brands.php). */
const BRANDS_FIELD = 'field_contributor_profile_categories_location';

const REFERENCES: Record<string, Pick<ReferenceField, 'to' | 'isEdge' | 'many'>> = {
  image: { to: 'media', isEdge: true, many: false },
  file: { to: 'media', isEdge: true, many: false },
  gallery: { to: 'media', isEdge: false, many: true },
  post_object: { to: 'post', isEdge: false, many: false },
  relationship: { to: 'post', isEdge: false, many: true },
  taxonomy: { to: 'term', isEdge: false, many: false },
};

/** Returns the field of an ACF field; nothing for types without a value here, such as clones and maps. */
function fieldOf(field: AcfField): Field[] {
  const name = acfFieldName(field);
  if (!name || field.show_in_graphql === false) return [];
  const { type, label = '', instructions = '', required = false } = field;
  const named = { name, label: label || name, hint: instructions, isRequired: required, initial: initialOf(field) };
  const reference = REFERENCES[type];
  if (reference) return [{ ...named, kind: 'reference', ...reference, ...targetOf(field, reference) }];
  switch (type) {
    case 'text':
    case 'email':
    case 'url':
      return [
        {
          ...named,
          kind: 'text',
          isUrl: type === 'url',
          maxLength: field.maxlength || MAX_LINE,
          placeholder: field.placeholder ?? '',
        },
      ];
    case 'textarea':
    case 'wysiwyg':
      return [{ ...named, kind: 'lines', rows: field.rows || DEFAULT_ROWS, maxLength: field.maxlength || MAX_LINES }];
    case 'number':
    case 'range':
      return [{ ...named, kind: 'number', min: field.min, max: field.max }];
    case 'true_false':
      return [{ ...named, kind: 'flag' }];
    case 'date_picker':
      return [{ ...named, kind: 'date' }];
    case 'link':
      return [{ ...named, kind: 'link' }];
    case 'select':
    case 'checkbox':
    case 'radio':
    case 'button_group':
      return [{ ...named, kind: 'choice', ...choiceOf(field) }];
    case 'group':
      return [{ ...named, kind: 'group', fields: fieldsFromAcf(field.sub_fields) }];
    case 'repeater':
      return [{ ...named, kind: 'rows', fields: fieldsFromAcf(field.sub_fields), rowName: rowNameOf(field) }];
    default:
      return [];
  }
}

export const fieldsFromAcf = (fields: readonly AcfField[] = []): Field[] => fields.flatMap(fieldOf);

function targetOf(field: AcfField, { to, many }: Pick<ReferenceField, 'to' | 'many'>) {
  if (to !== 'term') return { of: to === 'post' ? field.post_type : [], many: many || (field.multiple ?? false) };
  return { of: field.taxonomy, many: ['checkbox', 'multi_select'].includes(field.field_type ?? '') };
}

function choiceOf({ key, type, choices = {}, multiple = false, allow_null: allowsNull = true }: AcfField) {
  const own = Object.entries(choices).map(([value, label]): Choice => ({ value, label }));
  const brands = key === BRANDS_FIELD ? sites.map(({ code, shortName }) => ({ value: code, label: shortName })) : [];
  const many = type === 'checkbox' || multiple;
  return {
    many,
    none: 'Select',
    isList: type === 'select' || type === 'checkbox',
    choices: [...own, ...brands],
    isOpen: own.length === 0,
    allowsNull: type !== 'select' || many || allowsNull,
  };
}

/** "Add Button" → "Button". */
const rowNameOf = ({ button_label: label = '' }: AcfField): string => label.replace(/^Add /, '') || 'Row';

function initialOf({ type, default_value: value }: AcfField): Value | undefined {
  if (isUnset(value)) return undefined;
  if (type === 'true_false') return Number(value) === 1;
  if (type === 'number' || type === 'range') return Number(value);
  return Array.isArray(value) ? value.map(String) : String(value);
}
