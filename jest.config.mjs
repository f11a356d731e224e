import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

// These come as ES modules only, so Jest has to transform them.
const ESM_PACKAGES = ['rettime', 'until-async', '@open-draft/deferred-promise', 'marked'];

/** @type {import('jest').Config} */
const config = {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  setupFilesAfterEnv: ['<rootDir>/__tests__/setup.ts'],
  // What test files leave behind adds up to gigabytes: between two files a worker above this makes way for a new one.
  workerIdleMemoryLimit: '1500MB',
  modulePathIgnorePatterns: ['<rootDir>/.build', '<rootDir>/.next', '<rootDir>/.data'],
};

/** next/jest sets transformIgnorePatterns itself, so they are replaced after it has run. */
export default async function jestConfig() {
  const withNext = await createJestConfig(config)();
  return { ...withNext, transformIgnorePatterns: [`/node_modules/(?!(${ESM_PACKAGES.join('|')})/)`] };
}
