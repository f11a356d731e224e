import { own } from '@footbridge/shared/fields';

/**
 * Validates values from a browser's storage, where an older release or another script may have written anything. Not zod:
 * docs/decisions/0042.
 *
 * A reader returns the value in its type, or undefined if it is invalid.
 */
export type Reader<Value> = (value: unknown) => Value | undefined;

/** A reader for each key of a record. */
export type Shape<Type extends object> = { readonly [Key in keyof Type]-?: Reader<Type[Key]> };

export const flag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

/** Returns a reader of numbers within the bounds. */
export function numberIn(min: number, max: number): Reader<number> {
  return (value) => (typeof value === 'number' && value >= min && value <= max ? value : undefined);
}

/** Returns a reader of texts of at most `max` characters. */
export function textUpTo(max: number): Reader<string> {
  return (value) => (typeof value === 'string' && value.length <= max ? value : undefined);
}

export function oneOf<const Value extends string | number>(...values: readonly Value[]): Reader<Value> {
  return (value) => values.find((known) => known === value);
}

/** Returns a reader that also accepts null. */
export function orNull<Value>(reader: Reader<Value>): Reader<Value | null> {
  return (value) => (value === null ? null : reader(value));
}

/** Returns a reader of lists. It drops invalid items, and of too many it returns the last. */
export function listOf<Item>(reader: Reader<Item>, max: number): Reader<Item[]> {
  return (value) => {
    if (!Array.isArray(value)) return undefined;
    // Cut first, so that a list of a million is not read.
    return value.slice(-max).flatMap((item: unknown) => {
      const read = reader(item);
      return read === undefined ? [] : [read];
    });
  };
}

/** Returns a new record with exactly the shape's keys. A missing or invalid value is the default's. */
export function mergeShape<Type extends object>(shape: Shape<Type>, value: unknown, defaults: Type): Type {
  const merged = { ...defaults };
  for (const key in shape) {
    const read = shape[key](own(value, key));
    if (read !== undefined) merged[key] = read;
  }
  return merged;
}

/** Returns a reader of records. One invalid key makes the record invalid. */
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
