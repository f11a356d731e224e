/** Reads values of unknown type, because a browser can send anything to the server. */

export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns an own property's value. */
export const own = (value: unknown, key: string): unknown =>
  isFields(value) && Object.hasOwn(value, key) ? value[key] : undefined;

export const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Returns an array's first elements; an empty array for anything else. */
export const listIn = (value: unknown, max: number): unknown[] => (Array.isArray(value) ? value.slice(0, max) : []);

/** Returns the fields without undefined ones. */
export const present = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

const plain = (value: unknown): value is number | boolean =>
  typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value));

/** Returns the numbers and booleans of these keys, or of all. */
export function numbersIn(value: unknown, keys?: readonly string[]): Fields {
  if (!isFields(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter(
      ([key, one]) => plain(one) && /^[\w. -]{1,60}$/.test(key) && (keys === undefined || keys.includes(key)),
    ),
  );
}

/** Returns a string that matches the form; undefined for anything else. */
export const matching = (value: unknown, form: RegExp): string | undefined =>
  typeof value === 'string' && form.test(value) ? value : undefined;

/** Ids of events, traces and replays, with or without hyphens. */
export const ID = /^[\da-f-]{8,36}$/i;
/** Identifiers in code: types, operations, levels. */
export const WORD = /^[\w$.<>[\]:*-]{1,100}$/;
