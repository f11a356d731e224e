/** Values of unknown type. */
export type Fields = Record<string, unknown>;

/** Whether a value is an object, and no array. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns an own property's value; undefined where there is none. Runs no getter. */
export const own = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, key)?.value : undefined;
