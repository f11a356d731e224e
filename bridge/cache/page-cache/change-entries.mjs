/**
 * Entries of the stream of changes, parsed: what enters from Redis is no better than what enters from a file.
 *
 * @typedef {import('./marks.mjs').Mark} Mark
 */

/** @param {string} id `1700000000000-3`: when it was written by Redis's clock, and which of that millisecond */
const partsOf = (id) => {
  const [ms = 0, nth = 0] = id.split('-').map(Number);
  return { ms, nth };
};

/** @param {string} id */
export const timeOfId = (id) => partsOf(id).ms;

/** @param {string} id @param {string} other */
export function isBefore(id, other) {
  const [one, two] = [partsOf(id), partsOf(other)];
  return one.ms < two.ms || (one.ms === two.ms && one.nth < two.nth);
}

/** @param {unknown} value @returns {value is readonly string[] | '*'} */
const isMatch = (value) => value === '*' || (Array.isArray(value) && value.every((key) => typeof key === 'string'));
/** @param {unknown} value @returns {string | undefined} */
const textOr = (value) => (typeof value === 'string' ? value : undefined);

/**
 * @param {{ id: string, message: Record<string, string> }[]} entries
 * @returns {(Mark & { sid: string })[]} none for an entry that is no mark (the first of a stream is empty)
 */
export function marksIn(entries) {
  return entries.flatMap(({ id, message }) => {
    try {
      const { time, match, clear, id: notice, by } = JSON.parse(message.mark ?? '');
      return isMatch(match) && typeof time === 'number'
        ? [{ time, match, clear: clear === true || undefined, id: textOr(notice), by: textOr(by), sid: id }]
        : [];
    } catch {
      return [];
    }
  });
}
