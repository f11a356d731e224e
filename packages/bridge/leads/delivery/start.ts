import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import { setting } from '../../platform/env';
import { log } from '../../platform/log';
import { outbox } from '../outbox/open';
import { deliveryState, type Outbox } from '../outbox/types';
import { leadKeys } from '../outbox/seal';
import { configuredTargets } from './targets';
import { TargetError, type LeadTarget } from './target';
import { startWorker, type Clock } from './worker';

const DAY_MS = 24 * 3600_000;

const clock: Clock = {
  now: Date.now,
  // The timer must not keep the process alive.
  pause: (ms, signal) => sleep(ms, undefined, { signal, ref: false }).catch(() => undefined),
};

function logWarnings(warnings: string[]): void {
  if (leadKeys() === null)
    return log('warn', 'leads', 'LEAD_KEY is not set: the site’s forms cannot be sent (docs/leads.md)');
  for (const warning of warnings) log('error', 'leads', `${warning} See docs/leads.md`);
}

async function logFindings({ name, check }: LeadTarget): Promise<void> {
  try {
    const wrong = (await check()).filter(({ isOk }) => !isOk);
    for (const { text } of wrong) log('error', 'leads', `${name}: ${text}`);
  } catch (error) {
    // Another error could have credentials.
    log('error', 'leads', `${name}: ${error instanceof TargetError ? error.message : 'the check failed'}`);
  }
}

/** Starts this process's worker, once. Returns what checks the CRMs, for a quieter moment. @throws EnvironmentError */
export async function startDelivery(): Promise<() => Promise<unknown>> {
  if (deliveryState.value) return async () => undefined;
  const { targets, crms, warnings } = await configuredTargets();
  const retentionDays = setting('LEAD_RETENTION_DAYS');
  logWarnings(warnings);
  const holder = `${process.pid}-${randomBytes(6).toString('hex')}`;
  let opened: Outbox | undefined;
  const open = async (): Promise<Outbox> => (opened = await outbox());
  const report = (level: 'info' | 'warn' | 'error', message: string) => log(level, 'leads', message);
  const worker = startWorker({
    open,
    targets,
    keys: leadKeys,
    clock,
    holder,
    retentionMs: retentionDays * DAY_MS,
    random: Math.random,
    report,
  });
  deliveryState.value = worker;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void worker.stop());
  process.once('exit', () => {
    try {
      opened?.release(holder, Date.now());
    } catch {
      // The outbox cannot be written: the leases expire.
    }
  });
  return () => Promise.all(crms.map(logFindings));
}
