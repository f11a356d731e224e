import type { ServerResponse } from 'node:http';

/** Calls `change` once, right before the head of a response is written: it may still change headers. */
export function beforeHead(response: ServerResponse, change: () => void): void {
  const writeHead = response.writeHead.bind(response);
  Reflect.set(response, 'writeHead', (...given: unknown[]): unknown => {
    Reflect.set(response, 'writeHead', writeHead);
    if (typeof given[0] === 'number') response.statusCode = given[0];
    change();
    return Reflect.apply(writeHead, response, given);
  });
}
