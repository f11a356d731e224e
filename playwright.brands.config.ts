import { defineConfig } from '@playwright/test';
import plain from './playwright.config';

/** The tests in e2e/brands/: they start a server of each brand. */
export default defineConfig({
  ...plain,
  testDir: 'e2e/brands',
  projects: [{ name: 'brands', use: { viewport: { width: 1280, height: 800 } } }],
  webServer: undefined,
});
