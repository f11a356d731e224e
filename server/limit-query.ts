/** More than any campaign's link has. */
const MAX_PARAMETERS = 50;
const MAX_QUERY_BYTES = 2000;

/** An escape that the cut has divided. */
const CUT_ESCAPE = /%[0-9a-f]?$/i;

/**
 * Returns the part of a query that the site reads: at most 50 parameters and 2,000 bytes, a visitor's link included; the rest is
 * ignored. Reading a parameter that is repeated thousands of times would take Next seconds.
 * @param search without the leading "?"
 */
export function limitQuery(search: string): string {
  const cut = search.length > MAX_QUERY_BYTES ? search.slice(0, MAX_QUERY_BYTES).replace(CUT_ESCAPE, '') : search;
  return cut.split('&', MAX_PARAMETERS).join('&');
}
