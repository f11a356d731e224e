import {
  isValues,
  layoutOf,
  LAYOUT,
  listOf,
  valuesIn,
  type Field,
  type ReferenceField,
  type Value,
  type Values,
} from './field';

/** Returns what replaces a reference; null removes it. @param path names from the top to the reference */
export type Replace = (field: ReferenceField, value: Value, path: readonly string[]) => number | null;

/** Returns values with each reference replaced. */
export function mapReferences(
  fields: readonly Field[],
  values: Values,
  replace: Replace,
  path: readonly string[] = [],
): Values {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = values[field.name];
      const mapped = value === undefined ? undefined : mapField(field, value, replace, [...path, field.name]);
      return mapped === undefined ? [] : [[field.name, mapped] as const];
    }),
  );
}

function mapField(field: Field, value: Value, replace: Replace, path: readonly string[]): Value | undefined {
  switch (field.kind) {
    case 'reference':
      return field.many
        ? listOf(value).flatMap((one) => replace(field, one, path) ?? [])
        : (replace(field, value, path) ?? undefined);
    case 'group':
      return mapReferences(field.fields, valuesIn(value), replace, path);
    case 'rows':
      return listOf(value).flatMap((row) => {
        const layout = isValues(row) && layoutOf(field, row);
        if (!layout) return [];
        const { [LAYOUT]: name, ...values } = row;
        const mapped = mapReferences(layout.fields, values, replace, path);
        return [name === undefined ? mapped : { [LAYOUT]: name, ...mapped }];
      });
    default:
      return value;
  }
}
