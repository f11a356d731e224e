import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuild } from '../build/build';
import { LOOPBACK, nextFreePort } from '../process/ports';
import type { Supervisor, Variables } from '../process/supervisor';
import { runEnvironment } from '../server/environment';
import { startSite } from '../server/start-server';
import type { SiteCode } from '@/site-config/types';

const FIRST_PORT = 4890;
/** What would leave the machine, or reach a live site's data. */
const LIVE = ['REDIS_URL', 'SMTP_URL', 'METRICS_PORT', 'NEXT_PUBLIC_SENTRY_DSN', 'CACHE_PURGE_URL', 'LEAD_WEBHOOK_URL'];

/** Builds and starts the brand's site for a WordPress, with data that is thrown away. @returns its address */
export async function startTrial(
  { wordpress, code, secret }: { wordpress: string; code: SiteCode; secret: string | null },
  supervisor: Supervisor,
  report: (line: string) => void,
): Promise<string> {
  const root = process.cwd();
  await ensureBuild({ root, env: process.env, supervisor, report });
  const dataDir = mkdtempSync(join(tmpdir(), 'footbridge-adopt-'));
  supervisor.own(() => rmSync(dataDir, { recursive: true, force: true }));
  const port = await nextFreePort(FIRST_PORT);
  const own: Variables = {
    ...Object.fromEntries(LIVE.map((name) => [name, undefined])),
    WORDPRESS_URL: wordpress,
    DATA_DIR: dataDir,
    FOOTBRIDGE_SECRET: secret ?? undefined,
    LEAD_KEY: randomBytes(32).toString('base64'),
    SITE_STAGE: 'production',
    TRUSTED_PROXIES: LOOPBACK,
    LOG_FORMAT: 'json',
  };
  const env = runEnvironment({ ...process.env, ...own }, { code, port, dev: false });
  const { url, failed } = await startSite({ root, port, env, dev: false, supervisor, onOutput: () => undefined });
  failed.catch(() => undefined);
  return url;
}
