/** Returns a form's text with stored line ends. Undefined where the form had no such field. */
export const text = (sent: URLSearchParams, name: string): string | undefined =>
  sent.get(name)?.replace(/\r\n?/g, '\n');

/** Whether a box was ticked; undefined where the form had none (see Tick). */
export const ticked = (sent: URLSearchParams, name: string): boolean | undefined =>
  sent.has(name) ? sent.getAll(name).includes('1') : undefined;

/** A whole number from 0; null for anything else. */
export function count(value: string | null | undefined): number | null {
  return value && /^\d{1,9}$/.test(value) ? Number(value) : null;
}

/** The value if it is one of those known. */
export const oneOf = <T extends string>(known: readonly T[], value: string | null | undefined): T | undefined =>
  known.find((one) => one === value);
