/** Returns the path to the first value that JSON would lose or change; null where there is none. */
function lostAt(value: unknown, path: string): string | null {
  if (
    value === null ||
    typeof value === 'string' ||
    typeof value === 'boolean' ||
    (typeof value === 'number' && Number.isFinite(value))
  )
    return null;
  if (Array.isArray(value)) return firstLost(value.map((item, index) => [item, `${path}[${index}]`]));
  const isPlain = typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype;
  if (!isPlain) return path;
  // A missing optional property is the same as none.
  return firstLost(
    Object.entries(value).flatMap(([key, item]) => (item === undefined ? [] : [[item, `${path}.${key}`]])),
  );
}

const firstLost = (items: (readonly [unknown, string])[]): string | null =>
  items.map(([item, path]) => lostAt(item, path)).find((found) => found !== null) ?? null;

/** Throws a TypeError that names the island and the prop where its props hold what JSON cannot: a function, a Date, NaN. */
export function requireJson(name: string, props: object): void {
  const lost = lostAt(props, 'props');
  if (lost)
    throw new TypeError(`Island ${name}: ${lost} cannot be sent to the browser, because JSON has no such value`);
}
