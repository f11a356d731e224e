import type { ServerResponse } from 'node:http';

/** Calls `change` once, right before the status and headers of a response are written: it can still change them. */
export function beforeHead(response: ServerResponse, change: () => void): void {
  const writeHead = response.writeHead.bind(response);
  Reflect.set(response, 'writeHead', (...given: unknown[]): unknown => {
    Reflect.set(response, 'writeHead', writeHead);
    change();
    return Reflect.apply(writeHead, response, given);
  });
}
