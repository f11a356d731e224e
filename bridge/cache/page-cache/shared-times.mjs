/**
 * Times of an entry on their way to Redis and back. There they are told by Redis's clock, so that a page of a machine whose
 * clock is ahead does not count as newer than an edit that came after it.
 *
 * @typedef {import('./entry-text.mjs').Head} Head
 * @typedef {{ ahead: number, error: number }} Clock
 */

/**
 * @param {Head} head
 * @param {number} by ms
 * @param {number} [earlier] by so much the beginning of asking is put back: better once too often than an old page
 * @returns {Head}
 */
const moved = ({ made, hold, lastModified, ...same }, by, earlier = 0) => ({
  ...same,
  lastModified: lastModified + by,
  made: made.map((one) => ({ ...one, at: one.at + by - earlier })),
  ...(hold && { hold: { since: hold.since + by - earlier, until: hold.until + by } }),
});

/** @param {Head} head @param {Clock} clock */
export const atRedis = (head, { ahead }) => moved(head, ahead);

/** @param {Head} head @param {Clock} clock */
export const here = (head, { ahead, error }) => moved(head, -ahead, error);
