import { changesFolder, sourceKey } from '../../platform/folders';
import { keyedValue, processState } from '../../platform/process-state';
import { redisLink } from '../../platform/redis/link';
import { withTickTimeout } from '../../platform/redis/tick-timeout';
import { InvalidationLog } from './invalidation-log';
import { InvalidationStream } from './invalidation-stream';

import type { Validity } from './entry';

export const logsState = processState<Map<string, InvalidationLog>>('invalidationLogs');

function openLog(): InvalidationLog {
  const opened = new InvalidationLog(changesFolder());
  const link = redisLink();
  if (link) {
    const stream = new InvalidationStream(link, sourceKey(), (entries) => opened.receive(entries));
    stream.start();
    opened.shared = stream;
  }
  return opened;
}

/** Returns the invalidation log of this site and its WordPress; with REDIS_URL, that of all hosts. */
export const invalidationLog = (): InvalidationLog => keyedValue(logsState, changesFolder(), openLog);

/** Whether an edit has invalidated a page. While WordPress fails, edits for which it was rendered in vain do not count. */
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
