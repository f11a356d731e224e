import { currentRequest } from '@/bridge/platform/current-request/context';

import type { RequestListener } from 'node:http';
import type { Step } from '../pipeline';

/** Returns the last step, which hands the request to Next: pages, API routes, files. */
export function renderPage(handle: (...request: Parameters<RequestListener>) => Promise<void>): Step {
  return async (request, response) => {
    const { signal } = currentRequest() ?? {};
    if (signal?.aborted) return;
    // Next renders nothing for a response that has ended.
    signal?.addEventListener('abort', () => response.end(), { once: true });
    await handle(request, response);
  };
}
