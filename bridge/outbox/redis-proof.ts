import { log } from '../log';
import { confirm, durabilityOf } from './redis-durability';

import type { Client, RedisConnection } from './redis-connection';
import type { Durability, ProofOptions } from './redis-durability';
import type { LeadDurability } from './types';

export interface RedisProofOptions extends ProofOptions {
  /** The operator takes the risk. */
  allowsLoss: boolean;
}

export interface RedisProof {
  /** Proves what this connection has written, and says in the log what is not proved. False when Redis did not answer. Never throws. */
  prove(): Promise<boolean>;
  /** Looks anew. @throws when Redis does not answer */
  durability(): Promise<LeadDurability>;
  /** At the first connection, and each later one. */
  connected(): void;
  /** It could not be connected. */
  away(): void;
}

/** Beside what Redis itself waits for, ms. */
const ANSWERS_WITHIN_MS = 1000;
const NOT_READY = 'This process is not ready until each write can be proved; LEADS_ALLOW_LOSSY_REDIS=1 takes the risk (docs/leads.md)';

/**
 * The proof that leads are on Redis's disk. One question proves all that was written on the connection before it was sent, so those
 * that come while one is on its way share the next.
 * @param connection given when it is needed: it is made with this proof's `connected`
 */
export function redisProof(connection: () => RedisConnection, { allowsLoss, ...options }: RedisProofOptions): RedisProof {
  let standing: 'starting' | 'refused' | 'ready' = 'starting';
  let known: Durability | undefined;
  let said: string | null = null;
  let asking: Promise<unknown> = Promise.resolve();
  let next: Promise<boolean> | undefined;

  function say(reason: string | null, isOfLead = false): void {
    if (reason === said) return;
    if (reason === null) log('info', 'leads', 'Redis proves each lead again');
    else if (allowsLoss) log('warn', 'leads', `LEADS_ALLOW_LOSSY_REDIS: Redis ${reason} (docs/leads.md)`);
    else if (isOfLead || standing !== 'refused') log('error', 'leads', `${isOfLead ? 'a lead was stored, and Redis' : 'Redis'} ${reason} (docs/leads.md)`);
    else log('error', 'leads', `Redis ${reason}. ${NOT_READY}`);
    said = reason;
  }

  /** Nobody could tell at the start: a process that visitors are sent to by now stays where it is. */
  function notAtStart(): void {
    if (standing === 'starting') standing = 'ready';
  }

  async function look(client: Client): Promise<string | null> {
    try {
      known = await durabilityOf(client, known?.confirmation?.replicas ?? 0, options);
    } catch (error) {
      notAtStart();
      throw error;
    }
    const { reason } = known;
    if (standing === 'starting') standing = reason === null ? 'ready' : 'refused';
    if (reason === null) standing = 'ready';
    say(reason);
    return reason;
  }

  async function reasonOf(client: Client): Promise<string | null> {
    // Looks by writing a key, too, and so proves what was written before.
    if (!known) return look(client);
    const { confirmation, reason } = known;
    // By settings alone: they were read when it was connected, and are with each look at health.
    if (!confirmation) return reason;
    const proved = await confirm(client, confirmation, options);
    return proved === 'unknown' ? 'does not know any more whether a lead is on its disk' : proved;
  }

  async function ask(): Promise<boolean> {
    try {
      say(await connection().run(reasonOf, ANSWERS_WITHIN_MS + options.proofWithinMs), true);
      return true;
    } catch {
      return false;
    }
  }

  return {
    prove() {
      next ??= asking.then(() => {
        next = undefined;
        const asked = ask();
        asking = asked;
        return asked;
      });
      return next;
    },
    async durability() {
      const reason = await connection().run(look);
      if (reason === null || allowsLoss) return 'proved';
      return standing === 'refused' ? 'refused' : 'unproved';
    },
    connected() {
      known = undefined;
      // Where it does not answer, the next lead, or look at health, asks again.
      connection().run(look).catch(() => undefined);
    },
    away: notAtStart,
  };
}
