import { defineConfig } from '@playwright/test';
import { featuresServerEnvironment, webServer } from './e2e/support/settings';
import plain from './playwright.config';

/**
 * The tests in e2e/features/: of a build that has every third party. Their addresses are real ones, so each test answers
 * them itself, with a double that does what the real one would; what is not answered is a failed request.
 */
export default defineConfig({
  ...plain,
  testDir: 'e2e/features',
  projects: [
    {
      name: 'features-phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      grepInvert: /@desktop/,
    },
    { name: 'features', use: { viewport: { width: 1280, height: 800 } }, grepInvert: /@phone/ },
  ],
  webServer: webServer(featuresServerEnvironment),
});
