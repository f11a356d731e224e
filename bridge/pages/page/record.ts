/** Page data may come as a list; the first record is used (specification, section 2). */
export function firstRecord(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : value;
}

/** The value of a field; undefined where there is none. */
export function fieldOf(value: unknown, name: string | undefined): unknown {
  return typeof value === 'object' && value !== null && name !== undefined ? Reflect.get(value, name) : undefined;
}

/**
 * Whether WordPress answered a query with nothing to show (specification, section 5): no record, an empty list, a record
 * without an id or without any key. Such a page is not found. An answer with an error, or with an HTTP status other than
 * 200, never comes here: it is thrown as an UpstreamError, because the page may exist.
 */
export function isEmptyRecord(value: unknown): boolean {
  const record = firstRecord(value);
  return !['databaseId', 'id'].some((name) => Boolean(fieldOf(record, name)));
}
