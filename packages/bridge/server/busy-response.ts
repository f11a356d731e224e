import { site } from '@footbridge/shared/site/current';

import type { IncomingMessage, ServerResponse } from 'node:http';

const RETRY_AFTER_S = 10;
/** It has its styles in itself, and loads nothing. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const { fullName, callNumbers } = site();
const { tel, display } = callNumbers.default;

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const PAGE = Buffer.from(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Please try again in a moment - ${escape(fullName)}</title>
<style>
body { margin: 0 auto; padding: 2rem 1.25rem; max-width: 34rem; font: 1.125rem/1.5 system-ui, sans-serif; color: CanvasText; background: Canvas; }
.call { display: inline-block; padding: 0.75rem 1.25rem; border: 2px solid; border-radius: 0.5rem; font-size: 1.375rem; font-weight: 700; }
</style>
</head>
<body>
<main data-template="503">
<p>${escape(fullName)}</p>
<h1>Please try again in a moment</h1>
<p>More people are using this site right now than it can serve at once. You can call us at any hour:</p>
<p><a class="call" href="${tel}">${escape(display)}</a></p>
<p>In an emergency, call <a href="tel:911">911</a>. If you are thinking about suicide, call or <a href="sms:988" aria-label="text 988">text</a> <a href="tel:988">988</a>.</p>
</main>
</body>
</html>
`);

const ERROR = Buffer.from(
  JSON.stringify({
    error: { code: 'busy', message: `The site is very busy. Please try again in a moment, or call ${display}.` },
  }),
);

/** Answers 503 with the brand's number, from memory: to a program as JSON, to a visitor as a page. */
export function sendBusy({ method, url = '/' }: IncomingMessage, response: ServerResponse): void {
  const [type, body] = url.startsWith('/api/') ? ['application/json', ERROR] : ['text/html', PAGE];
  response.writeHead(503, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': body.length,
    'Content-Security-Policy': POLICY,
    'Retry-After': RETRY_AFTER_S,
    'Cache-Control': 'no-store',
    // What is left of the body must not be read as the next request.
    ...(method === 'POST' && { Connection: 'close' }),
  });
  response.end(method === 'HEAD' ? undefined : body);
}
