/** A request and its response as Next hands them to getServerSideProps, without a network between. */
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  /** A form's fields; sent as a browser does from a page of the site, unless `headers` differ. */
  form?: Record<string, string>;
  body?: string;
  cookies?: Record<string, string>;
  address?: string;
}

const FROM_THE_SITE = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };

export function exchange({
  form,
  body = form && new URLSearchParams(form).toString(),
  method = body === undefined ? 'GET' : 'POST',
  headers = {},
  cookies = {},
  address = '203.0.113.7',
}: Asked = {}) {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: address });
  const request = Object.assign(new IncomingMessage(socket), { method, cookies });
  request.headers = { host: 'www.example.test', ...(form ? FROM_THE_SITE : {}), ...headers };
  if (body !== undefined) request.push(body);
  request.push(null);
  return { request, response: new ServerResponse(request) };
}
