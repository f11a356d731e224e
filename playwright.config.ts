import { defineConfig } from '@playwright/test';
import { E2E_PORT, E2E_SITE, serverEnvironment } from './e2e/support/settings';
import { findChromium } from './script/lib/chromium';

const executablePath = findChromium() ?? undefined;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes at the second try has failed.
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${E2E_PORT}`,
    trace: 'retain-on-failure',
    launchOptions: { executablePath, args: ['--no-sandbox', '--disable-background-networking'] },
  },
  projects: [
    // Tags, not test.skip: what a screen has no use for is not a test that could not run.
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      testIgnore: 'server/**',
      grepInvert: /@desktop/,
    },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } }, testIgnore: 'server/**', grepInvert: /@phone/ },
    // Last: servers of their own, started and stopped.
    { name: 'server', testMatch: 'server/**', use: { viewport: { width: 1280, height: 800 } }, fullyParallel: false },
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
    env: serverEnvironment,
  },
});
