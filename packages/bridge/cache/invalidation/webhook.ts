import { z } from 'zod';

import { addressKeys, readableKey, withGroups, withSkipped } from '../../wordpress/dependencies/keys';

/** Addresses in one webhook. With more, the plugin sends one event for everything. */
export const MAX_ADDRESSES = 1000;

export const KINDS = [
  'node',
  'list',
  'menu',
  'options',
  'settings',
  'permalinks',
  'comment',
  'user',
  'media',
  'all',
] as const;
export type Kind = (typeof KINDS)[number];

const eventSchema = z.object({
  kind: z.enum(KINDS),
  keys: z.array(z.string().min(1).max(500)),
  uris: z.array(z.string().startsWith('/').max(2000)),
});

/** A webhook's body (packages/plugin/docs/webhooks.md). */
export const webhookSchema = z.object({
  id: z.uuid(),
  sentAt: z.iso.datetime({ offset: true }),
  events: z.array(eventSchema).max(100),
});

export type WebhookEvent = z.infer<typeof eventSchema>;
export type Webhook = z.infer<typeof webhookSchema>;

/** Every page shows menus, and may show options and settings: these kinds invalidate pages whatever the keys. */
const BY_KIND: ReadonlySet<Kind> = new Set(['menu', 'options', 'settings']);
/** Invalidates everything, also 404s and redirects. */
const EVERYTHING: ReadonlySet<Kind> = new Set(['all', 'permalinks']);

function matchOfEvent({ kind, keys, uris }: WebhookEvent): string[] {
  const ofKind = BY_KIND.has(kind) ? [`kind:${kind}`] : [];
  return [...ofKind, ...withGroups(withSkipped(keys.map(readableKey))), ...addressKeys(uris)];
}

/** Returns the keys that events invalidate; '*' for all. Addresses are keys, too: a 404 that became a page has no other. */
export function matchOf(events: readonly WebhookEvent[]): string[] | '*' {
  if (events.some(({ kind }) => EVERYTHING.has(kind))) return '*';
  return [...new Set(events.flatMap(matchOfEvent))];
}
