import { sentryVitePlugin } from '@sentry/bundler-plugins/vite';
import path from 'node:path';
import { defineConfig } from 'vite';
import { styledComponents } from './styled-components';

const root = path.resolve(import.meta.dirname, '../..');

/** Server-only modules. Importing one fails the build. */
const SERVER_ONLY =
  /^(?:@footbridge\/(?:bridge\/|shared\/site\/current$)|@\/(?:queries|fragments|gql)\/|@\/site-config(?:$|\/(?:index|site|brands?)(?:$|\/)))/;

/** Files whose change reloads the page: Next's, and the embedded WordPress's content. */
const RENDERED =
  /\/(?:components|fragments|gql|packages|pages|queries|site-config|wp-templates)\/[^.].*\.(?:tsx?|md|json)$/;
/** Time for Next to see the edit. */
const RELOAD_DELAY_MS = 300;

/** Uploads a production build's source maps if Sentry's variables name a receiver (docs/errors.md). */
const { SENTRY_AUTH_TOKEN: authToken, SENTRY_ORG: org, SENTRY_PROJECT: project, SENTRY_URL: url } = process.env;
const uploadsSourceMaps =
  authToken && process.env.NODE_ENV === 'production'
    ? sentryVitePlugin({
        authToken,
        org,
        project,
        url,
        release: { inject: false, create: false, finalize: false },
        telemetry: false,
        silent: true,
      })
    : null;

/**
 * The browser build, one for all brands, separate from Next's. pages/_document.tsx loads its entry. Source maps stay in .build
 * and are never served.
 */
export default defineConfig(({ mode }) => ({
  root,
  base: '/browser/',
  cacheDir: path.join(root, '.build/vite'),
  publicDir: false,
  define: {
    'process.env.NODE_ENV': JSON.stringify(mode),
    // Drops unused code of Sentry: its debug messages, iframes, shadow trees, and its worker.
    __SENTRY_DEBUG__: 'false',
    __RRWEB_EXCLUDE_IFRAME__: 'true',
    __RRWEB_EXCLUDE_SHADOW_DOM__: 'true',
    __SENTRY_EXCLUDE_REPLAY_WORKER__: 'true',
  },
  plugins: [
    uploadsSourceMaps,
    styledComponents,
    {
      name: 'server-only',
      enforce: 'pre',
      resolveId(source, importer) {
        if (SERVER_ONLY.test(source)) throw new Error(`${importer} imports ${source}, which is server only`);
      },
    },
    {
      name: 'reload-pages',
      handleHotUpdate({ file, server }) {
        if (!RENDERED.test(file)) return undefined;
        setTimeout(() => server.ws.send({ type: 'full-reload' }), RELOAD_DELAY_MS);
        return [];
      },
    },
  ],
  resolve: {
    alias: [
      {
        find: /^@footbridge\/shared\/site\/client-config$/,
        replacement: path.join(root, 'packages/browser/page-data.ts'),
      },
      { find: /^@\//, replacement: `${root}/` },
      { find: /^@footbridge\//, replacement: `${root}/packages/` },
    ],
  },
  build: {
    outDir: path.join(root, '.build/browser'),
    target: 'es2022',
    sourcemap: 'hidden',
    manifest: 'manifest.json',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      input: path.join(root, 'components/browser/main.ts'),
      output: {
        // Lower case, as every URL of the site (packages/bridge/server/steps/normalize-url.ts).
        hashCharacters: 'hex',
        entryFileNames: '[name]-[hash].js',
        chunkFileNames: ({ name }) => `${name.toLowerCase()}-[hash].js`,
        assetFileNames: ({ names }) =>
          `${(names[0] ?? 'asset').toLowerCase().replace(/\.[a-z]+$/, '')}-[hash][extname]`,
        // One file for what every page loads, one for React. Shared modules as separate chunks would add a request.
        codeSplitting: {
          groups: [
            { name: 'main', test: /\/browser\/main\.ts$/ },
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    strictPort: true,
    watch: { ignored: ['**/{.build,.data,test-results,storybook-static,coverage}/**'] },
    cors: { origin: /^http:\/\/(?:127\.0\.0\.1|localhost)(?::\d+)?$/ },
  },
}));
