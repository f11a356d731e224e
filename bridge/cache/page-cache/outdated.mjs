/**
 * Whether an edit concerns a kept page. While WordPress fails, the edits that it was already tried for are excused for a
 * moment: not every visitor has to wait for the same failure.
 * @param {import('./entry-file.mjs').Origin} origin
 * @param {import('./marks.mjs').Marks} marks
 * @returns {boolean}
 */
export function isOutdated({ made, hold }, marks) {
  const isHeld = hold !== undefined && Date.now() < hold.until;
  return marks.concern(made, isHeld ? hold.since : 0);
}
