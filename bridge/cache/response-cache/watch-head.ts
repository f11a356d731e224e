import type { ServerResponse } from 'node:http';

/** Calls `look` once, when an answer's status and headers are said: who waits for those need not wait until a slow visitor has all of it. */
export function watchHead(response: ServerResponse, look: () => void): void {
  const writeHead = response.writeHead.bind(response);
  let isSaid = false;
  Reflect.set(response, 'writeHead', (...given: unknown[]): unknown => {
    const result: unknown = Reflect.apply(writeHead, response, given);
    if (!isSaid) look();
    isSaid = true;
    return result;
  });
}
