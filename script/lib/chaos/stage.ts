/** A built site, its WordPress behind one that can fail, and pages that visitors have seen. */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signedHeaders } from '@/bridge/shared/signature';
import { templatePagesOf } from '@/e2e/support/templates';
import type { SiteConfig } from '@/site-config/types';
import { startEmbeddedWordPress } from '@/wordpress/embedded/server';
import { mortalServer, type MortalServer } from '../process/mortal-server';
import { nextFreePort } from '../process/ports';
import { Problem } from '../process/problem';
import type { Variables } from '../process/supervisor';
import { runEnvironment } from '../server/environment';
import { startFaultyWordPress, type FaultyWordPress } from './proxy';
import { visit } from './visitors';

export interface StageOptions {
  site: SiteConfig;
  port: number;
  /** Of a page of every template, so many are looked at. */
  pages: number;
  random: () => number;
  /** Where the site keeps what it writes; a new folder without it. */
  dataDir?: string;
  env?: Variables;
  /** What Node itself is told. */
  nodeArguments?: readonly string[];
}

export interface Stage {
  site: SiteConfig;
  server: MortalServer;
  wordPress: FaultyWordPress;
  dataDir: string;
  random: () => number;
  /** Pages that are kept, and their HTML while all was well. */
  seen: ReadonlyMap<string, string>;
  /** An address that nobody has asked for, and that is nowhere. */
  unseen(): string;
  /** As WordPress tells that everything changed: whatever is kept is made again when next asked for. */
  tellAll(): Promise<void>;
  /** Of the site's process, MB. */
  memory(): number;
  end(): Promise<void>;
}

/** Resident memory of a process, MB; 0 where the system does not tell. */
function memoryOf(pid: number | undefined): number {
  try {
    return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}

/** Searches are kept nowhere. */
function seenPaths(site: SiteConfig): string[] {
  const all = Object.values(templatePagesOf(site)).filter((path) => !path.startsWith('/search/'));
  // The most different ones first, for a run that has time for a few.
  const first = ['/', '/what-is-detox/', '/facilities/', site.reviewsPath, '/blog/', '/contributors/elena-marsh/', '/category/recovery/', site.aboutPath];
  return [...new Set([...first, ...all])];
}

async function lookAt(url: string, paths: readonly string[], phone: string): Promise<Map<string, string>> {
  const seen = new Map<string, string>();
  for (const path of paths) {
    const { status, html } = await visit(url, path, phone);
    if (status !== 200) throw new Problem(`${path} answers ${status} while nothing is broken: is the build of this checkout?`);
    seen.set(path, html);
  }
  return seen;
}

/** Starts all of it and looks at each page once. */
export async function setStage({ site, port, pages, random, dataDir = mkdtempSync(join(tmpdir(), 'footbridge-chaos-')), env = {}, nodeArguments }: StageOptions): Promise<Stage> {
  mkdirSync(dataDir, { recursive: true });
  const secret = randomBytes(32).toString('hex');
  const sitePort = await nextFreePort(port);
  const embedded = await startEmbeddedWordPress({ site: site.code, port: await nextFreePort(sitePort + 1), frontendUrl: `http://127.0.0.1:${sitePort}`, noticeSecret: secret });
  const wordPress = await startFaultyWordPress(embedded.url, await nextFreePort(embedded.port + 1), random);
  const variables = { PATH: process.env.PATH, DATA_DIR: dataDir, WORDPRESS_URL: wordPress.url, FOOTBRIDGE_SECRET: secret, LEAD_KEY: randomBytes(32).toString('base64'), TRUSTED_PROXIES: '127.0.0.1', LOG_FORMAT: 'json', ...env };
  const server = mortalServer(sitePort, runEnvironment(variables, { code: site.code, port: sitePort, dev: false }), nodeArguments);
  const end = async (): Promise<void> => {
    await server.kill();
    await wordPress.close();
    await embedded.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await server.start();
    const seen = await lookAt(server.url, seenPaths(site).slice(0, pages), site.mainPhone);
    let count = 0;
    return {
      site,
      server,
      wordPress,
      dataDir,
      random,
      seen,
      unseen: () => `/nowhere-${(count += 1)}/`,
      async tellAll() {
        const body = JSON.stringify({ id: randomUUID(), sentAt: new Date().toISOString(), events: [{ kind: 'all', keys: [], uris: [] }] });
        const response = await fetch(`${server.url}/api/revalidate`, { method: 'POST', headers: { 'content-type': 'application/json', ...signedHeaders(secret, body) }, body });
        if (!response.ok) throw new Problem(`The site does not take a notice: HTTP ${response.status} ${await response.text()}`);
      },
      memory: () => memoryOf(server.pid()),
      end,
    };
  } catch (error) {
    await end();
    throw error;
  }
}
