import { log } from '../../platform/log';
import { confirm, durabilityOf } from './redis-durability';

import type { Client, RedisConnection } from './redis-connection';
import type { Durability, ProofOptions } from './redis-durability';
import type { LeadDurability } from './types';

export interface RedisProofOptions extends ProofOptions {
  /** LEADS_ALLOW_LOSSY_REDIS: the operator accepts that Redis may lose leads. */
  allowsLoss: boolean;
}

export interface RedisProof {
  /** Makes Redis confirm this connection's writes, and logs what it does not confirm. False if Redis did not answer. Never throws. */
  prove(): Promise<boolean>;
  /** Checks again. @throws when Redis does not answer */
  durability(): Promise<LeadDurability>;
  /** Called after each connect. */
  connected(): void;
  /** Called when connecting failed. */
  unreachable(): void;
}

/** Added to the time that Redis itself waits. */
const REPLY_TIMEOUT_MS = 1000;
const NOT_READY =
  'This process is not ready until Redis confirms each write; LEADS_ALLOW_LOSSY_REDIS=1 takes the risk (docs/leads.md)';

/**
 * Returns what confirms that leads are on Redis's disk. One confirmation covers all earlier writes of the connection, so writes that
 * arrive while one is under way share the next.
 * @param connection a function, because the connection is created with this object's `connected`
 */
export function redisProof(
  connection: () => RedisConnection,
  { allowsLoss, ...options }: RedisProofOptions,
): RedisProof {
  let readiness: 'starting' | 'refused' | 'ready' = 'starting';
  let known: Durability | undefined;
  let reported: string | null = null;
  let pending: Promise<unknown> = Promise.resolve();
  let next: Promise<boolean> | undefined;

  function report(reason: string | null, isOfLead = false): void {
    if (reason === reported) return;
    if (reason === null) log('info', 'leads', 'Redis confirms each lead again');
    else if (allowsLoss) log('warn', 'leads', `LEADS_ALLOW_LOSSY_REDIS: Redis ${reason} (docs/leads.md)`);
    else if (isOfLead || readiness !== 'refused')
      log('error', 'leads', `${isOfLead ? 'a lead was stored, and Redis' : 'Redis'} ${reason} (docs/leads.md)`);
    else log('error', 'leads', `Redis ${reason}. ${NOT_READY}`);
    reported = reason;
  }

  /** Redis was unreachable at the start: this process may serve visitors by now, so it stays ready. */
  function notAtStart(): void {
    if (readiness === 'starting') readiness = 'ready';
  }

  async function check(client: Client): Promise<string | null> {
    try {
      known = await durabilityOf(client, known?.confirmation?.replicas ?? 0, options);
    } catch (error) {
      notAtStart();
      throw error;
    }
    const { reason } = known;
    if (readiness === 'starting') readiness = reason === null ? 'ready' : 'refused';
    if (reason === null) readiness = 'ready';
    report(reason);
    return reason;
  }

  async function reasonOf(client: Client): Promise<string | null> {
    // Writes a key as well, which confirms the earlier writes.
    if (!known) return check(client);
    const { confirmation, reason } = known;
    // Settings alone decide: they are read after each connect and with each health check.
    if (!confirmation) return reason;
    const unconfirmed = await confirm(client, confirmation, options);
    return unconfirmed === 'unknown' ? 'does not confirm any more that a lead is on its disk' : unconfirmed;
  }

  async function confirmLeads(): Promise<boolean> {
    try {
      report(await connection().run(reasonOf, REPLY_TIMEOUT_MS + options.proofWithinMs), true);
      return true;
    } catch {
      return false;
    }
  }

  return {
    prove() {
      next ??= pending.then(() => {
        next = undefined;
        const confirmed = confirmLeads();
        pending = confirmed;
        return confirmed;
      });
      return next;
    },
    async durability() {
      const reason = await connection().run(check);
      if (reason === null || allowsLoss) return 'proven';
      return readiness === 'refused' ? 'refused' : 'unproven';
    },
    connected() {
      known = undefined;
      // The next lead or health check tries again.
      connection()
        .run(check)
        .catch(() => undefined);
    },
    unreachable: notAtStart,
  };
}
