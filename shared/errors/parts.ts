/** Looking into what is of no known type: reports are read again where they arrive, and a browser can send anything. */

export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Own values only. */
export const own = (value: unknown, key: string): unknown =>
  isFields(value) && Object.hasOwn(value, key) ? value[key] : undefined;

export const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** A list's elements, so many at most. */
export const listIn = (value: unknown, most: number): unknown[] => (Array.isArray(value) ? value.slice(0, most) : []);

/** Without what is not there: a report has no empty fields. */
export const present = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

const plain = (value: unknown): value is number | boolean =>
  typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value));

/** Of these keys, or of all, the numbers and yes-or-no values: they hold no words. */
export function numbersIn(value: unknown, keys?: readonly string[]): Fields {
  if (!isFields(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter(
      ([key, one]) => plain(one) && /^[\w. -]{1,60}$/.test(key) && (keys === undefined || keys.includes(key)),
    ),
  );
}

/** A value that is a text of this form; nothing else. */
export const matching = (value: unknown, form: RegExp): string | undefined =>
  typeof value === 'string' && form.test(value) ? value : undefined;

/** Ids of events, traces and replays, with or without hyphens. */
export const ID = /^[\da-f-]{8,36}$/i;
/** Names that programmers give: of types, operations, levels. */
export const WORD = /^[\w$.<>[\]:*-]{1,100}$/;
