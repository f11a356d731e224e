import { readWebhook, refuseWebhook, type Refusal } from '@footbridge/bridge/cache/invalidation/read-webhook';
import { invalidationLog } from '@footbridge/bridge/cache/page-cache/site-invalidation';
import { log } from '@footbridge/bridge/platform/log';

import type { IncomingMessage } from 'node:http';
import type { Step } from '../pipeline';

const WEBHOOK_ROUTE = /^\/api\/revalidate\/?(?:\?|$)/;

async function refusalOf(request: IncomingMessage): Promise<Refusal | null> {
  try {
    const webhook = await readWebhook(request);
    if (typeof webhook === 'string') return webhook;
    return invalidationLog().hasSeen(webhook.id) ? 'seen' : null;
  } catch (error) {
    log('error', 'webhooks', 'a webhook could not be checked', error);
    return 'disk';
  }
}

/** Refuses forged and repeated webhooks before Next, whose way to a route costs ten times as much. Others are read again. */
export const refuseWebhooks: Step = async (request, response, next) => {
  const isWebhook = request.method === 'POST' && WEBHOOK_ROUTE.test(request.url ?? '');
  const refusal = isWebhook ? await refusalOf(request) : null;
  if (refusal) refuseWebhook(request, response, refusal);
  else await next();
};
