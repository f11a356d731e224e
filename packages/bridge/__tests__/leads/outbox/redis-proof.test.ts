/** Whether Redis can lose a lead that was thanked for, and what the site does about it. */
import { createClient } from 'redis';

import { redisOutbox } from '@footbridge/bridge/leads/outbox/redis';

import {
  answering,
  failing,
  startRedisProxy,
  type RedisProxy,
  type Rewrite,
} from '../../../../../__tests__/support/redis-proxy';
import { hasRedis, startRedis, type RedisServer } from '../../../../../__tests__/support/redis-server';
import { until } from '../../../../../__tests__/support/until';
import { newLead } from './contract';

import type { Outbox } from '@footbridge/bridge/leads/outbox/types';
import { quietConsole } from '../../../../../__tests__/support/quiet-console';

const EVERY_SECOND = ['--appendonly', 'yes', '--appendfsync', 'everysec'];
const ALWAYS = ['--appendonly', 'yes', '--appendfsync', 'always'];
const printed = quietConsole();
let ends: (() => unknown)[] = [];

afterEach(async () => {
  for (const end of ends.toReversed()) await end();
  ends = [];
});

async function redis(settings?: string[]): Promise<RedisServer> {
  const server = await startRedis(settings);
  ends.push(() => server.stop());
  return server;
}

async function proxy(server: RedisServer, rewrite: Rewrite): Promise<RedisProxy> {
  const started = await startRedisProxy(server.url, rewrite);
  ends.push(() => started.close());
  return started;
}

function open(url: string, allowsLoss = false): Outbox {
  const outbox = redisOutbox(url, 'DSH', { allowsLoss, proofWithinMs: 50 });
  ends.push(() => outbox.close());
  return outbox;
}

const is = (command: string[], ...words: string[]): boolean =>
  words.every((word, index) => command[index]?.toUpperCase() === word);
/** Redis 7.2, which says how many disks, its own and replicas', have what was written. */
const waitaof =
  (answer: () => string[]): Rewrite =>
  (command) =>
    is(command, 'WAITAOF') ? answer() : command;
/** A proxy of such a Redis. */
const modern = async (answer: () => string[]): Promise<RedisProxy> => proxy(await redis(EVERY_SECOND), waitaof(answer));
const noConfig: Rewrite = (command) =>
  is(command, 'CONFIG') ? failing('NOPERM this user has no permissions') : command;

// Where there is no Redis these are counted as skipped, and script/test says so.
const describeRedis = hasRedis ? describe : describe.skip;

describeRedis('a Redis before 7.2, at the start', () => {
  it('is ready where it writes to its disk before it answers', async () => {
    const outbox = open((await redis()).url);
    expect(await outbox.durability()).toBe('proven');
    expect((await outbox.accept(newLead())).kind).toBe('stored');
    expect(printed).toEqual([]);
  });

  it.each([
    [
      'has no append-only file',
      ['--appendonly', 'no'],
      /has no append-only file.*not ready.*LEADS_ALLOW_LOSSY_REDIS=1/,
    ],
    [
      'writes it a second later',
      EVERY_SECOND,
      /answers before a lead is on its disk \(appendfsync everysec\).*not ready/,
    ],
    [
      'does not write it while it is rewritten',
      [...ALWAYS, '--no-appendfsync-on-rewrite', 'yes'],
      /no-appendfsync-on-rewrite yes/,
    ],
    [
      'forbids the question',
      [...ALWAYS, '--rename-command', 'CONFIG', ''],
      /older than 7\.2 and does not let the site read its settings/,
    ],
    [
      'evicts leads when it is full',
      [...ALWAYS, '--maxmemory-policy', 'allkeys-lru'],
      /evicts leads when its memory is full \(allkeys-lru\)/,
    ],
  ])('that %s is not ready, and says why; leads are taken all the same', async (_what, settings, why) => {
    const outbox = open((await redis(settings)).url);
    expect([await outbox.durability(), await outbox.durability()]).toEqual(['refused', 'refused']);
    expect(printed).toEqual([expect.stringMatching(why)]);
    expect((await outbox.accept(newLead())).kind).toBe('stored');
  });

  it('is ready, with a warning, where the operator takes the risk', async () => {
    const outbox = open((await redis(['--appendonly', 'no'])).url, true);
    expect(await outbox.durability()).toBe('proven');
    expect(printed).toEqual([expect.stringMatching(/LEADS_ALLOW_LOSSY_REDIS.*has no append-only file/)]);
  });

  it('becomes ready when its settings are put right', async () => {
    const server = await redis(EVERY_SECOND);
    const outbox = open(server.url);
    expect(await outbox.durability()).toBe('refused');
    const client = await createClient({ url: server.url }).connect();
    await client.configSet('appendfsync', 'always');
    expect(await outbox.durability()).toBe('proven');
    await client.configSet('appendfsync', 'everysec');
    // Later: it has been ready, and its visitors go on being served.
    expect(await outbox.durability()).toBe('unproven');
    await client.close();
  });

  it('that was unreachable at the start and may lose leads takes no process out of rotation', async () => {
    const server = await redis(EVERY_SECOND);
    await server.kill();
    const outbox = open(server.url);
    void outbox.durability().catch(() => undefined);
    await until(() => printed.join().includes('Redis is unreachable'));
    await server.start();
    await until(() => printed.join().includes('Redis is reachable again'));
    expect(await outbox.durability()).toBe('unproven');
  });

  it('is reported once, not again when it is reachable again', async () => {
    const server = await redis(EVERY_SECOND);
    const outbox = open(server.url);
    await outbox.durability();
    await server.kill();
    await until(() => printed.join().includes('Redis is unreachable'));
    await server.start();
    await until(() => printed.join().includes('Redis is reachable again'));
    await outbox.durability();
    expect(printed.filter((line) => line.includes('appendfsync'))).toHaveLength(1);
  });
});

