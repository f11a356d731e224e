/**
 * Readers for what comes out of a browser's storage, where anything may stand: an older release's shape, another
 * script's, rubbish. Not zod: docs/decisions/0010.
 *
 * A reader takes anything and gives the value in its type, or undefined for what is none.
 */
export type Reader<Value> = (value: unknown) => Value | undefined;

/** A reader for each key of a record. */
export type Shape<Type extends object> = { readonly [Key in keyof Type]-?: Reader<Type[Key]> };

export const flag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

/** Any finite number within the bounds. */
export function numberIn(min: number, max: number): Reader<number> {
  return (value) => (typeof value === 'number' && value >= min && value <= max ? value : undefined);
}

/** A text that is no longer than so many characters. */
export function textUpTo(max: number): Reader<string> {
  return (value) => (typeof value === 'string' && value.length <= max ? value : undefined);
}

export function oneOf<const Value extends string | number>(...values: readonly Value[]): Reader<Value> {
  return (value) => values.find((known) => known === value);
}

/** The reader's value, or null where null stands. */
export function orNull<Value>(reader: Reader<Value>): Reader<Value | null> {
  return (value) => (value === null ? null : reader(value));
}

/** A list without the items that are none; of too many the newest, which stand last. */
export function listOf<Item>(reader: Reader<Item>, max: number): Reader<Item[]> {
  return (value) => {
    if (!Array.isArray(value)) return undefined;
    // Cut first: a list of a million must not be walked.
    return value.slice(-max).flatMap((item: unknown) => {
      const read = reader(item);
      return read === undefined ? [] : [read];
    });
  };
}

/** Own properties only: what a key such as __proto__ brings in is never looked at. */
function own(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, key)?.value : undefined;
}

/**
 * A record, key by key: what is missing or no value of its key is the default's.
 * @param value anything
 * @returns a new record with exactly the shape's keys
 */
export function mergeShape<Type extends object>(shape: Shape<Type>, value: unknown, defaults: Type): Type {
  const merged = { ...defaults };
  for (const key in shape) {
    const read = shape[key](own(value, key));
    if (read !== undefined) merged[key] = read;
  }
  return merged;
}

/** A record all of whose keys are right; undefined where one is not. */
export function recordOf<Type extends object>(shape: Shape<Type>): Reader<Type> {
  return (value) => {
    if (typeof value !== 'object' || value === null) return undefined;
    const read: Partial<Type> = {};
    for (const key in shape) {
      const part = shape[key](own(value, key));
      if (part === undefined) return undefined;
      read[key] = part;
    }
    return isWhole(shape, read) ? read : undefined;
  };
}

function isWhole<Type extends object>(shape: Shape<Type>, value: Partial<Type>): value is Type {
  return Object.keys(shape).every((key) => Object.hasOwn(value, key));
}
