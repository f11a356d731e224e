import { setTimeout as sleep } from 'node:timers/promises';
import { PERSONAL } from '@/__tests__/support/leads';
import { LEASE_MS } from '@footbridge/bridge/leads/delivery/worker';
import { openOutbox, outboxFile } from '@footbridge/bridge/leads/outbox/open';
import type { Fault } from './faults';
import type { Stage } from './stage';
import { visit, wrongDeliveries, wrongVisits, type Visit } from './visitors';

const TICK_MS = 20;

function atRate<Result>(rate: number, work: () => Promise<Result>): () => Promise<Result[]> {
  const begun: Promise<Result>[] = [];
  const began = Date.now();
  const timer = setInterval(() => {
    // By the clock, so that the rate is right even if a busy machine delays the timer.
    while (begun.length < ((Date.now() - began) * rate) / 1000) begun.push(work());
  }, TICK_MS);
  return () => {
    clearInterval(timer);
    return Promise.all(begun);
  };
}

/** Returns how many seconds it took; Infinity if it did not come true in time. */
async function secondsUntil(withinMs: number, isSo: () => Promise<boolean>): Promise<number> {
  for (const began = Date.now(); Date.now() - began < withinMs; await sleep(100))
    if (await isSo()) return Math.round((Date.now() - began) / 100) / 10;
  return Infinity;
}

const RECOVERED_WITHIN_MS = 30_000;
const VISITS_RATE = 20;
/** Forms a second; while the site is killed, enough that some are between two steps. */
const LEADS_RATE = 3;
const LEADS_RATE_KILLED = 50;
/** The site is killed once for so much of the duration of other faults. */
const MS_PER_KILL = 300;
const LONGEST_LIFE_MS = 2500;
const NEW_SHARE = 0.3;

/** Waits until a missing page is 404 again and pages that are rendered again are as before. */
async function recover({ server, seen, unseen, invalidateAll }: Stage): Promise<{ recovery: number; late: string[] }> {
  let changed: Visit[] = [];
  let isInvalid = false;
  const recovery = await secondsUntil(RECOVERED_WITHIN_MS, async () => {
    if (!isInvalid && (await visit(server.url, unseen())).status !== 404) return false;
    if (!isInvalid) await invalidateAll();
    isInvalid = true;
    changed = [];
    for (const path of seen.keys()) changed.push(await visit(server.url, path));
    changed = changed.filter(({ path, status, html }) => status !== 200 || html !== seen.get(path));
    return changed.length === 0;
  });
  const isLate = recovery === Infinity ? ['it did not recover in time'] : [];
  return { recovery, late: [...isLate, ...changed.map(({ path, status }) => `${path} is not as before: ${status}`)] };
}

/** Kills the site so many times while forms are sent; none while it is down: a burst would be another test. */
async function killUnderForms({ forms, random, restart }: Stage, times: number): Promise<void> {
  for (let kill = 0; kill < times; kill += 1) {
    const stop = atRate(LEADS_RATE_KILLED, () => forms.send());
    await sleep(random() * LONGEST_LIFE_MS);
    const restarted = restart();
    const sent = stop();
    await restarted;
    await sent;
  }
}

function shown(visits: readonly Visit[]): string {
  const statuses = [...new Set(visits.map(({ status }) => status))];
  const counts = statuses.map((one) => `${one}: ${visits.filter(({ status }) => status === one).length}`);
  const slowest = (Math.max(0, ...visits.map(({ ms }) => ms)) / 1000).toFixed(1);
  return `${counts.join(', ')}, up to ${slowest} s`;
}

/** Breaks WordPress while visitors open pages and send forms, prints what they got, and returns what was wrong. */
export async function faultRound(stage: Stage, fault: Fault, lasts: number): Promise<string[]> {
  const { server, wordPress, seen, random, forms } = stage;
  const known = [...seen.keys()];
  const next = (): string =>
    random() < NEW_SHARE ? stage.unseen() : (known[Math.floor(random() * known.length)] ?? '/');
  const acceptedBefore = forms.accepted.size;
  // From here on every cached page is invalid: each has to be rendered again.
  await stage.invalidateAll();
  await wordPress.fail(fault.answer ?? null);
  if (fault.kills) await killUnderForms(stage, Math.ceil(lasts / MS_PER_KILL));
  const stopVisits = atRate(VISITS_RATE, async () => ({ ...(await visit(server.url, next())), html: '' }));
  const stopLeads = atRate(LEADS_RATE, () => forms.send());
  await sleep(Math.max(lasts, fault.lasts ?? 0));
  const visits = await stopVisits();
  await wordPress.fail(null);
  await stopLeads();
  const { recovery, late } = await recover(stage);
  const isSeen = ({ path }: Visit) => seen.has(path);
  const [old, others] = [visits.filter(isSeen), visits.filter((one) => !isSeen(one))];
  const leads = forms.accepted.size - acceptedBefore;
  const failures = [
    ...wrongVisits(old, [200]),
    ...wrongVisits(others, fault.may),
    ...late,
    ...(leads === 0 ? ['no lead was accepted at all'] : []),
  ];
  const counts = `pages seen before ${shown(old)}; others ${shown(others)}; ${leads} leads; right again after ${recovery} s`;
  console.log([`${failures.length === 0 ? '✓' : '✗'} ${fault.name}`, counts, ...failures].join('\n    '));
  return failures.map((failure) => `${fault.name}: ${failure}`);
}

/** Longer than the lease of a dead worker's leads, plus a few tries. */
const DELIVERED_WITHIN_MS = LEASE_MS + 90_000;

export async function wrongLeads({ server, dataDir, site, redis, receiver, forms }: Stage): Promise<string[]> {
  const outbox = await openOutbox(redis?.url, outboxFile(dataDir), site.code);
  let left = 0;
  const seconds = await secondsUntil(DELIVERED_WITHIN_MS, async () => {
    left = (await outbox.list()).filter(({ state }) => state !== 'delivered').length;
    return left === 0;
  });
  await outbox.close();
  const arrivals = receiver.arrivals();
  console.log(`${forms.accepted.size} leads accepted, ${arrivals.size} arrived, the last after ${seconds} s`);
  return [
    ...forms.wrong,
    ...(left > 0 ? [`${left} leads are not delivered in time`] : []),
    ...(PERSONAL.some((text) => server.output().includes(text))
      ? ['the site wrote something of a lead to its log']
      : []),
    ...wrongDeliveries(forms, arrivals),
  ];
}
