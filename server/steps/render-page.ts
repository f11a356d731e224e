import type { RequestListener } from 'node:http';
import type { Step } from '../pipeline';

/** Returns the last step, which hands the request to Next: pages, API routes, files. */
export function renderPage(handle: (...request: Parameters<RequestListener>) => Promise<void>): Step {
  return async (request, response) => {
    await handle(request, response);
  };
}
