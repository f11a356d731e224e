import { log } from '../../platform/log';
import { invalidationLog } from '../page-cache/site-invalidation';
import { readWebhook, refuseWebhook } from './read-webhook';
import { processState } from '../../platform/process-state';

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Webhook } from './webhook';

export const checkedWebhooksState = processState<WeakMap<object, Webhook>>('checkedWebhooks');

const read = (): WeakMap<object, Webhook> => (checkedWebhooksState.value ??= new WeakMap());

/** The webhook of a request whose body `checkWebhook` has read: its route can't read it again. */
export const checkedWebhook = (request: object): Webhook | undefined => read().get(request);

/** Returns whether a request's webhook is signed and new. If not, the request has been answered. */
export async function checkWebhook(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  try {
    const webhook = await readWebhook(request);
    const refusal = typeof webhook === 'string' ? webhook : invalidationLog().hasSeen(webhook.id) ? 'seen' : null;
    if (typeof webhook !== 'string') read().set(request, webhook);
    if (refusal) refuseWebhook(request, response, refusal);
    return refusal === null;
  } catch (error) {
    log('error', 'webhooks', 'a webhook could not be checked', error);
    refuseWebhook(request, response, 'disk');
    return false;
  }
}
