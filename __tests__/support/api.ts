/** Requests to an API route's function, as a page of the site sends them. */
import { exchange } from './exchange';

import type { IncomingMessage, ServerResponse } from 'node:http';

/** Each test has its own visitor, so that none is refused for another's requests. */
let visitors = 0;
beforeEach(() => void (visitors += 1));

export interface ApiRequest {
  method?: string;
  headers?: Record<string, string>;
  address?: string;
}

/** @param body sent as JSON, a string as it is; none by default */
export async function sendTo(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  body?: unknown,
  { method, headers, address = `198.51.100.${visitors}` }: ApiRequest = {},
) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const { request, response } = exchange({
    body: text,
    method,
    address,
    headers: {
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(text ?? '')),
      ...headers,
    },
  });
  await answer(request, response);
  return {
    status: response.statusCode,
    body: JSON.parse(response.text || 'null'),
    header: (name: string) => response.getHeader(name),
  };
}
