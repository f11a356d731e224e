import { changesFolder, sourceKey } from '../../platform/folders';
import { processState } from '../../platform/process-state';
import { redisLink } from '../../platform/redis/own-link';
import { withTickTimeout } from '../../platform/redis/tick-timeout';
import { InvalidationLog } from './invalidation-log';
import { InvalidationStream } from './invalidation-stream';

import type { Validity } from './entry';

export const logsState = processState<Map<string, InvalidationLog>>('invalidationLogs');

/** Returns the invalidation log of this site and its WordPress; with REDIS_URL, that of all hosts. */
export function invalidationLog(): InvalidationLog {
  const logs = (logsState.value ??= new Map());
  const folder = changesFolder();
  const known = logs.get(folder);
  if (known) return known;
  const opened = new InvalidationLog(folder);
  logs.set(folder, opened);
  const link = redisLink();
  if (link) {
    const stream = new InvalidationStream(link, sourceKey(), (entries) => opened.receive(entries));
    stream.start();
    opened.shared = stream;
  }
  return opened;
}

/**
 * Returns whether an edit has invalidated a page. While WordPress fails, edits for which the page was already rendered in vain
 * do not count for a while, so that not every visitor waits for the same failure.
 */
export function isOutdated({ dependencies, retry }: Validity): boolean {
  const isExcused = retry !== undefined && Date.now() < retry.dueAt;
  return invalidationLog().isInvalidated(dependencies, isExcused ? retry.failedAt : 0);
}

/** Returns whether pages and invalidations are shared with all hosts at present; null without REDIS_URL. Never throws. */
export async function isShared(): Promise<boolean | null> {
  const link = redisLink();
  if (!link) return null;
  const { shared } = invalidationLog();
  return link
    .run((client) => client.ping())
    .then(
      () => shared?.isFollowing ?? false,
      () => false,
    );
}

/** Reads the entries that other hosts wrote before this process started. Call it before the first request. */
export async function catchUpInvalidations(timeoutMs: number): Promise<void> {
  const { shared } = invalidationLog();
  const link = redisLink();
  if (!shared || !link) return;
  await link.started;
  // An unreachable Redis does not delay the start.
  if (!link.isUp) return;
  await withTickTimeout(timeoutMs, shared.caughtUp).catch(() => undefined);
}
