import { isFromTrustedProxy } from './client-address';

import type { IncomingMessage } from 'node:http';

/** Returns the host, with its port, that the browser requested: a trusted proxy's X-Forwarded-Host, else Host. */
export function requestedHost(request: IncomingMessage): string {
  const { host = '', 'x-forwarded-host': forwarded } = request.headers;
  return (
    (isFromTrustedProxy(request) &&
      String(forwarded ?? '')
        .split(',', 1)[0]
        ?.trim()) ||
    host
  );
}
