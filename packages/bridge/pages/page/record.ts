/** Returns the first record of page data, which may be a list (specification, section 2). */
export function firstRecord(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : value;
}

/** Returns the value of a field; undefined when there is none. */
export function fieldOf(value: unknown, name: string | undefined): unknown {
  return typeof value === 'object' && value !== null && name !== undefined ? Reflect.get(value, name) : undefined;
}

/**
 * Whether a response has no record (specification, section 5): nothing, an empty list, a record without an id. Such a page is
 * not found. Responses with errors are thrown as UpstreamError before, because the page may exist.
 */
export function isEmptyRecord(value: unknown): boolean {
  const record = firstRecord(value);
  return !['databaseId', 'id'].some((name) => Boolean(fieldOf(record, name)));
}
