/** A request and its response, as Next passes them to getServerSideProps and API routes, without a network. */
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  /** A form's fields; sent as a browser does from a page of the site, unless `headers` differ. */
  form?: Record<string, string>;
  body?: string;
  cookies?: Record<string, string>;
  address?: string;
}

class RecordedResponse extends ServerResponse {
  /** The body that was sent. */
  text = '';

  override end(chunk?: unknown): this {
    if (typeof chunk === 'string') this.text += chunk;
    return super.end(chunk);
  }
}

const FROM_THE_SITE = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };

export function exchange({
  form,
  body = form && new URLSearchParams(form).toString(),
  method = body === undefined ? 'GET' : 'POST',
  headers = {},
  cookies = {},
  address = '203.0.113.7',
}: Sent = {}) {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: address });
  const request = Object.assign(new IncomingMessage(socket), { method, cookies });
  request.headers = { host: 'www.example.test', ...(form ? FROM_THE_SITE : {}), ...headers };
  if (body !== undefined) request.push(body);
  request.push(null);
  return { request, response: new RecordedResponse(request) };
}
