import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LEASE_MS } from '@footbridge/bridge/leads/delivery/worker';
import { openOutbox, outboxFile } from '@footbridge/bridge/leads/outbox/open';
import { nextFreePort } from '../../process/ports';
import { runEnvironment } from '../../server/environment';
import type { ServerArguments } from '../../server/arguments';
import { seeded } from '../../process/random';
import { startReceiver, type Receiver } from './receiver';
import { mortalRedis, type MortalRedis } from './redis';
import { mortalServer, type MortalServer } from '../../process/mortal-server';
import { movableClock, type MovableClock } from '../../process/movable-clock';
import { judge, type Verdict } from './verdict';
import { visitors, type Visitors } from './visitors';

export interface FaultOptions {
  code: ServerArguments['code'];
  rounds: number;
  rate: number;
  seed: number;
  store: 'sqlite' | 'redis';
  port: number;
  report: (line: string) => void;
}

export interface FaultResult extends Verdict {
  sent: number;
  accepted: number;
  kills: number;
  clockMoves: number;
  repeated: number;
  arrived: number;
  refused: number;
  seconds: number;
  /** From the last round's end until everything had arrived, ms. */
  drained: number;
}

/** A round's duration, ms: from a server that has just started accepting leads to one that has run for a while. */
const MIN_LIFE_MS = 100;
const MAX_LIFE_MS = 2500;
/** The share of rounds with Redis that kill it, too. */
const REDIS_DIES = 0.3;
/** The share of rounds that move the clock while forms are sent: to one of these, ms ahead of the machine's. */
const CLOCK_MOVES = 0.5;
const CLOCKS_MS = [-7_200_000, 0, 7_200_000];
/** Longer than the lease of a dead worker's leads, plus a few tries. */
const DRAIN_TIMEOUT_MS = LEASE_MS + 90_000;

interface Stage {
  server: MortalServer;
  redis: MortalRedis | null;
  clock: MovableClock;
  receiver: Receiver;
  people: Visitors;
  random: () => number;
  folder: string;
}

/** When the site was killed, and when its clock was moved. */
interface Interruptions {
  kills: number[];
  clockMoves: number[];
}

async function killThem(stage: Stage, rounds: number, report: FaultOptions['report']): Promise<Interruptions> {
  const { server, redis, people, random, clock } = stage;
  const kills: number[] = [];
  const clockMoves: number[] = [];
  let ahead = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const life = Math.round(MIN_LIFE_MS + random() * (MAX_LIFE_MS - MIN_LIFE_MS));
    const redisDies = redis !== null && random() < REDIS_DIES;
    const others = CLOCKS_MS.filter((ms) => ms !== ahead);
    const moveTo = random() < CLOCK_MOVES ? others[Math.floor(random() * others.length)] : undefined;
    people.come();
    await sleep(life / 2);
    if (moveTo !== undefined) {
      ahead = moveTo;
      clockMoves.push(Date.now());
      await clock.setAhead(ahead);
    }
    await sleep(life / 2);
    const deaths = [server.kill(), ...(redisDies ? [redis.kill()] : [])];
    kills.push(Date.now());
    people.stopComing();
    await Promise.all(deaths);
    report(
      `round ${round}: killed after ${life} ms${redisDies ? ', Redis too' : ''}, its clock ${ahead / 3_600_000} h ahead; ${people.accepted.size} accepted, ${stage.receiver.arrivals.size} arrived`,
    );
    if (redisDies) await redis.start();
    await server.start();
  }
  clockMoves.push(Date.now());
  await clock.setAhead(0);
  return { kills, clockMoves };
}

/** Waits until the receiver has everything and the store has recorded it. @returns how long that took, ms */
async function drain({ people, receiver, redis, folder }: Stage, code: string): Promise<number> {
  const began = Date.now();
  const outbox = await openOutbox(redis?.url, outboxFile(folder), code);
  const isDone = async () =>
    [...people.accepted.keys()].every((key) => receiver.arrivals.has(key)) &&
    (await outbox.list()).every(({ state }) => state === 'delivered');
  while (Date.now() - began < DRAIN_TIMEOUT_MS && !(await isDone())) await sleep(500);
  const left = (await outbox.list()).filter(({ state }) => state !== 'delivered').length;
  if (left > 0) people.wrong.push(`${left} leads are not delivered after ${DRAIN_TIMEOUT_MS / 1000} s`);
  await outbox.close();
  return Date.now() - began;
}

async function setStage({ code, rate, seed, store, port }: FaultOptions, folder: string): Promise<Stage> {
  const random = seeded(seed);
  const receiver = await startReceiver(seeded(seed + 1));
  const redisFolder = join(folder, 'redis');
  mkdirSync(redisFolder);
  const redis = store === 'redis' ? mortalRedis(await nextFreePort(port + 1), redisFolder) : null;
  await redis?.start();
  const clock = movableClock(folder);
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: folder,
    LEAD_KEY: randomBytes(32).toString('base64'),
    LEAD_WEBHOOK_URL: receiver.url,
    LEAD_WEBHOOK_SECRET: 'of-this-run',
    FOOTBRIDGE_SECRET: randomBytes(32).toString('hex'),
    TRUSTED_PROXIES: '127.0.0.1',
    // No page is requested; without WordPress the run shows that leads do not need it.
    WORDPRESS_URL: 'http://127.0.0.1:9',
    REDIS_URL: redis?.url,
    ...clock.env,
  };
  const server = mortalServer(await nextFreePort(port), runEnvironment(env, { code, port, dev: false }), {
    nodeArguments: clock.nodeArguments,
  });
  return {
    server,
    redis,
    clock,
    receiver,
    random,
    folder,
    people: visitors({ url: server.url, rate, random: seeded(seed + 2) }),
  };
}

/** Serves the built site, sends forms to it, moves its clock, kills it repeatedly, and checks what arrived. */
export async function runFaults(options: FaultOptions): Promise<FaultResult> {
  const folder = mkdtempSync(join(tmpdir(), 'footbridge-fault-'));
  const began = Date.now();
  const stage = await setStage(options, folder);
  const { server, redis, receiver, people } = stage;
  try {
    await server.start();
    const { kills, clockMoves } = await killThem(stage, options.rounds, options.report);
    await people.done();
    const drained = await drain(stage, options.code);
    await server.stop();
    const { accepted, sent, wrong } = people;
    const verdict = judge({
      accepted,
      sent,
      wrong,
      arrivals: receiver.arrivals,
      interruptions: [...kills, ...clockMoves],
      output: server.output(),
    });
    return {
      ...verdict,
      sent: sent.size,
      accepted: accepted.size,
      kills: kills.length,
      clockMoves: clockMoves.length,
      repeated: people.repeated(),
      arrived: receiver.arrivals.size,
      refused: receiver.refused(),
      drained,
      seconds: Math.round((Date.now() - began) / 1000),
    };
  } finally {
    people.stop();
    await server.kill();
    await redis?.kill();
    receiver.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
