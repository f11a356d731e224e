import path from 'node:path';

import { PAGE_EXPIRE_S } from './packages/bridge/platform/lifetimes';
import { MAX_PICTURE_BYTES } from './packages/bridge/cache/media/picture-limits';
import { IMAGE_QUALITIES, IMAGE_WIDTHS } from './packages/shared/pictures';
import { siteCode } from './site-config/site-code';
import { STYLED_COMPONENTS } from './packages/shared/styled-components';

import type { NextConfig } from 'next';

// What `webpack` below changes, Turbopack would silently leave out (docs/decisions/0042).
if (process.env.TURBOPACK)
  throw new Error('Footbridge is built with webpack: next build --webpack, next dev --webpack, or script/server');

/** For Node the package names a CommonJS file, of which webpack would bundle all of Sentry's instruments (docs/decisions/0039). */
const sentryModules = path.resolve('node_modules/@sentry/nextjs/build/esm/index.server.js');

/** One build for all brands. Development servers of several brands may run at once. */
const distDir = process.env.NODE_ENV === 'development' ? `.build/dev-${siteCode()}` : '.build/site';

const config: NextConfig = {
  distDir,
  // Where the browser build lies, and its entry; packages/tools/build/browser.ts makes it before Next builds.
  env: {
    FOOTBRIDGE_BROWSER_FOLDER: `${distDir}/browser`,
    FOOTBRIDGE_BROWSER_ENTRY: process.env.FOOTBRIDGE_BROWSER_ENTRY ?? '',
  },
  poweredByHeader: false,
  trailingSlash: true,
  // packages/bridge/server/steps/normalize-url.ts does it, together with what else is misspelled: a visitor is redirected once.
  skipTrailingSlashRedirect: true,
  transpilePackages: ['@faustwp/core'],
  compiler: { styledComponents: STYLED_COMPONENTS },
  // Types are checked by `npm run typecheck`; a build need not do it again.
  typescript: { ignoreBuildErrors: true },
  // The server build is there before Next builds (packages/tools/build/build.ts, which empties the folder).
  cacheHandler: path.resolve(distDir, 'runtime/handler.mjs'),
  cleanDistDir: false,
  // The handler above has its own memory cache.
  cacheMaxMemorySize: 0,
  expireTime: PAGE_EXPIRE_S,
  // Optimized images are cached as files; sharp's cache of operations would only take memory.
  experimental: { imgOptOperationCache: false },
  images: {
    deviceSizes: IMAGE_WIDTHS.filter((width) => width >= 640),
    imageSizes: IMAGE_WIDTHS.filter((width) => width < 640),
    qualities: IMAGE_QUALITIES,
    // AVIF would be a fifth smaller and ten times slower to make: the first visitor of a picture would wait for it.
    formats: ['image/webp'],
    // Only this site's own media: WordPress's uploads come through /media/. No query: each would be another picture to make.
    localPatterns: [{ pathname: '/media/**', search: '' }],
    remotePatterns: [],
    // Larger ones that state no length are read so far.
    maximumResponseBody: MAX_PICTURE_BYTES,
    minimumCacheTTL: 24 * 3600,
    // In DATA_DIR beside the pages: below the build's folder they would outlive a change of WordPress.
    customCacheHandler: true,
  },
  webpack: (webpackConfig, { isServer, buildId, webpack }) => {
    webpackConfig.plugins.push(
      new webpack.DefinePlugin({ 'process.env.FOOTBRIDGE_BUILD_ID': JSON.stringify(buildId) }),
    );
    // No page loads Next's browser bundles (docs/decisions/0042): compiling pages for them would take half of the build, and of the
    // development server's, which names pages by their files, it would take modules that no browser has.
    if (!isServer)
      webpackConfig.plugins.push(
        new webpack.NormalModuleReplacementPlugin(
          /^private-next-pages\/|^\.\/pages\/|\/pages\/_error(?:\.\w+)?$/,
          path.resolve('packages/browser/no-page.ts'),
        ),
      );
    if (isServer) webpackConfig.resolve.alias['@sentry/nextjs$'] = sentryModules;
    return webpackConfig;
  },
};

export default config;
