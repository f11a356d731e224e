import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './faults';
import type { Stage } from './stage';
import { failureReason } from '../process/problem';

export interface Visit {
  path: string;
  ms: number;
  /** Why there was no response, where there was none. */
  status: number | string;
  html: string;
}

const TIMEOUT_MS = 40_000;
const TICK_MS = 20;

/** One visit from one of many addresses; never rejects. */
export async function visit(url: string, path: string): Promise<Visit> {
  const at = Date.now();
  const headers = { 'x-forwarded-for': `198.19.${at & 0xff}.${(at >> 8) & 0xff}` };
  try {
    const response = await fetch(url + path, { redirect: 'manual', headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const html = await response.text();
    const isHelpless = response.status === 503 && !(response.headers.has('retry-after') && html.includes('"tel:'));
    const status = isHelpless ? '503 without the number or Retry-After' : response.status;
    return { path, ms: Date.now() - at, status, html };
  } catch (error) {
    return { path, ms: Date.now() - at, status: failureReason(error, TIMEOUT_MS), html: '' };
  }
}

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

async function secondsUntil(isSo: () => Promise<boolean>): Promise<number> {
  for (const began = Date.now(); Date.now() - began < TIMEOUT_MS; await sleep(100))
    if (await isSo()) return (Date.now() - began) / 1000;
  return Infinity;
}

export interface RoundResult {
  name: string;
  seen: Visit[];
  others: Visit[];
  leads: number;
  /** From the fault's end until all was right, s. */
  recovery: number;
  failures: string[];
}

const RECOVERED_WITHIN = 30;
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
  const missing = await secondsUntil(async () => (await visit(server.url, unseen())).status === 404);
  await invalidateAll();
  let changed: Visit[] = [];
  const rendered = await secondsUntil(async () => {
    changed = [];
    for (const path of seen.keys()) changed.push(await visit(server.url, path));
    changed = changed.filter(({ path, status, html }) => status !== 200 || html !== seen.get(path));
    return changed.length === 0;
  });
  const recovery = Math.round((missing + rendered) * 10) / 10;
  const late = recovery > RECOVERED_WITHIN ? [`recovered after ${recovery} s only`] : [];
  return { recovery, late: [...late, ...changed.map(({ path, status }) => `${path} is not as before: ${status}`)] };
}

export function wrongVisits(visits: readonly Visit[], may: readonly number[]): string[] {
  const wrong = visits.filter(({ status }) => !may.includes(Number(status)));
  const kinds = new Set(wrong.map(({ path, status }) => `${path.replaceAll(/\d+/g, 'N')}: ${status}`));
  return [...kinds].map((kind) => `a visitor got ${kind}`);
}

/** Kills the site so many times while forms are sent; none while it is down: a burst would be another test. */
async function killUnderForms({ senders, random, restart }: Stage, times: number): Promise<void> {
  for (let kill = 0; kill < times; kill += 1) {
    const stop = atRate(LEADS_RATE_KILLED, () => senders.send());
    await sleep(random() * LONGEST_LIFE_MS);
    const restarted = restart();
    const sent = stop();
    await restarted;
    await sent;
  }
}

/** @param lasts how long the fault lasts, ms; longer where it needs that */
export async function faultRound(stage: Stage, fault: Fault, lasts: number): Promise<RoundResult> {
  const { server, wordPress, seen, random, senders } = stage;
  const known = [...seen.keys()];
  const next = (): string =>
    random() < NEW_SHARE ? stage.unseen() : (known[Math.floor(random() * known.length)] ?? '/');
  const acceptedBefore = senders.accepted.size;
  // From here on every cached page is invalid: each has to be rendered again.
  await stage.invalidateAll();
  await wordPress.fail(fault.answer ?? null);
  if (fault.kills) await killUnderForms(stage, Math.ceil(lasts / MS_PER_KILL));
  const stopVisits = atRate(VISITS_RATE, async () => ({ ...(await visit(server.url, next())), html: '' }));
  const stopLeads = atRate(LEADS_RATE, () => senders.send());
  await sleep(Math.max(lasts, fault.lasts ?? 0));
  const visits = await stopVisits();
  await wordPress.fail(null);
  await stopLeads();
  const { recovery, late } = await recover(stage);
  const isUnseen = ({ path }: Visit) => path.startsWith('/nowhere-');
  const [old, others] = [visits.filter((one) => !isUnseen(one)), visits.filter(isUnseen)];
  const wrong = [...wrongVisits(old, [200]), ...wrongVisits(others, fault.may)];
  const leads = senders.accepted.size - acceptedBefore;
  const failures = [...wrong, ...late, ...(leads === 0 ? ['no lead was accepted at all'] : [])];
  return { name: fault.name, seen: old, others, leads, recovery, failures };
}
