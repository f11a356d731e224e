/** A value of a field as it is stored: unset ones are absent, references are ids. */
export type Value = string | number | boolean | Value[] | Values;
export interface Values {
  [name: string]: Value;
}

/** Changed values: null unsets one. */
export type Changes = Record<string, Value | null>;

interface Named {
  /** In content files, and in GraphQL, where the model's groups and terms have a prefix. */
  name: string;
}

interface TextField extends Named {
  kind: 'text';
  /** WordPress adds paragraphs. */
  isHtml?: boolean;
  /** Follows the text in GraphQL. */
  suffix?: string | undefined;
}
interface PlainField extends Named {
  kind: 'number' | 'flag' | 'link';
}
interface ChoiceField extends Named {
  kind: 'choice';
  many: boolean;
  isList: boolean;
  /** None: any value is one. */
  choices: readonly string[];
}
export interface ReferenceField extends Named {
  kind: 'reference';
  many: boolean;
  /** GraphQL has an edge, not a connection. */
  isEdge: boolean;
  to: 'media' | 'post' | 'term' | 'user';
  /** Post types or taxonomies; none: any. */
  of: readonly string[];
}
export interface GroupField extends Named {
  kind: 'group';
  /** GraphQL has null for one without values. */
  isNullable?: boolean;
  fields: readonly Field[];
}
/** The fields of a row. A repeater has one layout, without a name; flexible content has several. */
interface Layout {
  name: string;
  fields: readonly Field[];
}
export interface RowsField extends Named {
  kind: 'rows';
  layouts: readonly Layout[];
}

/** A field of WordPress or of a field group, as content files, edits and GraphQL use it. */
export type Field = TextField | PlainField | ChoiceField | ReferenceField | GroupField | RowsField;

export const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const valuesIn = (value: Value | null | undefined): Values => (isValues(value) ? value : {});
export const listOf = (value: Value | null | undefined): readonly Value[] => (Array.isArray(value) ? value : []);
export const textOf = (value: Value | null | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** ACF's name of a row's layout among its values. */
export const LAYOUT = 'acf_fc_layout';

export const layoutOf = ({ layouts }: RowsField, row: Values): Layout | undefined =>
  layouts.find(({ name }) => name === textOf(row[LAYOUT]));

/** Whether a value equals an unset one, such as a group of empty texts. */
export const isUnset = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (typeof value === 'object' && Object.values(value).every(isUnset));

export function withChanges(values: Values, changes: Changes = {}): Values {
  const all = Object.entries({ ...values, ...changes });
  return Object.fromEntries(all.flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
}
