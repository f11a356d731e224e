/** The end of a process's connection to Redis, with a real Redis. */
import { RedisLink } from '@footbridge/bridge/platform/redis/link';

import { describeRedis, startRedis } from '../../../../../__tests__/support/redis-server';
import { until } from '../../../../../__tests__/support/until';

describeRedis('a link that is closed while it retries', () => {
  it('logs nothing, and does not retry', async () => {
    const redis = await startRedis(['--appendonly', 'no']);
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const link = new RedisLink(redis.url);
    let fail = (_error: Error): void => undefined;
    const answer = new Promise<string>((_resolve, reject) => (fail = reject));
    const look = await link.run(async (client) => jest.spyOn(client, 'ping').mockReturnValue(answer));
    await expect(link.run(() => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer');
    await until(() => look.mock.calls.length > 0);
    await link.close();
    const timers = jest.spyOn(globalThis, 'setTimeout');
    fail(new Error('closed'));
    await new Promise((resolve) => setImmediate(resolve));
    expect([said.mock.calls, timers.mock.calls, look.mock.calls.length]).toEqual([[], [], 1]);
    jest.restoreAllMocks();
    await redis.stop();
  });
});
