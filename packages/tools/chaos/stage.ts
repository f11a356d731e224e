/** A built site, its WordPress behind one that can fail, and pages that visitors have seen. */
import { randomUUID } from 'node:crypto';
import { signedHeaders } from '@footbridge/bridge/platform/signature';
import { startRedis } from '@/__tests__/support/redis-server';
import { templatePagesOf } from '@/e2e/support/templates';
import type { SiteConfig } from '@/site-config/types';
import { Problem } from '../process/problem';
import { trialSite } from '../server/trial-site';
import { startFaultyWordPress, type FaultyWordPress } from './proxy';
import { startReceiver } from './receiver';
import { senders } from './senders';
import { visit } from './visitors';

export type Stage = Awaited<ReturnType<typeof setStage>>;

interface StageOptions {
  site: SiteConfig;
  port: number;
  /** How many pages are opened. */
  pages: number;
  /** Where leads are stored: in SQLite, or in a Redis that is killed, too. */
  store: 'sqlite' | 'redis';
  random: () => number;
}

const PICTURE = /\/_next\/image\?url=[^"&\s]+&amp;w=\d+&amp;q=\d+/g;
/** How often the Redis is killed with the site. */
const REDIS_DIES = 0.3;
const EVENTS = [{ kind: 'all', keys: [], uris: [] }];

/** Returns pages, the most different ones first. Searches are not cached. */
function pagesOf(site: SiteConfig): string[] {
  const all = Object.values(templatePagesOf(site)).filter((path) => !path.startsWith('/search/'));
  const first = ['/', '/what-is-detox/', '/facilities/', '/blog/', '/category/recovery/', site.aboutPath];
  return [...new Set([...first, site.reviewsPath, ...all])];
}

/** Starts everything, opens each page once, and of each a picture in one width. */
export async function setStage({ pages, random, site, port, store }: StageOptions) {
  let proxy: FaultyWordPress | undefined;
  const between = async (url: string, at: number) => (proxy = await startFaultyWordPress(url, at, random));
  const receiver = await startReceiver(random);
  const redis = store === 'redis' ? await startRedis() : null;
  const env = { LEAD_WEBHOOK_URL: receiver.url, LEAD_WEBHOOK_SECRET: randomUUID(), REDIS_URL: redis?.url };
  const { server, dataDir, secret, end: endSite } = await trialSite({ site, port, between, env });
  async function end(): Promise<void> {
    await endSite();
    await redis?.stop();
    receiver.close();
  }
  const wordPress = proxy;
  if (!wordPress) throw new Error('There is no proxy before WordPress');
  let count = 0;
  const seen = new Map<string, string>();
  const pictures: string[] = [];
  const stage = {
    site,
    server,
    wordPress,
    dataDir,
    random,
    redis,
    receiver,
    senders: senders({ url: server.url, random }),
    /** Cached pages, with their HTML while nothing was broken. */
    seen,
    /** Addresses of pictures in these pages that were opened in another width. */
    pictures,
    /** Returns an address not requested yet, which does not exist. */
    unseen: () => `/nowhere-${(count += 1)}/`,
    /** Kills the site, at times its Redis as well, and starts it again. */
    async restart(): Promise<void> {
      const redisDies = redis !== null && random() < REDIS_DIES;
      await Promise.all([server.kill(), redisDies && redis.kill()]);
      if (redisDies) await redis.start();
      await server.start();
    },
    /** Sends the webhook that everything changed: each cached page is rendered again on its next request. */
    async invalidateAll(): Promise<void> {
      const body = JSON.stringify({ id: randomUUID(), sentAt: new Date().toISOString(), events: EVENTS });
      const headers = { 'content-type': 'application/json', ...signedHeaders(secret, body) };
      const { status } = await fetch(`${server.url}/api/revalidate`, { method: 'POST', headers, body });
      if (status !== 202) throw new Problem(`The site rejects a webhook: HTTP ${status}`);
    },
    end,
  };
  try {
    await stage.restart();
    for (const path of pagesOf(site).slice(0, pages)) {
      const { status, html } = await visit(server.url, path);
      if (status !== 200)
        throw new Problem(`${path}: ${status} while nothing is broken: is the build of this checkout?`);
      seen.set(path, html);
      const [first = '/', ...widths] = [...html.matchAll(PICTURE)].map(([found]) => found.replaceAll('&amp;', '&'));
      await visit(server.url, first);
      pictures.push(...widths.filter((address) => address.startsWith(first.split('&w=', 1)[0] ?? '')));
    }
    return stage;
  } catch (error) {
    await end();
    throw error;
  }
}
