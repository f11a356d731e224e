import { randomUUID } from 'node:crypto';

import { pagesDependingOn } from '../page-cache/store';
import { invalidationLog } from '../page-cache/site-invalidation';
import { record } from '../history';
import { matchOf } from './webhook';

import type { CachedPage } from '../page-cache/store';
import type { Notice } from './webhook';

const summary = ({ events }: Notice): string =>
  events.map(({ kind, keys, uris }) => `${kind} (${keys.length} keys, ${uris.length} addresses)`).join(', ') ||
  'nothing (a test of the connection)';

/**
 * Makes a notice count: from now on nothing that it concerns is handed out as it was, in any process.
 * Out: the pages it concerns; 'seen' when a notice with its id was here before.
 * @throws when the disk, or Redis, takes nothing: WordPress then has to send it again.
 */
export async function applyWebhook(notice: Notice): Promise<CachedPage[] | 'seen'> {
  const marks = invalidationLog();
  if (marks.hasSeen(notice.id)) return 'seen';
  const match = matchOf(notice.events);
  const isFirst = await marks.add({ time: Date.now(), match, id: notice.id, by: randomUUID() });
  if (!isFirst) return 'seen';
  const concerned = await pagesDependingOn(match);
  record({ what: 'notice', about: summary(notice), pages: concerned.length, paths: concerned.map(({ path }) => path) });
  return concerned;
}
