import type { CodegenConfig } from '@graphql-codegen/cli';

/** Called by `npm run types`, which makes schema.graphql first: from the content model, or from a WordPress. */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: ['fragments/**/*.ts', 'queries/**/*.ts', 'wp-templates/**/query.ts'],
  ignoreNoDocuments: true,
  generates: {
    'gql/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        skipTypename: false,
        // WPGraphQL sends dates as text; its other custom scalars are not queried.
        defaultScalarType: 'string',
      },
    },
  },
};

export default config;
