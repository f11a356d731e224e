import { join } from 'node:path';
import type { SiteCode } from '../../site-config/types';
import type { Supervisor } from '../../script/lib/process/supervisor';
import { freshSiteData, startEmbedded } from '../../script/lib/server/embedded';
import { runEnvironment, secretsForEmbedded } from '../../script/lib/server/environment';
import { startSite } from '../../script/lib/server/start-server';

/**
 * Serves a built brand with its embedded content, from an empty cache.
 * @param root of the project
 * @param onOutput gets what the site prints, instead of the terminal
 */
export async function startBenchSite(
  root: string,
  port: number,
  supervisor: Supervisor,
  onOutput?: (text: string) => void,
  code: SiteCode = 'DSH',
) {
  const dataDir = join(root, '.build/bench/data');
  const secrets = secretsForEmbedded({});
  const settings = { code, port, dev: false };
  const wordPressUrl = await startEmbedded({
    ...settings,
    sitePort: port,
    dataDir,
    graphqlSecret: secrets.FAUST_SECRET_KEY,
    webhookSecret: secrets.FOOTBRIDGE_SECRET,
    supervisor,
  });
  const content = { ...secrets, WORDPRESS_URL: wordPressUrl, DATA_DIR: freshSiteData(dataDir, code) };
  const site = await startSite({
    root,
    port,
    dev: false,
    supervisor,
    env: runEnvironment({ PATH: process.env.PATH, ...content }, settings),
    onOutput,
  });
  return { ...site, secret: secrets.FOOTBRIDGE_SECRET };
}
