/** A built site, its WordPress behind one that can fail, and pages that visitors have seen. */
import { startRedis } from '@/__tests__/support/redis-server';
import { templatePagesOf } from '@/e2e/support/templates';
import type { SiteConfig } from '@/site-config/types';
import { Problem } from '../process/problem';
import { sendWebhook } from '../send-webhook';
import { trialSite } from '../server/trial-site';
import { startFaultyWordPress, type FaultyWordPress } from './proxy';
import { RECEIVERS } from './receiver';
import { senders, visit } from './visitors';

export type Stage = Awaited<ReturnType<typeof setStage>>;

interface StageOptions {
  site: SiteConfig;
  port: number;
  /** Where leads are stored: in SQLite, or in a Redis that is killed, too. */
  store: 'sqlite' | 'redis';
  /** Where leads go. */
  target: keyof typeof RECEIVERS;
  random: () => number;
}

const REDIS_DIES = 0.3;

/** Returns pages, the most different ones first. Searches are not cached. */
function pagesOf(site: SiteConfig): string[] {
  const all = Object.values(templatePagesOf(site)).filter((path) => !path.startsWith('/search/'));
  const first = ['/', '/what-is-detox/', '/facilities/', '/blog/', '/category/recovery/', site.aboutPath];
  return [...new Set([...first, site.reviewsPath, ...all])];
}

/** Starts everything but the site. */
export async function setStage({ random, site, port, store, target }: StageOptions) {
  let proxy: FaultyWordPress | undefined;
  const between = async (url: string, at: number) => (proxy = await startFaultyWordPress(url, at, random));
  const receiver = await RECEIVERS[target](random);
  const redis = store === 'redis' ? await startRedis() : null;
  const env = { ...receiver.env, REDIS_URL: redis?.url };
  const { server, dataDir, secret, end } = await trialSite({ site, port, between, env });
  if (!proxy) throw new Error('There is no proxy before WordPress');
  let count = 0;
  const seen = new Map<string, string>();
  /** Kills the site, at times its Redis as well, and starts it again. */
  async function restart(): Promise<void> {
    const redisDies = redis !== null && random() < REDIS_DIES;
    await Promise.all([server.kill(), redisDies && redis.kill()]);
    if (redisDies) await redis.start();
    await server.start();
  }
  return {
    site,
    server,
    wordPress: proxy,
    dataDir,
    random,
    redis,
    receiver,
    forms: senders(server.url, random),
    /** Cached pages, with their HTML while nothing was broken. */
    seen,
    unseen: () => `/nowhere-${(count += 1)}/`,
    restart,
    /** Starts the site and opens each page once. */
    async open(pages: number): Promise<void> {
      await restart();
      for (const path of pagesOf(site).slice(0, pages)) {
        const { status, html } = await visit(server.url, path);
        if (status !== 200)
          throw new Problem(`${path}: ${status} while nothing is broken: is the build of this checkout?`);
        seen.set(path, html);
      }
    },
    /** Sends the webhook that everything changed: each cached page is rendered again on its next request. */
    invalidateAll: () => sendWebhook(server.url, secret, { kind: 'all', keys: [], uris: [] }),
    async end(): Promise<void> {
      await end();
      await redis?.stop();
      receiver.close();
    },
  };
}
