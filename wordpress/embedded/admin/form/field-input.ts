import { isEmptyRow, LAYOUT, type Field, type RowsField, type Value, type Values } from '../../fields/field';
import { MAX_ROWS } from '../../fields/read';
import { text, ticked } from './sent';

const NUMBER = /^-?\d{1,15}(?:\.\d{1,15})?$/;

/** The name of the tick that removes a row; no field has it. */
export const REMOVE = '-';

const nameIn = (prefix: string, name: string): string => (prefix ? `${prefix}[${name}]` : name);

/** Returns fields as a form sends them, unchecked; what the form did not have is left out. */
export function sentValues(sent: URLSearchParams, fields: readonly Field[], prefix = ''): Values {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = sentValue(sent, field, nameIn(prefix, field.name));
      return value === undefined ? [] : [[field.name, value] as const];
    }),
  );
}

function sentValue(sent: URLSearchParams, field: Field, name: string): Value | undefined {
  switch (field.kind) {
    case 'flag':
      return ticked(sent, name);
    case 'number':
      return numberOr(text(sent, name)?.trim());
    case 'choice':
    case 'reference': {
      const read = (value: string) => (field.kind === 'reference' ? numberOr(value) : value);
      if (!sent.has(name)) return undefined;
      return field.many ? sent.getAll(name).filter(Boolean).map(read) : read(sent.get(name) ?? '');
    }
    case 'link': {
      const [url, title] = [text(sent, `${name}[url]`), text(sent, `${name}[title]`)];
      const target = ticked(sent, `${name}[target]`) ? '_blank' : '';
      return url === undefined ? undefined : { url, title: title ?? '', target };
    }
    case 'group': {
      const values = sentValues(sent, field.fields, name);
      return Object.keys(values).length > 0 ? values : undefined;
    }
    case 'rows':
      return sent.has(name) ? [...sentRows(sent, field, name)] : undefined;
    default:
      return text(sent, name);
  }
}

/** Without an empty row: it was offered and not used. */
function* sentRows(sent: URLSearchParams, { layouts }: RowsField, name: string): Generator<Values> {
  // One more than are allowed, so that too many are refused.
  for (let index = 0; index <= MAX_ROWS; index += 1) {
    const prefix = `${name}[${index}]`;
    const chosen = sent.get(`${prefix}[${LAYOUT}]`);
    const { fields = [] } = layouts.find((layout) => layout.name === (chosen ?? '')) ?? {};
    const row = sentValues(sent, fields, prefix);
    if (chosen === null && Object.keys(row).length === 0) return;
    if (!isEmptyRow(row) && !ticked(sent, `${prefix}[${REMOVE}]`))
      yield chosen === null ? row : { [LAYOUT]: chosen, ...row };
  }
}

/** Anything else stays as typed, to be refused and shown again. */
const numberOr = <T extends string | undefined>(typed: T): T | number =>
  typed !== undefined && NUMBER.test(typed) ? Number(typed) : typed;
