import { inTime } from '../../platform/redis/with-timeout.mjs';
import { ownLink } from '../../platform/redis/own-link.mjs';
import { changesFolder, sourceKey } from '../../platform/folders.mjs';
import { marksOf } from './marks.mjs';
import { SharedChanges } from './shared-changes.mjs';

/** @param {import('./marks.mjs').Marks} marks */
function share(marks) {
  const link = ownLink();
  if (!link) return null;
  const changes = new SharedChanges(link, sourceKey(), (read) => marks.receive(read));
  changes.start();
  return changes;
}

/** The marks of this site and this WordPress; with REDIS_URL those of all machines. */
export const ownMarks = () => marksOf(changesFolder(), share);

/**
 * Whether pages and notices are those of all machines just now.
 * @returns {Promise<boolean | null>} null without REDIS_URL; never throws
 */
export async function isShared() {
  const link = ownLink();
  if (!link) return null;
  const { shared } = ownMarks();
  return link
    .run((client) => client.ping())
    .then(
      () => shared?.isFollowing ?? false,
      () => false,
    );
}

/**
 * Reads what other machines were told before this process was there; to be waited for before the first request.
 * @param {number} patience ms
 */
export async function readyMarks(patience) {
  const { shared } = ownMarks();
  const link = ownLink();
  if (!shared || !link) return;
  await link.started;
  // Nobody waits for a Redis that is not there.
  if (!link.isUp) return;
  await inTime(patience, shared.caughtUp).catch(() => undefined);
}
