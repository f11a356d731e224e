import { log } from '../../platform/log';
import { meters } from '../../platform/meters';
import { allowsMethod, sendJson } from '../../platform/request/json';
import { purgeInFront } from '../purge/purge';
import { applyWebhook } from './apply';
import { checkedWebhook } from './check-webhook';
import { matchOf } from './webhook';
import { readWebhook, refuseWebhook } from './read-webhook';
import { renewInBackground } from './renew';

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Notice } from './webhook';
import type { CachedPage } from '../page-cache/store';
import type { Renew } from './renew';

export interface WebhookWork {
  /** Makes one page again. */
  renew: Renew;
  /** What the notice concerns though neither key nor address says so, once it was answered; never throws. */
  lookFurther?: (notice: Notice) => Promise<CachedPage[]>;
}

/**
 * `POST /api/revalidate`: a change notice of the plugin (docs/webhooks.md). 202 with the number of kept pages it concerns;
 * they are made again when next asked for, and meanwhile behind everybody's back.
 */
export async function answerWebhook(
  request: IncomingMessage,
  response: ServerResponse,
  { renew, lookFurther }: WebhookWork,
): Promise<void> {
  if (!allowsMethod(request, response, ['POST'])) return;
  const notice = checkedWebhook(request) ?? (await readWebhook(request));
  if (typeof notice === 'string') return refuseWebhook(request, response, notice);
  try {
    const concerned = await applyWebhook(notice);
    if (concerned === 'seen') return refuseWebhook(request, response, 'seen');
    meters()?.webhook('accepted');
    sendJson(response, 202, { accepted: true, pages: concerned.length });
    // What is not kept here may be kept there: a 404 that has become a page.
    const told = notice.events.flatMap(({ uris }) => uris);
    purgeInFront([...told, ...concerned.map(({ path }) => path)], matchOf(notice.events) === '*');
    void renewInBackground(concerned, renew);
    const more = await lookFurther?.(notice);
    if (!more?.length) return;
    purgeInFront(more.map(({ path }) => path));
    void renewInBackground(more, renew);
  } catch (error) {
    log('error', 'webhooks', 'one could not be stored', error);
    refuseWebhook(request, response, 'disk');
  }
}
