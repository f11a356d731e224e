import { log } from '@/bridge/platform/log';

import type { RequestListener } from 'node:http';
import type { Step } from '../pipeline';

/** Returns the last step, which hands the request to Next: pages, API routes, files. */
export function renderPage(handle: (...request: Parameters<RequestListener>) => Promise<void>): Step {
  return (request, response) => {
    handle(request, response).catch((error: unknown) => {
      log('error', 'server', 'a request could not be handled', error);
      if (!response.headersSent) response.statusCode = 500;
      response.end();
    });
  };
}
