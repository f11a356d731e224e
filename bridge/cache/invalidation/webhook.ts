import { z } from 'zod';

import { addressKeys, readableKey, withSkipped } from '../../wordpress/dependencies/keys';

/** Addresses in one notice at most: with more, the plugin sends one event for everything. */
export const MOST_ADDRESSES = 1000;

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

/** A notice's body (docs/webhooks.md). */
export const webhookSchema = z.object({
  id: z.uuid(),
  sentAt: z.iso.datetime({ offset: true }),
  events: z.array(eventSchema).max(100),
});

export type WebhookEvent = z.infer<typeof eventSchema>;
export type Notice = z.infer<typeof webhookSchema>;

/** Every page shows menus, and may show options and settings: they are concerned by the kind, whatever the keys. */
const BY_KIND: ReadonlySet<Kind> = new Set(['menu', 'options', 'settings']);
/** Everything is concerned, 404s and redirects too. */
const EVERYTHING: ReadonlySet<Kind> = new Set(['all', 'permalinks']);

function matchOfEvent({ kind, keys, uris }: WebhookEvent): string[] {
  const ofKind = BY_KIND.has(kind) ? [`kind:${kind}`] : [];
  return [...ofKind, ...withSkipped(keys.map(readableKey)), ...addressKeys(uris)];
}

/**
 * Which keys an edit concerns: who was made of one of them is made again. In: a notice's events. Out: '*' for everything.
 * Addresses stand beside node keys, because no key tells of a 404 that has become a page, nor of who is new in a list; a
 * page carries its own address, and that of page 1 of its list (bridge/pages/page/cache-page).
 */
export function matchOf(events: readonly WebhookEvent[]): string[] | '*' {
  if (events.some(({ kind }) => EVERYTHING.has(kind))) return '*';
  return [...new Set(events.flatMap(matchOfEvent))];
}
