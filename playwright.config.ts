import { defineConfig } from '@playwright/test';
import { E2E_PORT, serverEnvironment, webServer } from './e2e/support/settings';
import { findHeadlessChromium } from './packages/tools/programs';

const args = ['--no-sandbox', '--disable-background-networking'];
/** The same Chromium without windows is three times as fast. */
const launchOptions = { executablePath: findHeadlessChromium() ?? undefined, args };

/** Tests that start, stop or edit a separate site, or have a config of their own (playwright.{brands,features}.config.ts). */
const OWN_SERVERS = ['server/**', 'editors/**', 'features/**', 'brands/**'];

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/city-database.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // By hand each failure counts; script/test tries once more, and names what passed only then.
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${E2E_PORT}`,
    // A trace makes each test half as slow again: record one with `--trace retain-on-failure`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions,
  },
  projects: [
    // Tags, not test.skip: what a screen has no use for is not a test that could not run.
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      testIgnore: OWN_SERVERS,
      grepInvert: /@desktop/,
    },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } }, testIgnore: OWN_SERVERS, grepInvert: /@phone/ },
    // One site for all of them, at a fixed port because a real WordPress has its address; the embedded one is slower or faster.
    {
      name: 'editors',
      testMatch: 'editors/*.spec.ts',
      use: { viewport: { width: 1280, height: 800 } },
      fullyParallel: false,
      workers: 1,
      timeout: process.env.E2E_WORDPRESS_URL ? 5 * 60_000 : 2 * 60_000,
      grepInvert: process.env.E2E_WORDPRESS_URL ? /@example/ : undefined,
    },
    // Separate servers, started and stopped. Last, so that one worker has something to do while the other has editors.
    {
      name: 'server',
      testMatch: 'server/**',
      use: { viewport: { width: 1280, height: 800 } },
      fullyParallel: false,
    },
  ],
  webServer: webServer(serverEnvironment),
});
