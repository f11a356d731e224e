import { globalId } from '../../store/ids';
import type { WebhookEvent } from '../saved';

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

/** With more keys and paths than this, listing them costs more than invalidating everything. */
const LIMIT = 900;

/** Returns the keys of nodes that responses may contain, and the word in a truncated header (packages/plugin/docs/webhooks.md). */
export const nodes = (type: string, ids: Iterable<number | string>): string[] => {
  const keys = [...ids].map((id) => globalId(type, id));
  return keys.length > 0 ? [...keys, `skipped:${type}`] : [];
};

/** Returns the keys of a group of the fields of nodes (packages/plugin/docs/webhooks.md). */
export const group = (
  name: 'name' | 'excerpt' | 'card' | 'listed' | 'posts' | 'body',
  type: string,
  ids: Iterable<number>,
): string[] => {
  const keys = [...ids].map((id) => `${name}:${type}:${id}`);
  return keys.length > 0 ? [...keys, `${name}:skipped:${type}`] : [];
};

export const everything = (): WebhookEvent[] => [{ kind: 'all', keys: [], uris: [] }];

/** Gathers what an edit changed: one event a kind, each key and address once. */
export class Collector {
  private readonly found = new Map<Kind, { keys: Set<string>; uris: Set<string> }>();

  add(kind: Kind, keys: Iterable<string> = [], uris: Iterable<string | null | undefined> = []): void {
    const event = this.found.get(kind) ?? { keys: new Set<string>(), uris: new Set<string>() };
    for (const key of keys) event.keys.add(key);
    for (const uri of uris) if (uri) event.uris.add(uri);
    // Some kinds are complete by themselves; others mean nothing without keys and paths.
    if (event.keys.size + event.uris.size > 0 || kind === 'permalinks' || kind === 'all') this.found.set(kind, event);
  }

  events(): WebhookEvent[] {
    const size = [...this.found.values()].reduce((sum, { keys, uris }) => sum + keys.size + uris.size, 0);
    if (this.found.has('all') || size > LIMIT) return everything();
    return KINDS.flatMap((kind) => {
      const event = this.found.get(kind);
      return event ? [{ kind, keys: [...event.keys], uris: [...event.uris] }] : [];
    });
  }
}
