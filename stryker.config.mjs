/**
 * `npx stryker run`: plants small defects in the modules where one costs a lead, a call or trust, and reports those that
 * no unit test notices (packages/tools/docs/testing.md).
 */
import { globSync, readFileSync } from 'node:fs';

const MODULES = [
  // The phone number that a visitor calls.
  'packages/browser/number/rules.ts',
  // Leads: stored before the visitor is thanked, delivered once to each receiver.
  'packages/bridge/leads/outbox/{sqlite,record,seal}.ts',
  'packages/bridge/leads/delivery/{deliver,worker,backoff}.ts',
  // Pages: invalidated by the edits that concern them, never shown to others.
  'packages/bridge/cache/page-cache/{invalidation-log,store}.ts',
  'packages/bridge/cache/invalidation/{read-webhook,webhook}.ts',
  'packages/bridge/pages/routing/resolve.ts',
  'packages/bridge/editors/editor/{session,answer-preview}.ts',
  'wp-templates/shared/page-info.ts',
  // Texts and links of editors.
  'packages/bridge/wordpress/html/{rules,clean,tidy}.ts',
  'packages/bridge/wordpress/url/location.ts',
  // Consent, signatures, the log.
  'packages/shared/vendors/rules.ts',
  'packages/bridge/platform/{signature,scrub}.ts',
];

/** The unit tests that may notice, and no slower ones. */
const TESTS = [
  'packages/browser/__tests__/number/**',
  'packages/shared/__tests__/vendors/**',
  'packages/bridge/__tests__/leads/{outbox,delivery}/**',
  'packages/bridge/__tests__/cache/{page-cache,invalidation}/**',
  'packages/bridge/__tests__/pages/{page,routing}/**',
  'packages/bridge/__tests__/editors/editor/**',
  'packages/bridge/__tests__/wordpress/{html,url}/**',
  'packages/bridge/__tests__/platform/{scrub,signature}*',
  '__tests__/wp-templates/{protected,page}*',
];

/**
 * Stryker cannot use tests that name an environment of their own, such as jsdom, or look at the repository.
 * @param {string} file
 */
const isUsable = (file) => !/@jest-environment|'git'/.test(readFileSync(file, 'utf8'));

export default {
  mutate: MODULES,
  testRunner: 'jest',
  jest: {
    configFile: 'jest.config.mjs',
    config: {
      // Stryker wraps an environment by its name, not by a path.
      testEnvironment: 'node',
      testMatch: TESTS.flatMap((files) => globSync(files))
        .filter((file) => /\.test\.tsx?$/.test(file) && isUsable(file))
        .map((file) => `<rootDir>/${file}`),
    },
  },
  coverageAnalysis: 'perTest',
  dryRunTimeoutMinutes: 15,
  // Stryker rewrites a tsconfig with an API that TypeScript 7 does not have. Nothing needs rewriting.
  tsconfigFile: 'none.json',
  ignorePatterns: ['.build', '.data', '.next', 'storybook-static', 'test-results', 'playwright-report'],
  tempDirName: '.build/stryker',
  reporters: ['clear-text', 'html', 'json'],
  htmlReporter: { fileName: '.build/mutation/report.html' },
  jsonReporter: { fileName: '.build/mutation/report.json' },
};
