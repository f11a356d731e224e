import { linksState, redisLink } from '@footbridge/bridge/platform/redis/link';

/** Ends this process's link with its Redis, so that the next test begins without one. */
export async function leaveRedis(): Promise<void> {
  await redisLink()?.close();
  linksState.value?.clear();
  delete process.env.REDIS_URL;
}
