import type { CodegenConfig } from '@graphql-codegen/cli';

/**
 * Offline by default, from the schema in the repository; `WORDPRESS_URL=https://… npm run types`
 * asks a running WordPress (introspection has to be on there) and rewrites schema.graphql too.
 */
const wordPressUrl = process.env.WORDPRESS_URL?.replace(/\/+$/, '');

const config: CodegenConfig = {
  schema: wordPressUrl ? `${wordPressUrl}/index.php?graphql` : 'schema.graphql',
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
        // WPGraphQL sends dates as text; nothing else of its custom scalars is asked for.
        defaultScalarType: 'string',
      },
    },
    ...(wordPressUrl && {
      'schema.graphql': { plugins: ['schema-ast'], config: { includeDirectives: true, sort: true } },
    }),
  },
};

export default config;
