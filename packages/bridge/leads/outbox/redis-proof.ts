import { log } from '../../platform/log';
import { lossOf, type ProofOptions } from './redis-durability';

import type { RedisConnection } from './redis-connection';
import type { LeadDurability } from './types';

export interface RedisProofOptions extends ProofOptions {
  /** LEADS_ALLOW_LOSSY_REDIS: the operator accepts that Redis may lose leads. */
  allowsLoss: boolean;
}

export interface RedisProof {
  /** Makes Redis confirm this connection's writes, and logs what it does not confirm. False if Redis did not answer. Never throws. */
  prove(): Promise<boolean>;
  durability(): Promise<LeadDurability>;
  connected(): void;
  unreachable(): void;
}

/** Added to the time that Redis itself waits. */
const REPLY_TIMEOUT_MS = 1000;
const NOT_READY =
  'This process is not ready until Redis confirms each write; LEADS_ALLOW_LOSSY_REDIS=1 takes the risk (docs/leads.md)';

/** Returns what confirms that leads are on Redis's disk. Writes that arrive during a confirmation share the next one. */
export function redisProof(
  connection: () => RedisConnection,
  { allowsLoss, ...options }: RedisProofOptions,
): RedisProof {
  let readiness: 'starting' | 'refused' | 'ready' = 'starting';
  let replicas = 0;
  let reported: string | null = null;
  let pending: Promise<unknown> = Promise.resolve();
  let next: Promise<boolean> | undefined;

  function report(reason: string | null, isOfLead: boolean): void {
    if (reason === reported) return;
    reported = reason;
    if (reason === null) return log('info', 'leads', 'Redis confirms each lead again');
    if (allowsLoss) return log('warn', 'leads', `LEADS_ALLOW_LOSSY_REDIS: Redis ${reason} (docs/leads.md)`);
    if (readiness === 'refused' && !isOfLead) return log('error', 'leads', `Redis ${reason}. ${NOT_READY}`);
    log('error', 'leads', `${isOfLead ? 'a lead was stored, and Redis' : 'Redis'} ${reason} (docs/leads.md)`);
  }

  /** Redis was unreachable at the start: this process may serve visitors by now, so it stays ready. */
  function notAtStart(): void {
    if (readiness === 'starting') readiness = 'ready';
  }

  async function check(isOfLead = false): Promise<string | null> {
    try {
      const loss = await connection().run(
        (client) => lossOf(client, replicas, options),
        REPLY_TIMEOUT_MS + options.proofWithinMs,
      );
      replicas = loss.replicas;
      if (loss.reason === null) readiness = 'ready';
      else if (readiness === 'starting') readiness = 'refused';
      report(loss.reason, isOfLead);
      return loss.reason;
    } catch (error) {
      notAtStart();
      throw error;
    }
  }

  const isAnswered = (isOfLead: boolean): Promise<boolean> =>
    check(isOfLead).then(
      () => true,
      () => false,
    );

  return {
    prove() {
      next ??= pending.then(() => {
        next = undefined;
        const confirmed = isAnswered(true);
        pending = confirmed;
        return confirmed;
      });
      return next;
    },
    async durability() {
      const reason = await check();
      if (reason === null || allowsLoss) return 'proven';
      return readiness === 'refused' ? 'refused' : 'unproven';
    },
    connected() {
      replicas = 0;
      // Without an answer the next lead or health check tries again.
      void isAnswered(false);
    },
    unreachable: notAtStart,
  };
}
