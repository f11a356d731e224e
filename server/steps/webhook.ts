import { checkWebhook } from '@/bridge/cache/invalidation/check-webhook';

import type { Step } from '../pipeline';

const WEBHOOK_ROUTE = /^\/api\/revalidate\/?(?:\?|$)/;

async function passIfGood(...[request, response, next]: Parameters<Step>): Promise<void> {
  if (await checkWebhook(request, response)) await next();
}

/**
 * Refuses forged and repeated webhooks before Next: its way to a route costs ten times the refusal, and a thousand a second
 * would keep visitors waiting. Good ones go on to their route, which gets the checked webhook.
 */
export const refuseWebhooks: Step = (request, response, next) => {
  const isWebhook = request.method === 'POST' && WEBHOOK_ROUTE.test(request.url ?? '');
  return isWebhook ? passIfGood(request, response, next) : next();
};
