import { z } from 'zod';
import {
  isEmptyRow,
  isUnset,
  isValues,
  LAYOUT,
  layoutOf,
  type Field,
  type ReferenceField,
  type RowsField,
  type Value,
  type Values,
} from './field';
import { URL_STARTS } from './formats';

/** Returns the schema of a reference's id: of an id, or of what a content file has in its place. */
export type Reading = (field: ReferenceField) => z.ZodType<Value>;

/** Returns the schema of fields' values. Its result has set values only, so that equal values are equal objects. */
export function valuesSchema(fields: readonly Field[], reading: Reading, isRow = false): z.ZodType<Values> {
  const shape = Object.fromEntries(fields.map((field) => [field.name, orUnset(fieldSchema(field, reading))]));
  return z.strictObject(shape, { error: unknownField }).transform((values, context): Values => {
    const set = Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) =>
        value === undefined || isUnset(value) ? [] : [[name, value] as const],
      ),
    );
    if (isRow && !isUnset(set))
      for (const field of fields)
        if (set[field.name] === undefined && isNeeded(field))
          context.addIssue({ code: 'custom', path: [field.name], message: 'is required' });
    return set;
  });
}

/** ACF's form has no empty choice for these, so a row always has one. */
const isNeeded = (field: Field): boolean => field.kind === 'choice' && !field.allowsNull;

const orUnset = (schema: z.ZodType<Value | undefined>) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional());

const unknownField = (issue: { code?: string | undefined; keys?: string[] | undefined }) =>
  issue.code === 'unrecognized_keys'
    ? `has no field ${(issue.keys ?? []).join(', ')}: correct the name, or add the field to its group in acf-json`
    : 'must be fields with values';

function fieldSchema(field: Field, reading: Reading): z.ZodType<Value | undefined> {
  switch (field.kind) {
    case 'text':
      return textSchema(field.maxLength).refine(field.format.isValid, field.format.error);
    case 'lines':
      return textSchema(field.maxLength);
    case 'number':
      return numberSchema(field.min, field.max);
    case 'flag':
      return z.boolean('must be on or off');
    case 'choice': {
      const one = field.isOpen
        ? z.string()
        : z
            .string('must be one of the choices')
            .refine((value) => field.choices.includes(value), 'must be one of the choices');
      return field.many ? listSchema(one) : one;
    }
    case 'reference':
      return field.many ? listSchema(reading(field)) : reading(field);
    case 'link':
      return linkSchema();
    case 'group':
      return valuesSchema(field.fields, reading);
    case 'rows':
      return z
        .array(rowSchema(field, reading), 'must be a list of rows')
        .transform((rows) => rows.filter((row) => !isEmptyRow(row)));
  }
}

function rowSchema(field: RowsField, reading: Reading): z.ZodType<Values> {
  return z.unknown().transform((given, context): Values => {
    const row = isValues(given) ? given : {};
    const layout = layoutOf(field, row);
    if (!layout) {
      const known = field.layouts.map(({ name }) => name).join(', ');
      context.addIssue({ code: 'custom', message: `needs ${LAYOUT}, one of: ${known}` });
      return z.NEVER;
    }
    const { [LAYOUT]: name, ...values } = row;
    const read = valuesSchema(layout.fields, reading, true).safeParse(isValues(given) ? values : given);
    for (const { path, message } of read.error?.issues ?? []) context.addIssue({ code: 'custom', path, message });
    return { ...(name === undefined ? {} : { [LAYOUT]: name }), ...read.data };
  });
}

/** YAML reads digits as a number. */
const textSchema = (maxLength = Infinity) =>
  z.preprocess(
    (value) => (typeof value === 'number' ? String(value) : value),
    z.string('must be a text').max(maxLength, `has ${maxLength} letters at most`),
  );

function numberSchema(min = -Infinity, max = Infinity) {
  return z.number('must be a number').min(min, `must be ${min} or more`).max(max, `must be ${max} or less`);
}

const listSchema = (one: z.ZodType<Value>) => z.array(one, 'must be a list');

/** WordPress stores no link without an address. */
function linkSchema() {
  const line = textSchema();
  return z
    .strictObject({
      url: line.default('').transform((url) => url.trim()),
      title: line.default(''),
      target: z.enum(['', '_blank'], 'must be empty or _blank').default(''),
    })
    .refine(({ url }) => url === '' || URL_STARTS.test(url), {
      path: ['url'],
      message: 'must be an address that starts with https://, / or tel:',
    })
    .transform((link): Values | undefined => (link.url === '' ? undefined : { ...link }));
}