describeRedis('a Redis with a replica', () => {
  it('proves each lead by the replica’s word; without it the visitor is thanked, and health says so', async () => {
    const main = await redis([...ALWAYS, '--repl-diskless-sync-delay', '0']);
    const replica = await redis(['--replicaof', ...new URL(main.url).host.split(':'), ...ALWAYS]);
    const client = await createClient({ url: main.url }).connect();
    await until(async () => (await client.info('replication')).includes('state=online'));
    await client.close();
    const outbox = open(main.url);
    await until(async () => (await outbox.durability()) === 'proven');
    replica.hang();
    expect((await outbox.accept(newLead())).kind).toBe('stored');
    expect(printed.join('\n')).toMatch(/a lead was stored, and Redis.*0 of 1 replicas/);
    expect(await outbox.durability()).toBe('unproven');
    replica.goOn();
    await until(async () => (await outbox.durability()) === 'proven');
  });
});

describeRedis('a Redis from 7.2 on', () => {
  it('proves each lead after it was written, also where it forbids every other question', async () => {
    const double = await proxy(await redis(EVERY_SECOND), (command) =>
      noConfig(waitaof(() => answering(1, 0))(command)),
    );
    const outbox = open(double.url);
    expect(await outbox.durability()).toBe('proven');
    double.commands.length = 0;
    await outbox.accept(newLead());
    expect(double.commands.map(([name]) => name)).toEqual(['EVAL', 'INFO', 'SET', 'WAITAOF']);
    expect(double.commands.at(-1)).toEqual(['WAITAOF', '1', '0', '50']);
    expect(printed).toEqual([]);
  });

  it.each([
    ['is late with its disk', answering(0, 0), /did not write it to its disk in time/],
    [
      'has no append-only file',
      failing('ERR WAITAOF cannot be used when numlocal is set but appendonly is disabled.'),
      /has no append-only file/,
    ],
  ])('that %s is not ready', async (_what, answer, why) => {
    const double = await modern(() => answer);
    const outbox = open(double.url);
    expect(await outbox.durability()).toBe('refused');
    expect(printed.join('\n')).toMatch(why);
  });

  it('whose disk is late once takes the lead, says so, and is well again', async () => {
    let disks = 1;
    const double = await modern(() => answering(disks, 0));
    const outbox = open(double.url);
    expect(await outbox.durability()).toBe('proven');
    disks = 0;
    expect((await outbox.accept(newLead())).kind).toBe('stored');
    expect(printed.join('\n')).toMatch(/a lead was stored, and Redis did not write it to its disk in time/);
    expect(await outbox.durability()).toBe('unproven');
    disks = 1;
    expect(await outbox.durability()).toBe('proven');
  });

  it('proves leads that come together by one question', async () => {
    const double = await modern(() => answering(1, 0));
    const outbox = open(double.url);
    await outbox.durability();
    double.commands.length = 0;
    const accepted = await Promise.all(Array.from({ length: 40 }, () => outbox.accept(newLead())));
    expect(accepted.every(({ kind }) => kind === 'stored')).toBe(true);
    const names = double.commands.map(([name]) => name);
    expect(names.filter((name) => name === 'EVAL')).toHaveLength(40);
    expect(names.filter((name) => name === 'WAITAOF').length).toBeLessThan(10);
    // None before the lead that it is for.
    expect(names.at(-1)).toBe('WAITAOF');
  });

  it('that is another one after a lead was written does not count as having it: the visitor presses again, and it has', async () => {
    const [first, second] = [await redis(), await redis()];
    let isDue = false;
    const double = await proxy(first, (command) => {
      if (!is(command, 'WAITAOF')) return command;
      if (isDue) double.moveTo(second.url);
      isDue = false;
      return answering(1, 0);
    });
    const outbox = open(double.url);
    await outbox.durability();
    isDue = true;
    const lead = newLead();
    await expect(outbox.accept(lead)).rejects.toThrow();
    await until(() =>
      outbox.accept(lead).then(
        () => true,
        () => false,
      ),
    );
    const promoted = open(second.url);
    expect((await promoted.list()).map(({ reference }) => reference)).toEqual([lead.reference]);
  });
});
