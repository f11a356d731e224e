import type { OxlintConfig } from 'oxlint';

import { IMPORT_RULES } from './packages/tools/lint/imports.mts';

const config: OxlintConfig = {
  plugins: ['typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'nextjs', 'import', 'jest', 'promise'],
  categories: { correctness: 'error', suspicious: 'error' },
  env: { builtin: true, browser: true, node: true, es2024: true },
  ignorePatterns: [
    'gql/**',
    'packages/bridge/gql/**',
    'storybook-static/**',
    '.build/**',
    '.data/**',
    'coverage/**',
    'playwright-report/**',
    'test-results/**',
    'next-env.d.ts',
  ],
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
    'import/no-cycle': 'error',
    'no-console': 'error',
    'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
    // React's automatic JSX runtime needs no import.
    'react/react-in-jsx-scope': 'off',
    // GraphQL's __typename and Next's __NEXT_DATA__ are not ours to name.
    'no-underscore-dangle': 'off',
    // styled-components exports its default under a name, too.
    'import/no-named-as-default': 'off',
    // Style sheets and matchers are imported for what they do.
    'import/no-unassigned-import': 'off',
    // Logos and scenes are SVG files of known size: the optimizer has nothing to do for them.
    'nextjs/no-img-element': 'off',
    // role="list" gives back what Safari takes from lists without markers.
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/no-redundant-roles': 'off',
    // A helper beside the code that explains it may stay there.
    'unicorn/consistent-function-scoping': 'off',
    // Requests that depend on each other wait for each other.
    'no-await-in-loop': 'off',
  },
  overrides: [
    // Where printing is the point.
    {
      files: [
        'packages/tools/**',
        'packages/browser/lib/fetch-json.ts',
        'packages/browser/lib/warn.ts',
        'packages/browser/islands/start.ts',
        'components/Island/hydrate.tsx',
      ],
      rules: { 'no-console': 'off' },
    },
    // Whole documents that Next has no part in.
    {
      files: ['packages/embedded/admin/**'],
      rules: { 'nextjs/no-html-link-for-pages': 'off', 'nextjs/no-head-element': 'off' },
    },
    {
      files: ['**/__tests__/**'],
      rules: {
        // Tables of cases are long and easily read.
        'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
        // A test looks at the fields of the outcome that it expects.
        'jest/no-conditional-expect': 'off',
        // Some tests expect any error.
        'jest/require-to-throw-message': 'off',
        'unicorn/no-array-fill-with-reference-type': 'off',
        'no-console': 'off',
      },
    },
    // Properties assert with helpers of their own (__tests__/support/cases.ts).
    {
      files: ['__tests__/properties/**'],
      rules: { 'jest/expect-expect': ['error', { assertFunctionNames: ['expect', 'always', 'alwaysLater'] }] },
    },
    // Playwright's tests look like Jest's, and are none.
    {
      files: ['e2e/**'],
      rules: {
        'max-lines': ['error', { max: 400 }],
        'jest/expect-expect': 'off',
        'jest/no-standalone-expect': 'off',
        'jest/valid-title': 'off',
        'jest/no-conditional-expect': 'off',
        'jest/valid-expect': 'off',
        'jest/no-disabled-tests': 'off',
        'jest/no-done-callback': 'off',
      },
    },
    ...IMPORT_RULES,
  ],
};

export default config;
