/** Returns the path of the first value that JSON would lose or change; null without one. */
function lossyPath(value: unknown, path: string): string | null {
  if (
    value === null ||
    typeof value === 'string' ||
    typeof value === 'boolean' ||
    (typeof value === 'number' && Number.isFinite(value))
  )
    return null;
  if (Array.isArray(value)) return firstLossy(value.map((item, index) => [item, `${path}[${index}]`]));
  const isPlain = typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype;
  if (!isPlain) return path;
  // A missing optional property is the same as none.
  return firstLossy(
    Object.entries(value).flatMap(([key, item]) => (item === undefined ? [] : [[item, `${path}.${key}`]])),
  );
}

const firstLossy = (items: (readonly [unknown, string])[]): string | null =>
  items.map(([item, path]) => lossyPath(item, path)).find((found) => found !== null) ?? null;

/** Throws a TypeError with island and prop if a prop has a value that JSON lacks, such as a function, a Date or NaN. */
export function requireJson(name: string, props: object): void {
  const lost = lossyPath(props, 'props');
  if (lost)
    throw new TypeError(`Island ${name}: ${lost} cannot be sent to the browser, because JSON has no such value`);
}
