import { log } from '@footbridge/bridge/platform/log';

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** Answers the request, or calls `next`, which resolves when the following steps have ended. */
export type Step = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => Promise<void>,
) => Promise<void> | void;

/** Returns a request listener that runs the steps in order. The last step answers whatever reaches it. An error is answered 500. */
export function pipeline(steps: readonly Step[]): RequestListener {
  return (request, response) => {
    const run = async (index: number): Promise<void> => {
      await steps[index]?.(request, response, () => run(index + 1));
    };
    run(0).catch((error: unknown) => {
      log('error', 'server', 'a request could not be handled', error);
      if (!response.headersSent) response.statusCode = 500;
      response.end();
    });
  };
}
