import { randomUUID } from 'node:crypto';

import { log } from '../../platform/log';
import { meters } from '../../platform/meters';
import { allowsMethod, sendJson } from '../../platform/request/json';
import { purgeCdn } from '../purge/purge';
import { matchOf, type Webhook } from './webhook';
import { readWebhook, refuseWebhook } from './read-webhook';
import { renewInBackground, type Renew } from './renew';
import { pagesDependingOn, type CachedPage } from '../page-cache/store';
import { invalidationLog } from '../page-cache/site-invalidation';
import { record } from '../history';

import type { IncomingMessage, ServerResponse } from 'node:http';

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

/** More pages are purged at once: rendering them takes too long, and an edit of so many (a menu) changes most of them. */
const MAX_COMPARED = 50;

function purgeAndRenew(pages: readonly CachedPage[], renew: Renew): void {
  const isCompared = ({ kind }: CachedPage): boolean => kind === 'page' && pages.length <= MAX_COMPARED;
  purgeCdn(pages.filter((page) => !isCompared(page)).map(({ path }) => path));
  void renewInBackground(pages, renew, (page) => isCompared(page) && purgeCdn([page.path]));
}

/** Answers `POST /api/revalidate`, a webhook of the plugin (packages/plugin/docs/webhooks.md). */
export async function answerWebhook(
  request: IncomingMessage,
  response: ServerResponse,
  { renew }: { renew: Renew },
): Promise<void> {
  if (!allowsMethod(request, response, ['POST'])) return;
  const webhook = await readWebhook(request);
  if (typeof webhook === 'string') return refuseWebhook(request, response, webhook);
  try {
    const pages = await applyWebhook(webhook);
    if (pages === 'seen') return refuseWebhook(request, response, 'seen');
    meters()?.webhook('accepted');
    sendJson(response, 202, { accepted: true, pages: pages.length });
    // A CDN may have what is not cached here: a 404 that has become a page.
    purgeCdn(
      webhook.events.flatMap((event) => event.uris),
      matchOf(webhook.events) === '*',
    );
    purgeAndRenew(pages, renew);
  } catch (error) {
    log('error', 'webhooks', 'a webhook could not be stored', error);
    refuseWebhook(request, response, 'disk');
  }
}
