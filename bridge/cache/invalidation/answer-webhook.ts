import { log } from '../../platform/log';
import { meters } from '../../platform/meters';
import { allowsMethod, sendJson } from '../../platform/request/json';
import { purgeCdn } from '../purge/purge';
import { applyWebhook } from './apply';
import { checkedWebhook } from './check-webhook';
import { matchOf } from './webhook';
import { readWebhook, refuseWebhook } from './read-webhook';
import { renewInBackground } from './renew';

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Webhook } from './webhook';
import type { CachedPage } from '../page-cache/store';
import type { Renew } from './renew';

export interface WebhookWork {
  renew: Renew;
  /** Invalidates and returns pages that neither a key nor an address of the webhook names. Never throws. */
  invalidateMore?: (webhook: Webhook) => Promise<CachedPage[]>;
}

/**
 * Answers `POST /api/revalidate`, a webhook of the plugin (docs/webhooks.md): 202 with the number of invalidated pages. They
 * are rendered again in the background, or by the next request.
 */
export async function answerWebhook(
  request: IncomingMessage,
  response: ServerResponse,
  { renew, invalidateMore }: WebhookWork,
): Promise<void> {
  if (!allowsMethod(request, response, ['POST'])) return;
  const webhook = checkedWebhook(request) ?? (await readWebhook(request));
  if (typeof webhook === 'string') return refuseWebhook(request, response, webhook);
  try {
    const pages = await applyWebhook(webhook);
    if (pages === 'seen') return refuseWebhook(request, response, 'seen');
    meters()?.webhook('accepted');
    sendJson(response, 202, { accepted: true, pages: pages.length });
    // A CDN may have what is not cached here: a 404 that has become a page.
    const uris = webhook.events.flatMap((event) => event.uris);
    purgeCdn([...uris, ...pages.map(({ path }) => path)], matchOf(webhook.events) === '*');
    void renewInBackground(pages, renew);
    const more = await invalidateMore?.(webhook);
    if (!more?.length) return;
    purgeCdn(more.map(({ path }) => path));
    void renewInBackground(more, renew);
  } catch (error) {
    log('error', 'webhooks', 'a webhook could not be stored', error);
    refuseWebhook(request, response, 'disk');
  }
}
