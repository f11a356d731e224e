import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** One step of the request pipeline: it answers the request, or calls `next` and leaves it to the following step. */
export type Step = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Returns a request listener that runs the steps in order. The last step answers whatever reaches it. */
export function pipeline(steps: readonly Step[]): RequestListener {
  return (request, response) => {
    const run = (index: number): void => steps[index]?.(request, response, () => run(index + 1));
    run(0);
  };
}
