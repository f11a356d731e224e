import { log } from '../../platform/log';
import { invalidationLog } from '../page-cache/site-invalidation';
import { beforeNext } from '../../platform/request/before-next';
import { readWebhook, refuseWebhook } from './read-webhook';
import { processState } from '../../platform/process-state';

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Notice } from './webhook';

const ROUTE = '/api/revalidate';
const NOTICES = /^\/api\/revalidate\/?(?:\?|$)/;

export const noticesReadState = processState<WeakMap<object, Notice>>('noticesRead');

const read = (): WeakMap<object, Notice> => (noticesReadState.value ??= new WeakMap());

/** The notice of a request whose body was read here; its route can't read it once more. */
export const noticeReadBefore = (request: object): Notice | undefined => read().get(request);

/** Whether a request's notice is good and new; if not, it has been answered. */
async function isGood(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
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

/**
 * Refuses forged and repeated notices before Next sees them: its way to a route costs ten times the refusal, and a thousand
 * a second would keep visitors waiting (`npm run bench:notices`). Good ones go on to their route. Where Next is not served
 * by `next start` or `next dev`, the route does all of it. Out: ends it for servers that had no request yet.
 */
export function guardNotices(): () => void {
  return beforeNext((request, response, goOn) => {
    if (request.method !== 'POST' || !NOTICES.test(request.url ?? '')) return goOn();
    // A query may lead to proxy.ts, for which Next reads the body once more, and waits for good.
    const goToRoute = (): void => {
      request.url = ROUTE;
      goOn();
    };
    void isGood(request, response).then((good) => good && goToRoute());
  });
}
