import { ensureBuild } from '../build/build';
import type { Supervisor, Variables } from '../process/supervisor';
import { trialServer } from '../server/trial-site';
import type { SiteCode } from '@/site-config/types';

/** What would leave the machine, or reach a live site's data. */
const LIVE = /^(?:REDIS_URL|SMTP_URL|METRICS_PORT|NEXT_PUBLIC_SENTRY_DSN|CACHE_PURGE_URL|LEADS?_.+)$/;

interface Trial {
  wordpress: string;
  code: SiteCode;
  secret: string | null;
  port: number;
}

/** Returns an environment in which what is live is empty: without a value the site's server would read it in .env.local. */
export const trialEnvironment = (env: Variables): Variables =>
  Object.fromEntries(Object.entries(env).map(([name, value]) => [name, LIVE.test(name) ? '' : value]));

export async function startTrial({ wordpress, code, secret, port }: Trial, supervisor: Supervisor) {
  await ensureBuild({ root: process.cwd(), env: process.env, supervisor, report: console.error });
  const { server, dataDir, end } = trialServer(code, port, {
    ...trialEnvironment(process.env),
    WORDPRESS_URL: wordpress,
    FOOTBRIDGE_SECRET: secret ?? undefined,
    SITE_STAGE: 'production',
  });
  supervisor.own(end);
  await server.start();
  return { url: server.url, dataDir };
}
