import { defineConfig } from '@playwright/test';
import { E2E_PORT, E2E_SITE, featuresServerEnvironment } from './e2e/support/settings';
import plain from './playwright.config';

/**
 * The tests in e2e/features/: of a build that has every third party. Their addresses are real ones, so each test answers
 * them itself, with a double that does what the real one would; what is not answered is a failed request.
 */
export default defineConfig({
  ...plain,
  testDir: 'e2e/features',
  projects: [
    { name: 'features-phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, grepInvert: /@desktop/ },
    { name: 'features', use: { viewport: { width: 1280, height: 800 } }, grepInvert: /@phone/ },
  ],
  webServer: {
    command: `script/server --site ${E2E_SITE} --port ${E2E_PORT}`,
    url: `http://127.0.0.1:${E2E_PORT}/`,
    // A build may come first.
    timeout: 5 * 60_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    env: featuresServerEnvironment,
  },
});
