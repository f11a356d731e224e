import type { OxlintOverride } from 'oxlint';

/** The layers of packages/bridge, the lowest first. A layer imports from those before it; the names in one row import none of each other. */
const BRIDGE_LAYERS = [
  ['platform'],
  ['wordpress'],
  ['cache'],
  ['pages'],
  ['visitors'],
  ['feeds', 'leads', 'editors'],
  ['operations'],
  ['server'],
];

interface Pattern {
  regex: string;
  message: string;
  allowTypeImports?: true;
}

/** Folders of the theme, however they are named: from the root, or by a relative path. */
const folders = (...names: string[]): string => `^(?:@/|(?:\\.\\./)+)(?:${names.join('|')})(?:/|$)`;
const packages = (...names: string[]): string => `^(?:@footbridge/|(?:\\.\\./)+packages/)(?:${names.join('|')})(?:/|$)`;

const THEME = ['pages', 'wp-templates', 'components', 'site-config', 'queries', 'fragments', 'gql', 'faust\\.config'];

const DIRECTION =
  'Imports point one way: pages → wp-templates → components → site-config → packages/shared (docs/architecture.md).';
const NO_THEME: Pattern = {
  regex: folders(...THEME),
  message: 'The runtime knows no theme: faust.config.js, site-config/serve.ts and components/browser hand it over.',
};
const TESTS: Pattern = {
  regex: `${folders('__tests__', 'e2e')}|${packages('tools')}`,
  message: 'Tests and tools are not part of the site.',
};
const onlyTypes = (message: string, ...regexes: string[]): Pattern => ({
  regex: regexes.join('|'),
  message,
  allowTypeImports: true,
});
const DATA = onlyTypes(
  'Only types: data comes as view props, made on the server.',
  folders('queries', 'fragments', 'gql'),
  packages('bridge'),
);
const BROWSER_SAFE: Pattern[] = [
  onlyTypes(
    'Server-only package: it must not get into a browser bundle.',
    '^(?:zod|sanitize-html|sharp|graphql|lru-cache|@faustwp/.*|@apollo/.*|node:.*)$',
  ),
  onlyTypes(
    'Server-only module: a browser bundle holds nothing of the server.',
    folders('site-config/(?:brands?|validation|theme-css|fonts|index)', 'site-config$'),
    packages('shared/site/current'),
  ),
];
const ANY_BRAND = onlyTypes(
  'One browser build serves every brand: it reads @footbridge/shared/site/client-config (docs/decisions/0042).',
  '^(?:@/|(?:\\.\\./)+)(?:site-config/site|(?:components/)?site-context)$',
);
/** What starts a page in a browser, and loads the theme's islands. */
const STARTS_PAGE: Pattern = above(packages('browser/(?:behaviors|islands|live|vitals|main|visit/start)'));
const NO_EMBEDDED: Pattern = above(packages('embedded'));

function above(...regexes: string[]): Pattern {
  return { regex: regexes.join('|'), message: DIRECTION };
}

const forbid = (files: string[], patterns: Pattern[]): OxlintOverride => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns: [...patterns, TESTS] }] },
});

function bridgeLayer(layer: string, row: number): OxlintOverride {
  const upper = BRIDGE_LAYERS.flatMap((names, at) =>
    at > row ? names : at === row ? names.filter((name) => name !== layer) : [],
  );
  return forbid(
    [`packages/bridge/${layer}/**`],
    [
      // Not by relative paths: the bridge has folders of these names, too.
      { ...NO_THEME, regex: `^@/(?:${THEME.join('|')})(?:/|$)` },
      { ...NO_THEME, regex: '^(?:\\.\\./)+(?:components|wp-templates|site-config)(?:/|$)' },
      NO_EMBEDDED,
      layer === 'server' ? STARTS_PAGE : above(packages('browser')),
      ...(upper.length > 0
        ? [
            {
              regex: `^(?:@footbridge/bridge/|(?:\\.\\./)+)(?:${upper.join('|')})(?:/|$)`,
              message: `The layers of packages/bridge: ${BRIDGE_LAYERS.map((names) => names.join(' · ')).join(' → ')} (docs/architecture.md).`,
            },
          ]
        : []),
    ],
  );
}

