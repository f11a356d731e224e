import { subscribe, unsubscribe } from 'node:diagnostics_channel';

import { tameTarget } from './raw-target';

const has = <Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> =>
  typeof value === 'object' && value !== null && key in value;

/**
 * Changes a request's target as Node announces the request to whoever listens, before the server sees it. The one place
 * before Next, which gives proxy.ts neither dot segments nor doubled slashes (docs/decisions/0009). It is so for every server of
 * this process.
 * @returns what ends it
 */
export function tameRequests(): () => void {
  const tame = (message: unknown) => {
    if (!has(message, 'request') || !has(message.request, 'url') || typeof message.request.url !== 'string') return;
    message.request.url = tameTarget(message.request.url);
  };
  subscribe('http.server.request.start', tame);
  return () => void unsubscribe('http.server.request.start', tame);
}
