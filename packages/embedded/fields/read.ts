import { z } from 'zod';
import { isUnset, LAYOUT, type Field, type ReferenceField, type RowsField, type Value, type Values } from './field';

/** Returns the schema of a reference's id: of an id, or of what a content file has in its place. */
export type Reading = (field: ReferenceField) => z.ZodType<Value>;

/** Returns the schema of fields' values. Its result has set values only, so that equal values are equal objects. */
export function valuesSchema(fields: readonly Field[], reading: Reading, layout = ''): z.ZodType<Values> {
  const shape: Record<string, z.ZodType<Value | undefined>> = Object.fromEntries(
    fields.map((field) => [field.name, orUnset(fieldSchema(field, reading))]),
  );
  if (layout) shape[LAYOUT] = z.literal(layout);
  return z.strictObject(shape, { error: unknownField }).transform((values): Values => {
    const set = Object.entries(values).flatMap(([name, value]) =>
      value === undefined || isUnset(value) ? [] : [[name, value] as const],
    );
    return Object.fromEntries(set);
  });
}

const orUnset = (schema: z.ZodType<Value | undefined>) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional());

const unknownField = (issue: { code?: string | undefined; keys?: string[] | undefined }) =>
  issue.code === 'unrecognized_keys'
    ? `has no field ${(issue.keys ?? []).join(', ')}: correct the name, or add the field to its group in acf-json`
    : 'must be fields with values';

function fieldSchema(field: Field, reading: Reading): z.ZodType<Value | undefined> {
  switch (field.kind) {
    case 'text':
      return text;
    case 'number':
      return z.number('must be a number');
    case 'flag':
      return z.boolean('must be on or off');
    case 'choice': {
      const one = field.choices.length > 0 ? z.enum(field.choices, 'must be one of the choices') : z.string();
      return field.many ? listSchema(one) : one;
    }
    case 'reference':
      return field.many ? listSchema(reading(field)) : reading(field);
    case 'link':
      return link;
    case 'group':
      return valuesSchema(field.fields, reading);
    case 'rows':
      return z
        .array(rowSchema(field, reading), 'must be a list of rows')
        .transform((rows) => rows.filter((row) => !isUnset({ ...row, [LAYOUT]: '' })));
  }
}

function rowSchema({ layouts }: RowsField, reading: Reading): z.ZodType<Values> {
  const rows = layouts.map(({ name, fields }) => valuesSchema(fields, reading, name));
  const [only] = rows;
  if (only && rows.length === 1) return only;
  return z.union(rows, `must have ${LAYOUT}, one of ${layouts.map(({ name }) => name).join(', ')}, and its fields`);
}

/** YAML reads digits as a number. */
const text = z.preprocess((value) => (typeof value === 'number' ? String(value) : value), z.string('must be a text'));

const listSchema = (one: z.ZodType<Value>) => z.array(one, 'must be a list');

/** WordPress stores no link without an address. */
const link = z
  .strictObject({
    url: text.default('').transform((url) => url.trim()),
    title: text.default(''),
    target: text.default(''),
  })
  .transform((given): Values | undefined => (given.url === '' ? undefined : { ...given }));
