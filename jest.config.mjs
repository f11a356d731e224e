import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

// Packages that ship ES modules only: Jest transforms them. First msw and what it needs, then the HTML parser and what it needs.
const ESM_PACKAGES = [
  'msw',
  '@msw/url',
  '@mswjs/interceptors',
  '@open-draft/[^/]+',
  'cookie',
  'headers-polyfill',
  'is-node-process',
  'outvariant',
  'rettime',
  'tough-cookie',
  'until-async',
  'sanitize-html',
  'htmlparser2',
  'domhandler',
  'domutils',
  'dom-serializer',
  'domelementtype',
  'entities',
  'marked',
  'idiomorph',
  'stemmer',
  'flesch-kincaid',
  'syllable',
];

/** @type {import('jest').Config} */
const config = {
  testEnvironment: '<rootDir>/__tests__/environment.ts',
  testMatch: ['<rootDir>/{,packages/*/}__tests__/**/*.test.{ts,tsx}'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^@footbridge/(.*)$': '<rootDir>/packages/$1',
    // The package names no file for require.
    '^idiomorph$': '<rootDir>/node_modules/idiomorph/dist/idiomorph.esm.js',
    '^styled-components$': '<rootDir>/__tests__/support/styled-components.js',
  },
  // A busy machine is no failure; Jest’s default is 5 s, too short to render pictures.
  testTimeout: 60_000,
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
