import { ErrorReply } from 'redis';

import type { Client } from './redis-connection';

/** Which command proves a write, and how many replicas have to confirm it; null where Redis answers only when a write is on its disk. */
export type Confirmation = { command: 'WAITAOF' | 'WAIT'; replicas: number } | null;

/** `reason`: how Redis can lose a lead that it has answered for; null where it cannot. */
export interface Durability {
  reason: string | null;
  confirmation: Confirmation;
}

export interface ProofOptions {
  /** A key of the brand's. */
  key: string;
  /** How long Redis waits for its disk and its replicas, ms. */
  proofWithinMs: number;
}

const NO_FILE =
  'keeps no append-only file, so leads are LOST when it restarts: set appendonly yes and appendfsync always';
/** The key of a proof goes by itself, ms. */
const KEY_EXPIRES_AFTER_MS = 60_000;

const fieldOf = (info: string, name: string): string | undefined =>
  new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(info)?.[1];

/** What Redis gives, or `otherwise` where it refuses. @throws when it does not answer */
const unlessRefused = async <Value, Otherwise>(
  asked: Promise<Value>,
  otherwise: Otherwise,
): Promise<Value | Otherwise> =>
  asked.catch((error: unknown) => {
    if (error instanceof ErrorReply) return otherwise;
    throw error;
  });

/**
 * Writes a key and waits until that write is on the disk, and with the replicas: so is all that the same connection wrote before.
 * @returns why that is not proved, or null; `unknown` for a Redis that has no such command, or forbids it
 * @throws when Redis does not answer
 */
export async function confirm(
  client: Client,
  { command, replicas }: NonNullable<Confirmation>,
  { key, proofWithinMs }: ProofOptions,
): Promise<string | null | 'unknown'> {
  const needed = command === 'WAITAOF' ? ['1', String(replicas)] : [String(replicas)];
  // At once, so that nothing comes between them; a WAIT without a write before it on its connection proves nothing.
  const [, answer] = await Promise.all([
    client.set(key, '1', { expiration: { type: 'PX', value: KEY_EXPIRES_AFTER_MS } }),
    client
      .sendCommand([command, ...needed, String(proofWithinMs)])
      .catch((error: unknown) => (error instanceof ErrorReply ? error : Promise.reject(error))),
  ]);
  if (answer instanceof ErrorReply) return answer.message.includes('appendonly is disabled') ? NO_FILE : 'unknown';
  const numbers = [answer].flat().map(Number);
  const confirmed = numbers.at(-1) ?? 0;
  if (command === 'WAITAOF' && numbers[0] !== 1) return 'did not write it to its disk in time';
  return confirmed < replicas
    ? `has the word of ${confirmed} of ${replicas} replicas only that they have it (each needs appendonly yes)`
    : null;
}

/** Settings that make Redis answer only when a write is on its disk. Two questions: Redis 6.2 takes one name at a time. */
async function settingsReason(client: Client): Promise<string | null> {
  const [fsync, onRewrite] = await Promise.all(
    ['appendfsync', 'no-appendfsync-on-rewrite'].map((name) => unlessRefused(client.configGet(name), null)),
  );
  if (!fsync?.appendfsync)
    return 'is older than 7.2 and does not let the site read its settings (CONFIG GET), so nobody can tell when it writes to its disk';
  if (fsync.appendfsync !== 'always')
    return `answers before a lead is on its disk (appendfsync ${fsync.appendfsync}): set appendfsync always`;
  return onRewrite?.['no-appendfsync-on-rewrite'] === 'yes'
    ? 'does not write to its disk while it rewrites its file: set no-appendfsync-on-rewrite no (it is no-appendfsync-on-rewrite yes)'
    : null;
}

/**
 * What Redis does with what it is given, and a proof of it.
 * @param knownReplicas as many as were connected before: one that is not there any more may have become what Redis is now
 * @throws when Redis does not answer
 */
export async function durabilityOf(client: Client, knownReplicas: number, options: ProofOptions): Promise<Durability> {
  const info = await unlessRefused(client.info(), '');
  const policy = fieldOf(info, 'maxmemory_policy');
  const replicas = Math.max(knownReplicas, Number(fieldOf(info, 'connected_slaves') ?? 0));
  if (fieldOf(info, 'aof_enabled') === '0') return { reason: NO_FILE, confirmation: null };
  if (policy?.startsWith('allkeys'))
    return {
      reason: `throws leads away when its memory is full (${policy}): set maxmemory-policy noeviction`,
      confirmation: null,
    };
  const byDisk: Confirmation = { command: 'WAITAOF', replicas };
  const proved = await confirm(client, byDisk, options);
  if (proved !== 'unknown') return { reason: proved, confirmation: byDisk };
  const byReplicas: Confirmation = replicas > 0 ? { command: 'WAIT', replicas } : null;
  const reason = (await settingsReason(client)) ?? (byReplicas && (await confirm(client, byReplicas, options)));
  return { reason, confirmation: byReplicas };
}
