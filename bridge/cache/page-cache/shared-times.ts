import type { Clock } from '../../platform/redis/clock';
import type { Head } from './entry-text';

/** @param earlier moves the requests' times further back: rather rendered once too often than outdated */
const moved = ({ dependencies, retry, lastModified, ...same }: Head, by: number, earlier = 0): Head => ({
  ...same,
  lastModified: lastModified + by,
  dependencies: dependencies.map((one) => ({ ...one, at: one.at + by - earlier })),
  ...(retry && { retry: { failedAt: retry.failedAt + by - earlier, dueAt: retry.dueAt + by } }),
});

/**
 * Times in Redis are by Redis's clock, so that a page of a machine whose clock is ahead does not count as newer than a later
 * edit.
 */
export const toRedisTimes = (head: Head, { ahead }: Clock): Head => moved(head, ahead);

export const toLocalTimes = (head: Head, { ahead, error }: Clock): Head => moved(head, -ahead, error);
