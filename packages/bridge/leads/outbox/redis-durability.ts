import { ErrorReply } from 'redis';

import type { RedisClient } from '../../platform/redis/settings';

export interface ProofOptions {
  key: string;
  /** How long Redis waits for its disk and its replicas. */
  proofWithinMs: number;
}

const NO_FILE =
  'has no append-only file, so leads are LOST when it restarts: set appendonly yes and appendfsync always';
const KEY_TTL_MS = 60_000;

const fieldOf = (info: string, name: string): string | undefined =>
  new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(info)?.[1];

/** Returns Redis's reply, or its error if it refuses the command. @throws when it does not answer */
const orRefusal = <Value>(reply: Promise<Value>): Promise<Value | ErrorReply> =>
  reply.catch((error: unknown) => (error instanceof ErrorReply ? error : Promise.reject(error)));

/** Waits until disk and replicas have all earlier writes. Returns why they do not; `unknown` if Redis cannot say. */
async function confirm(
  client: RedisClient,
  command: 'WAITAOF' | 'WAIT',
  replicas: number,
  { key, proofWithinMs }: ProofOptions,
): Promise<string | null | 'unknown'> {
  const needed = command === 'WAITAOF' ? ['1', String(replicas)] : [String(replicas)];
  // Pipelined, so that no other command comes between them: WAIT confirms only earlier writes of its connection.
  const [, answer] = await Promise.all([
    client.set(key, '1', { expiration: { type: 'PX', value: KEY_TTL_MS } }),
    orRefusal(client.sendCommand([command, ...needed, String(proofWithinMs)])),
  ]);
  if (answer instanceof ErrorReply) return answer.message.includes('appendonly is disabled') ? NO_FILE : 'unknown';
  const numbers = [answer].flat().map(Number);
  const confirmed = numbers.at(-1) ?? 0;
  if (command === 'WAITAOF' && numbers[0] !== 1) return 'did not write it to its disk in time';
  return confirmed < replicas
    ? `has the confirmation of only ${confirmed} of ${replicas} replicas (each needs appendonly yes)`
    : null;
}

/** Returns why Redis answers before a write is on its disk; null if it does not. Two commands: Redis 6.2 takes one name at a time. */
async function settingsReason(client: RedisClient): Promise<string | null> {
  const [fsync, onRewrite] = await Promise.all(
    ['appendfsync', 'no-appendfsync-on-rewrite'].map((name) => orRefusal(client.configGet(name))),
  );
  if (!fsync || fsync instanceof ErrorReply || !fsync.appendfsync)
    return 'is older than 7.2 and does not let the site read its settings (CONFIG GET), so it is unknown when it writes to its disk';
  if (fsync.appendfsync !== 'always')
    return `answers before a lead is on its disk (appendfsync ${fsync.appendfsync}): set appendfsync always`;
  return onRewrite && !(onRewrite instanceof ErrorReply) && onRewrite['no-appendfsync-on-rewrite'] === 'yes'
    ? 'does not write to its disk while it rewrites its file: set no-appendfsync-on-rewrite no (it is no-appendfsync-on-rewrite yes)'
    : null;
}

/** Returns how Redis can lose writes, null if it cannot, and its replicas. @throws when Redis does not answer */
export async function lossOf(
  client: RedisClient,
  knownReplicas: number,
  options: ProofOptions,
): Promise<{ reason: string | null; replicas: number }> {
  const info = await orRefusal(client.info());
  const facts = info instanceof ErrorReply ? '' : info;
  const policy = fieldOf(facts, 'maxmemory_policy');
  const replicas = Math.max(knownReplicas, Number(fieldOf(facts, 'connected_slaves') ?? 0));
  if (fieldOf(facts, 'aof_enabled') === '0') return { reason: NO_FILE, replicas };
  if (policy?.startsWith('allkeys'))
    return { reason: `evicts leads when its memory is full (${policy}): set maxmemory-policy noeviction`, replicas };
  const byDisk = await confirm(client, 'WAITAOF', replicas, options);
  if (byDisk !== 'unknown') return { reason: byDisk, replicas };
  const bySettings = await settingsReason(client);
  return { reason: bySettings ?? (replicas > 0 ? await confirm(client, 'WAIT', replicas, options) : null), replicas };
}
