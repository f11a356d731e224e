import { isValues, LAYOUT, type Values } from '@footbridge/embedded/fields/field';
import type { AcfField, AcfGroup } from '@footbridge/embedded/schema/acf/json';
import { withoutPrefix } from '@footbridge/shared/schema-names';

/** A meta field's value in ACF: a text, a list of texts, or texts by name. */
export type MetaValue = string | readonly string[] | Readonly<Record<string, string>>;

const serialized = (text: string): string => `s:${Buffer.byteLength(text)}:"${text}";`;

function arrayOf(entries: ReadonlyArray<readonly [key: string, value: string]>): string {
  return `a:${entries.length}:{${entries.map(([key, value]) => key + serialized(value)).join('')}}`;
}

/** A text that PHP would treat as serialized. */
const LOOKS_SERIALIZED = /^(?:[abdisOCER]:|N;)/;

/** As WordPress writes it into its meta tables. A text that looks serialized is serialized once more. */
export function metaText(value: MetaValue): string {
  if (typeof value === 'string') return LOOKS_SERIALIZED.test(value) ? serialized(value) : value;
  if (isList(value)) return arrayOf(value.map((text, index) => [`i:${index};`, text]));
  return arrayOf(Object.entries(value).map(([key, text]) => [serialized(key), text]));
}

const isList = (value: Exclude<MetaValue, string>): value is readonly string[] => Array.isArray(value);

export interface Meta {
  key: string;
  value: MetaValue;
}

/** A field that references terms: they get new ids on import, so the field must follow. */
interface Reference {
  key: string;
  ids: number[];
  many: boolean;
}

export interface FieldMeta {
  meta: Meta[];
  references: Reference[];
}

const textOf = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** Returns field groups as ACF stores them: a row for each value and one that names its field's key. */
export function fieldMeta(groups: readonly AcfGroup[], values: Values, prefix = ''): FieldMeta {
  const written: FieldMeta = { meta: [], references: [] };
  for (const { fields, graphql_field_name: name = '' } of groups)
    writeFields(fields, values[withoutPrefix(name)], prefix, written);
  return written;
}

function writeFields(fields: readonly AcfField[], values: unknown, prefix: string, written: FieldMeta): void {
  if (!isValues(values)) return;
  for (const field of fields) {
    const value = values[field.graphql_field_name ?? field.name];
    if (value !== undefined && value !== null && value !== '') writeField(field, value, prefix + field.name, written);
  }
}

function writeField(field: AcfField, value: unknown, key: string, written: FieldMeta): void {
  written.meta.push({ key, value: valueOf(field, value) }, { key: `_${key}`, value: field.key });
  if (field.type === 'taxonomy')
    written.references.push({ key, ids: [value].flat().map(Number), many: Array.isArray(value) });
  const subFields = field.sub_fields ?? [];
  if (field.type === 'group') writeFields(subFields, value, `${key}_`, written);
  if (field.type !== 'repeater' && field.type !== 'flexible_content') return;
  rowsOf(value).forEach((row, index) => {
    const layout = field.layouts?.find(({ name }) => name === row[LAYOUT]);
    writeFields(layout?.sub_fields ?? subFields, row, `${key}_${index}_`, written);
  });
}

const rowsOf = (value: unknown): Values[] => (Array.isArray(value) ? value.filter(isValues) : []);

function valueOf({ type }: AcfField, value: unknown): MetaValue {
  switch (type) {
    case 'group':
      return '';
    case 'repeater':
      return Array.isArray(value) ? String(value.length) : '';
    case 'link':
      return isValues(value)
        ? { title: textOf(value.title), url: textOf(value.url), target: textOf(value.target) }
        : '';
    case 'date_picker':
      // The stored format, whatever format the field shows and returns.
      return textOf(value).slice(0, 10).replaceAll('-', '');
    case 'date_time_picker':
      return `${textOf(value).replace('T', ' ')}:00`;
    case 'time_picker':
      return `${textOf(value)}:00`;
    case 'flexible_content':
      return rowsOf(value).map((row) => textOf(row[LAYOUT]));
    default:
      return Array.isArray(value) ? value.map(textOf) : textOf(value);
  }
}
