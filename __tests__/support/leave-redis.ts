import { ownLink } from '@/bridge/platform/redis/own-link.mjs';

/** Ends this process's link with its Redis, so that the next test begins without one. */
export async function leaveRedis(): Promise<void> {
  await ownLink()?.close();
  Reflect.get(globalThis, 'footbridgeRedisLinks')?.clear();
  delete process.env.REDIS_URL;
}
