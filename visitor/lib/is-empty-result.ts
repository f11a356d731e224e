/**
 * Whether a result holds nothing to show (specification, section 5 "Result emptiness").
 *
 * For results that stand for a record or a list of records. An answer that is an acknowledgement
 * (`{ cleared: true }`) has no id and would count as empty: ask it for its own flag.
 *
 * @param result what fetchJson gave, or a list or record out of it
 * @returns true for an error, a status other than 200, an empty list, a record without id or without any key, and
 *   for what is neither record nor list
 */
export function isEmptyResult(result: unknown): boolean {
  if (typeof result !== 'object' || result === null) return true;
  if (Array.isArray(result)) return result.length === 0;
  const error = 'error' in result && Boolean(result.error);
  // Only a number is an HTTP status; a WordPress record's status is a word such as "publish".
  const badStatus = 'status' in result && typeof result.status === 'number' && result.status !== 200;
  const hasId = 'id' in result && result.id !== null && result.id !== undefined && result.id !== '' && result.id !== 0;
  return error || badStatus || !hasId;
}
