import type { IncomingMessage } from 'node:http';

/** Whether the visitor's browser came by https: decides only whether its own cookies are marked so. */
export function isSecure({ headers }: IncomingMessage): boolean {
  return (
    String(headers['x-forwarded-proto'] ?? '')
      .split(',')[0]
      ?.trim() === 'https'
  );
}
