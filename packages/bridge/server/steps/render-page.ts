import { currentRequest } from '@footbridge/bridge/platform/current-request/context';

import type { RequestListener, ServerResponse } from 'node:http';
import type { Step } from '../pipeline';

/** Resolves when a response is complete, or its connection has closed. Next's own promise may resolve before. */
const answered = (response: ServerResponse): Promise<unknown> =>
  new Promise((resolve) => {
    if (response.writableEnded || response.destroyed) resolve(null);
    for (const event of ['prefinish', 'finish', 'close']) response.once(event, resolve);
  });

export function renderPage(handle: (...request: Parameters<RequestListener>) => Promise<void>): Step {
  return async (request, response) => {
    const { signal } = currentRequest() ?? {};
    if (signal?.aborted) return;
    // Next renders nothing for a response that has ended.
    signal?.addEventListener('abort', () => response.end(), { once: true });
    await Promise.all([handle(request, response), answered(response)]);
  };
}
