import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';

import { log } from '../log';

/** Headers that a proxy adds, and a browser never sends. */
const PROXY_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'] as const;
const CHANNEL = 'http.server.request.start';

const lacksProtocol = ({ headers }: IncomingMessage): boolean =>
  headers['x-forwarded-proto'] === undefined && PROXY_HEADERS.some((name) => headers[name] !== undefined);

/**
 * Warns once, in production, when a proxy hands a request on without X-Forwarded-Proto: the site then takes it for unencrypted, and
 * its cookies are neither Secure nor guarded by their names. Looked at before Next, which fills the header in.
 * @returns what ends it
 */
export function watchProtocol(): () => void {
  const end = (): void => void unsubscribe(CHANNEL, look);
  function look(message: unknown): void {
    const request = typeof message === 'object' && message !== null && 'request' in message ? message.request : null;
    if (!(request instanceof IncomingMessage) || !lacksProtocol(request)) return;
    end();
    log(
      'warn',
      'request',
      'the proxy in front sends no X-Forwarded-Proto: this site takes its visitors for unencrypted, and its cookies are not Secure (docs/operations.md)',
    );
  }
  if (process.env.NODE_ENV === 'production') subscribe(CHANNEL, look);
  return end;
}
