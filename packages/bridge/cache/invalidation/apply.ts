import { randomUUID } from 'node:crypto';

import { pagesDependingOn, type CachedPage } from '../page-cache/store';
import { invalidationLog } from '../page-cache/site-invalidation';
import { record } from '../history';
import { matchOf, type Webhook } from './webhook';

const summary = ({ events }: Webhook): string =>
  events.map(({ kind, keys, uris }) => `${kind} (${keys.length} keys, ${uris.length} addresses)`).join(', ') ||
  'nothing (a test of the connection)';

/** Invalidates what a webhook names, in every process, and returns the pages; 'seen' for a repeated one. @throws if it is not stored */
export async function applyWebhook(webhook: Webhook): Promise<CachedPage[] | 'seen'> {
  const entries = invalidationLog();
  if (entries.hasSeen(webhook.id)) return 'seen';
  const match = matchOf(webhook.events);
  const isFirst = await entries.add({ time: Date.now(), match, id: webhook.id, by: randomUUID() });
  if (!isFirst) return 'seen';
  const pages = await pagesDependingOn(match);
  record({ what: 'webhook', about: summary(webhook), pages: pages.length, paths: pages.map(({ path }) => path) });
  return pages;
}
