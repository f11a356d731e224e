import type { CodegenConfig } from '@graphql-codegen/cli';

const client = {
  preset: 'client',
  presetConfig: { fragmentMasking: false },
  config: {
    useTypeImports: true,
    enumsAsTypes: true,
    skipTypename: false,
    // WPGraphQL sends dates as text; its other custom scalars are not queried.
    defaultScalarType: 'string',
  },
} as const;

/** The bridge's fragments, which templates use, too. */
const BRIDGE_FRAGMENTS = 'packages/bridge/wordpress/fragments.ts';

/** Called by `npm run types`, which makes schema.graphql first: from the content model, or from a WordPress. */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  ignoreNoDocuments: true,
  generates: {
    'gql/': {
      ...client,
      documents: [BRIDGE_FRAGMENTS, 'fragments/**/*.ts', 'queries/**/*.ts', 'wp-templates/**/template.ts'],
    },
    'packages/bridge/gql/': { ...client, documents: [BRIDGE_FRAGMENTS, 'packages/bridge/**/{queries,fragments}.ts'] },
  },
};

export default config;
