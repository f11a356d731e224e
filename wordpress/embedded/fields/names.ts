import type { Field, RowsField } from './field';

/** Returns the name of a field's input: `seo[title]`, `stickyCta[stickyFloaterCtaG][buttons][0][link][url]`. */
export const inputName = ([first = '', ...rest]: readonly PropertyKey[]): string =>
  String(first) + rest.map((part) => `[${String(part)}]`).join('');

/** Returns the path to the input of a value: a list of choices has one name. */
export function pathToInput(fields: readonly Field[], [name, ...rest]: readonly PropertyKey[]): PropertyKey[] {
  const field = fields.find((one) => one.name === name);
  if (name === undefined) return [];
  if (field?.kind === 'group') return [name, ...pathToInput(field.fields, rest)];
  if (field?.kind === 'rows') return [name, ...rest.slice(0, 1), ...pathToInput(fieldsIn(field), rest.slice(1))];
  return field?.kind === 'link' ? [name, ...rest] : [name];
}

/** The fields of all layouts. */
const fieldsIn = ({ layouts }: RowsField): Field[] => layouts.flatMap(({ fields }) => fields);

/** Returns what a row is called in the form. */
export const rowName = ({ layouts: [only, ...others] }: RowsField): string =>
  only && others.length === 0 ? only.label : 'Row';

/** Returns the id of an input by its name. */
export const inputId = (name: string): string => name.replaceAll(/\W+/g, '-').replace(/-$/, '');

const LINK_LABELS: Readonly<Record<string, string>> = { url: 'URL', title: 'Link Text', target: 'Target' };

/**
 * Returns the labels on the way to a field: "Sticky bar, Button 2, URL". A group or link that is the only field of its
 * parent has no heading of its own in the form.
 */
export function labelAt(fields: readonly Field[], [name, ...rest]: readonly PropertyKey[]): string {
  const field = fields.find((one) => one.name === name);
  if (!field) return String(name ?? 'The form');
  return [field.label, ...below(field, rest)].join(', ');
}

function below(field: Field, [part, ...rest]: readonly PropertyKey[]): string[] {
  if (part === undefined) return [];
  if (field.kind === 'group') return inFields(field.fields, [part, ...rest]);
  if (field.kind === 'rows') return [`${rowName(field)} ${Number(part) + 1}`, ...inFields(fieldsIn(field), rest)];
  return field.kind === 'link' ? [LINK_LABELS[String(part)] ?? ''] : [];
}

function inFields(fields: readonly Field[], [part, ...rest]: readonly PropertyKey[]): string[] {
  const field = fields.find(({ name }) => name === part);
  if (!field) return [];
  const isAlone = fields.length === 1 && rest.length > 0 && (field.kind === 'group' || field.kind === 'link');
  const own = isAlone || (field.kind === 'rows' && rest.length > 0) ? [] : [field.label];
  return [...own, ...below(field, rest)];
}
