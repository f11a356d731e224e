import { featuresEnvironment } from '@footbridge/tools/server/features';
import { SITE_CODES, siteOf } from '@/site-config/brands';
import type { SiteConfig } from '@/site-config/types';

const wanted = process.env.FOOTBRIDGE_E2E_SITE || 'DSH';

/** The brand under test. */
export const E2E_SITE = SITE_CODES.find((code) => code === wanted) ?? 'DSH';
export const brand: SiteConfig = siteOf(E2E_SITE);

/** The secret of the embedded WordPress and its site, for processes that a test starts itself. */
export const E2E_SECRET = 'of-the-browser-tests-and-no-other';

/** Not 3000, so that a developer's own server may keep running. */
export const E2E_PORT = Number(process.env.FOOTBRIDGE_E2E_PORT || 3210);

/**
 * Always the embedded WordPress, whatever the caller's environment has, and the included database. The tests act as the
 * proxy in front of the site: their forwarded-for header sets the visitor's location.
 */
export const serverEnvironment = {
  WORDPRESS_URL: '',
  NEXT_PUBLIC_WORDPRESS_URL: '',
  PORT: '',
  TRUSTED_PROXIES: '127.0.0.1',
  GEOIP_DATABASE: '',
  GEO_HEADERS: '',
};

/** The same of a build with every third party, with its own folder for what the site writes. */
export const featuresServerEnvironment = { ...serverEnvironment, ...featuresEnvironment, DATA_DIR: '.data/features' };

/** The site under test, started by Playwright and stopped with it. In: what it is configured with. */
export const webServer = (env: Record<string, string>) => ({
  command: `script/server --site ${E2E_SITE} --port ${E2E_PORT}`,
  url: `http://127.0.0.1:${E2E_PORT}/`,
  // May include a build.
  timeout: 5 * 60_000,
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
  stdout: 'ignore' as const,
  stderr: 'pipe' as const,
  env,
});
