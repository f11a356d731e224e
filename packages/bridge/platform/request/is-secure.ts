import type { IncomingMessage } from 'node:http';

/** Returns whether the browser's connection is https, by X-Forwarded-Proto. Only cookie attributes depend on it. */
export function isSecure({ headers }: IncomingMessage): boolean {
  return (
    String(headers['x-forwarded-proto'] ?? '')
      .split(',')[0]
      ?.trim() === 'https'
  );
}
