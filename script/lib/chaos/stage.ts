/** A built site, its WordPress behind one that can fail, and pages that visitors have seen. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { signedHeaders } from '@/bridge/platform/signature';
import { templatePagesOf } from '@/e2e/support/templates';
import type { SiteConfig } from '@/site-config/types';
import type { MortalServer } from '../process/mortal-server';
import { Problem } from '../process/problem';
import { trialSite, type TrialOptions } from '../server/trial-site';
import { startFaultyWordPress, type FaultyWordPress } from './proxy';
import { freshPictures } from './pictures';
import { visit } from './visitors';

export interface StageOptions extends Omit<TrialOptions, 'between'> {
  /** How many pages of every template are opened. */
  pages: number;
  random: () => number;
}

export interface Stage {
  site: SiteConfig;
  server: MortalServer;
  wordPress: FaultyWordPress;
  dataDir: string;
  random: () => number;
  /** Cached pages, with their HTML while nothing was broken. */
  seen: ReadonlyMap<string, string>;
  /**
   * Returns a picture of these pages at a width not requested yet; it was opened at another. '' when there is none
   * left.
   */
  freshPicture(): string;
  /** Returns an address not requested yet, which does not exist. */
  unseen(): string;
  /** Sends the webhook that everything changed: each cached page is rendered again on its next request. */
  invalidateAll(): Promise<void>;
  /** Of the site's process, MB. */
  memory(): number;
  end(): Promise<void>;
}

/** Returns a process's resident memory, MB; 0 where the system does not report it. */
function memoryOf(pid: number | undefined): number {
  try {
    return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}

/** Searches are not cached. */
function seenPaths(site: SiteConfig): string[] {
  const all = Object.values(templatePagesOf(site)).filter((path) => !path.startsWith('/search/'));
  // The most different ones first, for a run that has time for a few.
  const first = [
    '/',
    '/what-is-detox/',
    '/facilities/',
    site.reviewsPath,
    '/blog/',
    '/contributors/elena-marsh/',
    '/category/recovery/',
    site.aboutPath,
  ];
  return [...new Set([...first, ...all])];
}

async function lookAt(url: string, paths: readonly string[], phone: string): Promise<Map<string, string>> {
  const seen = new Map<string, string>();
  for (const path of paths) {
    const { status, html } = await visit(url, path, phone);
    if (status !== 200)
      throw new Problem(`${path} responds with ${status} while nothing is broken: is the build of this checkout?`);
    seen.set(path, html);
  }
  return seen;
}

/** Starts everything and opens each page once. */
export async function setStage({ pages, random, ...options }: StageOptions): Promise<Stage> {
  const { site } = options;
  let faulty: FaultyWordPress | undefined;
  const { server, dataDir, secret, end } = await trialSite({
    ...options,
    between: async (url, port) => (faulty = await startFaultyWordPress(url, port, random)),
  });
  if (!faulty) throw new Error('There is no proxy before WordPress');
  const wordPress = faulty;
  try {
    await server.start();
    const seen = await lookAt(server.url, seenPaths(site).slice(0, pages), site.mainPhone);
    const fresh = await freshPictures(server.url, [...seen.values()]);
    let count = 0;
    return {
      site,
      server,
      wordPress,
      dataDir,
      random,
      seen,
      freshPicture: () => fresh.pop() ?? '',
      unseen: () => `/nowhere-${(count += 1)}/`,
      async invalidateAll() {
        const body = JSON.stringify({
          id: randomUUID(),
          sentAt: new Date().toISOString(),
          events: [{ kind: 'all', keys: [], uris: [] }],
        });
        const response = await fetch(`${server.url}/api/revalidate`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...signedHeaders(secret, body) },
          body,
        });
        if (!response.ok)
          throw new Problem(`The site rejects a webhook: HTTP ${response.status} ${await response.text()}`);
      },
      memory: () => memoryOf(server.pid()),
      end,
    };
  } catch (error) {
    await end();
    throw error;
  }
}
