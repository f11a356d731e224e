import type { Field } from './field';

/** Returns the name of a field's input: `seo[title]`, `stickyCta[stickyFloaterCtaG][buttons][0][link][url]`. */
export const inputName = ([first = '', ...rest]: readonly PropertyKey[]): string =>
  String(first) + rest.map((part) => `[${String(part)}]`).join('');

/** Returns the id of an input by its name. */
export const inputId = (name: string): string => name.replaceAll(/\W+/g, '-').replace(/-$/, '');

const LINK_LABELS: Readonly<Record<string, string>> = { url: 'URL', title: 'Link Text', target: 'Target' };

/** Returns the labels on the way to a field: "Sticky bar, Button 2, URL". */
export function labelAt(fields: readonly Field[], [name, ...rest]: readonly PropertyKey[]): string {
  const field = fields.find((one) => one.name === name);
  if (!field) return name === undefined ? 'The form' : String(name);
  const labels = [field.label, ...below(field, rest)];
  // A group that is all of another one's fields is no place of its own.
  return labels.join(', ');
}

function below(field: Field, rest: readonly PropertyKey[]): string[] {
  if (rest.length === 0) return [];
  if (field.kind === 'group') return [labelAt(field.fields, rest)];
  if (field.kind === 'link') return [LINK_LABELS[String(rest[0])] ?? ''];
  if (field.kind !== 'rows') return [];
  const [index, ...inRow] = rest;
  const row = `${field.rowName} ${Number(index) + 1}`;
  return inRow.length === 0 ? [row] : [row, labelAt(field.fields, inRow)];
}
