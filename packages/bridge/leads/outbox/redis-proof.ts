import { log } from '../../platform/log';
import { lossOf, type ProofOptions } from './redis-durability';

import type { RedisLink } from '../../platform/redis/link';
import type { LeadDurability } from './types';

export interface RedisProofOptions extends ProofOptions {
  /** LEADS_ALLOW_LOSSY_REDIS: the operator accepts that Redis may lose leads. */
  allowsLoss: boolean;
}

const NOT_READY =
  'This process is not ready until Redis confirms each write; LEADS_ALLOW_LOSSY_REDIS=1 takes the risk (docs/leads.md)';

/** Returns what confirms that leads are on Redis's disk. Writes that arrive during a confirmation share the next one. */
export function redisProof(link: RedisLink, { allowsLoss, ...options }: RedisProofOptions) {
  let readiness: 'starting' | 'refused' | 'ready' = 'starting';
  /** Of the connection with this number. */
  let replicas = 0;
  let connection = 0;
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

  async function check(isOfLead = false): Promise<string | null> {
    try {
      const loss = await link.run((client) => {
        if (connection !== link.connections) replicas = 0;
        connection = link.connections;
        return lossOf(client, replicas, options);
      });
      replicas = loss.replicas;
      if (loss.reason === null) readiness = 'ready';
      else if (readiness === 'starting') readiness = 'refused';
      report(loss.reason, isOfLead);
      return loss.reason;
    } catch (error) {
      // Redis was unreachable at the start: this process may serve visitors by now, so it stays ready.
      if (readiness === 'starting') readiness = 'ready';
      throw error;
    }
  }

  const isAnswered = (isOfLead: boolean): Promise<boolean> =>
    check(isOfLead).then(
      () => true,
      () => false,
    );

  void isAnswered(false);
  return {
    /** Makes Redis confirm this connection's writes, and logs what it does not confirm. False if Redis did not answer. Never throws. */
    prove(): Promise<boolean> {
      next ??= pending.then(() => {
        next = undefined;
        const confirmed = isAnswered(true);
        pending = confirmed;
        return confirmed;
      });
      return next;
    },
    async durability(): Promise<LeadDurability> {
      const reason = await check();
      if (reason === null || allowsLoss) return 'proven';
      return readiness === 'refused' ? 'refused' : 'unproven';
    },
  };
}
