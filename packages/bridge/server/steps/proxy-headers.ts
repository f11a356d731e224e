import { log } from '@footbridge/bridge/platform/log';

import type { IncomingMessage } from 'node:http';
import type { Step } from '../pipeline';

/** Headers that a proxy adds, and a browser never sends. */
const PROXY_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'] as const;

const lacksProtocol = ({ headers }: IncomingMessage): boolean =>
  headers['x-forwarded-proto'] === undefined && PROXY_HEADERS.some((name) => headers[name] !== undefined);

/** Warns once when a proxy sends no X-Forwarded-Proto: cookies are then not Secure. Runs before Next, which fills it in. */
export function checkProxyHeaders(): Step {
  let isDone = process.env.NODE_ENV !== 'production';
  return (request, _response, next) => {
    if (!isDone && lacksProtocol(request)) {
      isDone = true;
      log(
        'warn',
        'request',
        'the proxy in front sends no X-Forwarded-Proto: this site takes its visitors for unencrypted, and its cookies are not Secure (docs/operations.md)',
      );
    }
    return next();
  };
}
