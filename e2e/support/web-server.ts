import { E2E_PORT, E2E_SITE } from './settings';

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
