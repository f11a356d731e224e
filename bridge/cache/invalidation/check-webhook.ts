import { log } from '../../platform/log';
import { invalidationLog } from '../page-cache/site-invalidation';
import { readWebhook, refuseWebhook } from './read-webhook';
import { processState } from '../../platform/process-state';

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Notice } from './webhook';

export const noticesReadState = processState<WeakMap<object, Notice>>('noticesRead');

const read = (): WeakMap<object, Notice> => (noticesReadState.value ??= new WeakMap());

/** The webhook of a request whose body `checkWebhook` has read: its route can't read it again. */
export const checkedWebhook = (request: object): Notice | undefined => read().get(request);

/** Returns whether a request's webhook is signed and new. If not, the request has been answered. */
export async function checkWebhook(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  try {
    const notice = await readWebhook(request);
    const refusal = typeof notice === 'string' ? notice : invalidationLog().hasSeen(notice.id) ? 'seen' : null;
    if (typeof notice !== 'string') read().set(request, notice);
    if (refusal) refuseWebhook(request, response, refusal);
    return refusal === null;
  } catch (error) {
    log('error', 'webhooks', 'one could not be looked at', error);
    refuseWebhook(request, response, 'disk');
    return false;
  }
}
