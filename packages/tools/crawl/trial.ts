import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuild } from '../build/build';
import { LOOPBACK } from '../process/ports';
import type { Supervisor, Variables } from '../process/supervisor';
import { runEnvironment } from '../server/environment';
import { startSite } from '../server/start-server';
import type { SiteCode } from '@/site-config/types';

/** What would leave the machine, or reach a live site's data. */
const LIVE = /^(?:REDIS_URL|SMTP_URL|METRICS_PORT|NEXT_PUBLIC_SENTRY_DSN|CACHE_PURGE_URL|LEADS?_.+)$/;

interface Trial {
  wordpress: string;
  code: SiteCode;
  /** FOOTBRIDGE_SECRET; null without one. */
  secret: string | null;
  port: number;
}

/**
 * Returns an environment in which what is live is empty, and with a key for leads that is thrown away. Without a value the
 * site's server would read it in .env.local.
 */
export const trialEnvironment = (env: Variables): Variables => ({
  ...Object.fromEntries(Object.entries(env).map(([name, value]) => [name, LIVE.test(name) ? '' : value])),
  LEAD_KEY: randomBytes(32).toString('base64'),
});

/** Builds and starts a brand's site for a WordPress, with data that is thrown away. */
export async function startTrial(
  { wordpress, code, secret, port }: Trial,
  supervisor: Supervisor,
): Promise<{ url: string; dataDir: string }> {
  const root = process.cwd();
  await ensureBuild({ root, env: process.env, supervisor, report: console.error });
  const dataDir = mkdtempSync(join(tmpdir(), 'footbridge-trial-'));
  supervisor.own(() => rmSync(dataDir, { recursive: true, force: true }));
  const own: Variables = {
    WORDPRESS_URL: wordpress,
    DATA_DIR: dataDir,
    FOOTBRIDGE_SECRET: secret ?? undefined,
    SITE_STAGE: 'production',
    TRUSTED_PROXIES: LOOPBACK,
    LOG_FORMAT: 'json',
  };
  const env = runEnvironment({ ...trialEnvironment(process.env), ...own }, { code, port, dev: false });
  const { url, failed } = await startSite({ root, port, env, dev: false, supervisor, onOutput: () => undefined });
  failed.catch(() => undefined);
  return { url, dataDir };
}
