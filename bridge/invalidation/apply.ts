import { randomUUID } from 'node:crypto';

import { isConcerned, keptPages, ownMarks } from '../page-cache/store.mjs';
import { record } from './history';
import { matchOf } from './notice';

import type { KeptPage } from '../page-cache/store.mjs';
import type { Notice } from './notice';

const summary = ({ events }: Notice): string =>
  events.map(({ kind, keys, uris }) => `${kind} (${keys.length} keys, ${uris.length} addresses)`).join(', ') || 'nothing (a test of the connection)';

/** What an event says that every page shows is no news of single pages: their names would only fill the log. */
const named = (pages: readonly KeptPage[]): string[] => pages.map(({ path }) => path);

/**
 * Makes a notice count: from now on nothing that it concerns is handed out as it was, in any process.
 * Out: the pages it concerns; 'seen' when a notice with its id was here before.
 * @throws when the disk takes nothing: WordPress then has to send it again.
 */
export async function applyNotice(notice: Notice): Promise<KeptPage[] | 'seen'> {
  const marks = ownMarks();
  if (marks.hasSeen(notice.id)) return 'seen';
  const match = matchOf(notice.events);
  const isFirst = marks.add({ time: Date.now(), match, id: notice.id, by: randomUUID() });
  if (!isFirst) return 'seen';
  const concerned = match.length === 0 ? [] : (await keptPages()).filter(isConcerned);
  record({ what: 'notice', about: summary(notice), pages: concerned.length, paths: named(concerned) });
  return concerned;
}
