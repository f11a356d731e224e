import { z } from 'zod';
import { isUnset, type Field, type ReferenceField, type Value, type Values } from './field';

/** How values from one source are read. */
export interface Reading {
  /** A reference as this source has it: a slug or key, or an id. */
  reference(field: ReferenceField): z.ZodType<Value>;
  /** Returns a text without what this source may not contain. @throws Error for one that is refused */
  clean(text: string, kind: 'text' | 'lines'): string;
  /** Whether required fields must be set. */
  isComplete: boolean;
}

/** Letters of a line, rows of a repeater, choices of a list at most. */
const MAX_LINE = 1_000;
export const MAX_ROWS = 100;
const MAX_CHOICES = 200;
const URL_STARTS = /^(?:https?:\/\/|\/(?!\/)|#|tel:|mailto:|sms:)\S*$/i;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Returns the schema of fields' values. Its result has set values only, so that equal values are equal objects. */
export function valuesSchema(fields: readonly Field[], reading: Reading, isRow = false): z.ZodType<Values> {
  const shape = Object.fromEntries(fields.map((field) => [field.name, orUnset(fieldSchema(field, reading))]));
  return z.strictObject(shape, { error: unknownField }).transform((values, context): Values => {
    const set = Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) =>
        value === undefined || isUnset(value) ? [] : [[name, value] as const],
      ),
    );
    if (isRow ? !isUnset(set) : reading.isComplete)
      for (const field of fields)
        if (set[field.name] === undefined && isNeeded(field, isRow))
          context.addIssue({ code: 'custom', path: [field.name], message: 'is required' });
    return set;
  });
}

/** ACF's form has no empty choice for these, so a row always has one. */
const isNeeded = (field: Field, isRow: boolean): boolean =>
  field.isRequired || (isRow && field.kind === 'choice' && !field.allowsNull);

const orUnset = (schema: z.ZodType<Value | undefined>) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional());

const unknownField = (issue: { code?: string | undefined; keys?: string[] | undefined }) =>
  issue.code === 'unrecognized_keys' ? `has no field ${(issue.keys ?? []).join(', ')}` : 'must be fields with values';

function fieldSchema(field: Field, reading: Reading): z.ZodType<Value | undefined> {
  switch (field.kind) {
    case 'text':
      return textSchema(field, reading).refine(
        (text) => !field.isUrl || URL_STARTS.test(text),
        'must be an address that starts with https:// or /',
      );
    case 'lines':
      return textSchema(field, reading);
    case 'number':
      return numberSchema(field.min, field.max);
    case 'flag':
      return z.boolean('must be on or off');
    case 'date':
      return z.preprocess(
        (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
        z.string().refine(isDate, 'must be a date like 2026-03-02'),
      );
    case 'choice': {
      const values = field.choices.map(({ value }) => value);
      const one = field.isOpen
        ? z.string().max(100, 'has 100 letters at most')
        : z
            .string('must be one of the choices')
            .refine((value) => values.includes(value), 'must be one of the choices');
      return field.many ? listSchema(one) : one;
    }
    case 'reference':
      return field.many ? listSchema(reading.reference(field)) : reading.reference(field);
    case 'link':
      return linkSchema(reading);
    case 'group':
      return valuesSchema(field.fields, reading);
    case 'rows':
      return z
        .array(valuesSchema(field.fields, reading, true))
        .max(MAX_ROWS, `has ${MAX_ROWS} rows at most`)
        .transform((rows) => rows.filter((row) => !isUnset(row)));
  }
}

function textSchema({ kind, maxLength }: { kind: 'text' | 'lines'; maxLength: number }, { clean }: Reading) {
  return z
    .preprocess(
      (value) => (typeof value === 'number' ? String(value) : value),
      z.string('must be a text').max(maxLength, `has ${maxLength} letters at most`),
    )
    .transform((text, context) => {
      try {
        return clean(text, kind);
      } catch (error) {
        context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
        return z.NEVER;
      }
    });
}

function numberSchema(min = -Infinity, max = Infinity) {
  return z.number('must be a number').min(min, `must be ${min} or more`).max(max, `must be ${max} or less`);
}

const listSchema = (one: z.ZodType<Value>) =>
  z.array(one, 'must be a list').max(MAX_CHOICES, `has ${MAX_CHOICES} at most`);

/** WordPress stores no link without an address. */
function linkSchema(reading: Reading) {
  const line = textSchema({ kind: 'text', maxLength: MAX_LINE }, reading);
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

/** An invalid day parses as another one. */
function isDate(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return DATE.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