/** Who may import what (docs/architecture.md). Of several overrides that fit a file, the last one counts. */
export const IMPORT_RULES: OxlintOverride[] = [
  forbid(['packages/shared/**'], [NO_THEME, above(packages('bridge', 'browser', 'embedded')), ...BROWSER_SAFE]),
  forbid(['packages/browser/**/*.{ts,tsx}'], [NO_THEME, NO_EMBEDDED, DATA, ...BROWSER_SAFE]),
  // Stories show what the browser adds to the theme's HTML.
  forbid(['packages/browser/**/*.stories.tsx'], []),
  ...BRIDGE_LAYERS.flatMap((names, row) => names.map((layer) => bridgeLayer(layer, row))),
  forbid(
    ['packages/embedded/**'],
    [
      {
        regex: `${folders('components', 'wp-templates', 'pages')}|${packages('bridge', 'browser')}`,
        message: 'The content source knows nothing of the site that it feeds.',
      },
    ],
  ),
  forbid(
    ['site-config/**'],
    [above(packages('bridge', 'browser', 'embedded'), folders(...THEME.filter((name) => name !== 'site-config')))],
  ),
  // The server's entry, which hands the brands over.
  forbid(['site-config/serve.ts'], [NO_THEME, NO_EMBEDDED]),
  forbid(
    ['fragments/**', 'queries/**'],
    [above(packages('bridge', 'browser', 'embedded', 'shared'), folders(...THEME.filter((name) => name !== 'gql')))],
  ),
  forbid(
    ['components/**'],
    [
      above(folders('wp-templates', 'pages')),
      // Prose gets them from the template's page (BlocksContext), because they import components that render texts.
      onlyTypes(
        DIRECTION,
        folders('components/blocks'),
        '^(?:\\.\\./)+blocks/(?:registry|define-block|brand|forms|lists|page|text|[A-Z])',
      ),
      NO_EMBEDDED,
      STARTS_PAGE,
      DATA,
      ...BROWSER_SAFE,
    ],
  ),
  // What renders WordPress's blocks: on the server only, above the other components.
  forbid(
    ['components/blocks/**'],
    [
      above(
        folders('pages', 'queries', 'fragments'),
        // Of the templates what they share.
        '^@/wp-templates(?:/(?:index|TemplatePage|shared/[^/]+Page|[^/]+/(?:template|query|View)))?$',
      ),
      NO_EMBEDDED,
      STARTS_PAGE,
      onlyTypes('Only types: a block gets its tools as an argument.', packages('bridge')),
    ],
  ),
  forbid(
    ['**/*.island.tsx'],
    [above(folders('wp-templates', 'pages')), NO_EMBEDDED, STARTS_PAGE, DATA, ANY_BRAND, ...BROWSER_SAFE],
  ),
  forbid(
    ['components/browser/**'],
    [above(folders('wp-templates', 'pages')), NO_EMBEDDED, DATA, ANY_BRAND, ...BROWSER_SAFE],
  ),
  forbid(
    ['wp-templates/**'],
    [
      above(folders('pages')),
      NO_EMBEDDED,
      STARTS_PAGE,
      onlyTypes('Only types: a transform gets its tools as an argument.', packages('bridge')),
    ],
  ),
  forbid(
    ['wp-templates/**/View.tsx', 'wp-templates/**/*View.tsx', 'wp-templates/**/*Page.tsx'],
    [above(folders('pages')), NO_EMBEDDED, STARTS_PAGE, DATA, ...BROWSER_SAFE],
  ),
  forbid(
    ['pages/**'],
    [
      above(packages('bridge/server')),
      NO_EMBEDDED,
      // Pages are rendered on the server only: what runs in a browser is bundled from components/browser/main.ts.
      STARTS_PAGE,
    ],
  ),
  // Tests may import everything; the rules of their package's folder are not theirs.
  { files: ['**/__tests__/**'], rules: { 'no-restricted-imports': 'off' } },
];
