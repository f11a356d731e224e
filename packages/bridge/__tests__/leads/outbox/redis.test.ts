import { createClient } from 'redis';

import { redisOutbox } from '@footbridge/bridge/leads/outbox/redis';

import { hasRedis, startRedis, type RedisServer } from '../../../../../__tests__/support/redis-server';
import { claim, newLead, outboxContract, type Store } from './contract';
import { operatorContract } from './operator-contract';

import type { Outbox } from '@footbridge/bridge/leads/outbox/types';
import { quietConsole } from '../../../../../__tests__/support/quiet-console';

const opened: Outbox[] = [];
let redis: RedisServer | undefined;
let stores = 0;

/** Leases end by Redis's clock: their ends are moved, so that nothing has to be waited for. */
function redisStore(): Store {
  stores += 1;
  const name = `T${stores}`;
  const url = redis?.url ?? '';
  return {
    open(site = 'DSH') {
      const outbox = redisOutbox(url, `${name}${site}`);
      opened.push(outbox);
      return outbox;
    },
    async age(ms) {
      const client = await createClient({ url }).connect();
      const leased = `{footbridge:${name}DSH}:leads:leased`;
      for (const hash of await client.zRange(leased, 0, -1)) await client.zIncrBy(leased, -ms, hash);
      await client.close();
    },
  };
}

beforeAll(async () => {
  if (hasRedis) redis = await startRedis();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((outbox) => outbox.close()));
});
afterAll(() => redis?.stop());

// Where there is no Redis these are counted as skipped, and script/test says so.
const describeRedis = hasRedis ? describe : describe.skip;

describeRedis('the outbox in Redis', () => {
  outboxContract(redisStore);
  operatorContract(redisStore);
});

describeRedis('a Redis', () => {
  quietConsole();

  it('has what it accepted when Redis was killed and started again', async () => {
    const own = await startRedis();
    const outbox = redisOutbox(own.url, 'DSH');
    const lead = newLead();
    await outbox.accept(lead);
    await own.kill();
    await expect(outbox.accept(newLead())).rejects.toThrow();
    await own.start();
    const next = redisOutbox(own.url, 'DSH');
    expect(await claim(next)).toEqual([expect.objectContaining({ reference: lead.reference })]);
    await Promise.all([outbox.close(), next.close()]);
    await own.stop();
  });

  it('has leads that an earlier version left in its stream', async () => {
    const { open } = redisStore();
    const outbox = open();
    const lead = newLead();
    await outbox.accept(lead);
    const client = await createClient({ url: redis?.url ?? '' }).connect();
    const [waiting = ''] = await client.keys(`*T${stores}DSH}:leads:waiting`);
    await client.del(waiting);
    await client.xAdd(waiting.replace('waiting', 'stream'), '*', { lead: lead.keyHash });
    expect(await claim(outbox)).toEqual([expect.objectContaining({ reference: lead.reference })]);
    expect(await claim(outbox)).toEqual([]);
    await client.close();
  });

  it('does not give out again what a process of an earlier version has delivered', async () => {
    const { open, age } = redisStore();
    const outbox = open();
    await outbox.accept(newLead());
    const [leased] = await claim(outbox);
    const client = await createClient({ url: redis?.url ?? '' }).connect();
    const [hash = ''] = await client.keys(`*T${stores}DSH}:leads:lead:${leased?.keyHash}`);
    await client.hSet(hash, 'state', 'delivered');
    await age(24 * 3600_000);
    expect(await claim(outbox)).toEqual([]);
    await client.close();
  });

  it('that is unreachable from the start fails every command at once', async () => {
    const outbox = redisOutbox('redis://127.0.0.1:1', 'DSH');
    for (const command of [outbox.accept(newLead()), outbox.list()])
      await expect(command).rejects.toThrow('Redis is unreachable');
    await outbox.close();
  });
});
