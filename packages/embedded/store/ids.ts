import { createHash } from 'node:crypto';

const FIRST = 1000;
const RANGE = 899_000;

/**
 * Hashes of the entities' keys: stable across starts and when files are added. A rare collision gets the next free
 * number.
 */
export class IdRegistry {
  private readonly taken = new Map<number, string>();

  idOf(key: string): number {
    let id = FIRST + (createHash('sha1').update(key).digest().readUInt32BE(0) % RANGE);
    while (this.taken.has(id) && this.taken.get(id) !== key) id += 1;
    this.taken.set(id, key);
    return id;
  }
}

/** WPGraphQL's global id: `post`, 12 → "cG9zdDoxMg==". */
export const globalId = (type: string, id: string | number): string => Buffer.from(`${type}:${id}`).toString('base64');

export function parseGlobalId(id: string): { type: string; id: string } | null {
  if (!/^[A-Za-z0-9+/]+=*$/.test(id)) return null;
  const match = /^([a-z_]+):(.+)$/.exec(Buffer.from(id, 'base64').toString('utf8'));
  return match?.[1] && match[2] ? { type: match[1], id: match[2] } : null;
}
