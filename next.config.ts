import path from 'node:path';

import { readEnvironment } from './bridge/platform/env';
import { headerRules } from './bridge/platform/headers/rules';
import { securityPolicy } from './bridge/platform/headers/security-policy';
import { FILE_CACHE_CONTROL, PAGE_EXPIRE_S } from './bridge/platform/lifetimes';
import { IMAGE_WIDTHS } from './bridge/wordpress/url/image-widths';
import { siteOf } from './site-config/brands';
import { DEFAULT_SITE } from './site-config/default-site';
import { STYLED_COMPONENTS } from './site-config/styled-components';
import { validateSites } from './site-config/validation/validate';
import { vendorsForConsent, configuredVendors } from './shared/vendors/configured';
import { earlyErrorsScript } from './visitor/errors/early-errors';
import { deferredScriptLoader } from './visitor/deferred-script';
import { firstPaintScript } from './visitor/number/first-paint';
import { speculationRules } from './browser/speculation-rules';

import type { NextConfig } from 'next';

const site = siteOf(process.env.NEXT_PUBLIC_SITE || DEFAULT_SITE);
validateSites();

// What `webpack` below changes, Turbopack would silently leave out (docs/decisions/0003).
if (process.env.TURBOPACK)
  throw new Error('Footbridge is built with webpack: next build --webpack, next dev --webpack, or script/server');

/** The public settings of the build, checked before pages carry them. */
const settings = readEnvironment(
  Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith('NEXT_PUBLIC_'))),
);
const vendors = vendorsForConsent(configuredVendors(site.vendors, settings));
const isDev = process.env.NODE_ENV === 'development';

const policy = securityPolicy({
  inlineScripts: [
    firstPaintScript(site),
    deferredScriptLoader,
    speculationRules,
    ...(settings.NEXT_PUBLIC_SENTRY_DSN && !isDev ? [earlyErrorsScript] : []),
  ],
  vendors,
  mapStyleUrl: settings.NEXT_PUBLIC_MAP_STYLE_URL,
  reviewWidgetUrl: settings.NEXT_PUBLIC_REVIEW_WIDGET_URL,
  devServer: process.env.FOOTBRIDGE_VITE_URL,
  isDev,
});

/** Icons and pictures of the brand, also where browsers ask for them unasked; a build may bring others at the same addresses. */
const BRAND_FILES = '/(brands/[^/]+/[^/]+\\.(?:svg|png|jpg|ico)|favicon\\.ico|apple-touch-icon(?:-precomposed)?\\.png)';

/** The brand's typefaces, for which browsers would otherwise ask again on each page. A file that changes behind its address is the same face. */
const TYPEFACES = '/fonts/:path*';

/** For Node the package names a CommonJS file, of which webpack would bundle all of Sentry's instruments (docs/decisions/0039). */
const sentryModules = path.resolve('node_modules/@sentry/nextjs/build/esm/index.server.js');

/** One folder a brand, so that the eight can stand beside each other, and beside a build with other settings. */
const distDir = isDev
  ? `.build/dev-${site.code}`
  : `.build/${[site.code, process.env.FOOTBRIDGE_BUILD].filter(Boolean).join('-')}`;

const config: NextConfig = {
  distDir,
  // Where the browser build lies, and its entry; script/lib/build/browser.ts makes it before Next builds.
  env: {
    NEXT_PUBLIC_SITE: site.code,
    FOOTBRIDGE_BROWSER_FOLDER: `${distDir}/browser`,
    FOOTBRIDGE_BROWSER_ENTRY: process.env.FOOTBRIDGE_BROWSER_ENTRY ?? '',
  },
  poweredByHeader: false,
  trailingSlash: true,
  // server/steps/normalize-url.ts does it, together with what else is misspelled: a visitor is redirected once.
  skipTrailingSlashRedirect: true,
  transpilePackages: ['@faustwp/core'],
  compiler: { styledComponents: STYLED_COMPONENTS },
  // Types are checked by `npm run typecheck`; a build need not do it again.
  typescript: { ignoreBuildErrors: true },
  // The server build is there before Next builds (script/lib/build/build.ts, which empties the folder).
  cacheHandler: path.resolve(distDir, 'runtime/handler.mjs'),
  cleanDistDir: false,
  headers: () => [
    ...headerRules(policy, isDev),
    {
      source: BRAND_FILES,
      headers: [{ key: 'Cache-Control', value: FILE_CACHE_CONTROL }],
    },
    {
      source: TYPEFACES,
      headers: [{ key: 'Cache-Control', value: 'public, max-age=2592000, stale-while-revalidate=2592000' }],
    },
  ],
  // The handler above keeps pages in memory itself.
  cacheMaxMemorySize: 0,
  expireTime: PAGE_EXPIRE_S,
  // What it draws is kept as files; its own cache of operations would only take memory.
  experimental: { imgOptOperationCache: false },
  images: {
    deviceSizes: IMAGE_WIDTHS.filter((width) => width >= 640),
    imageSizes: IMAGE_WIDTHS.filter((width) => width < 640),
    // AVIF would be a fifth smaller and ten times slower to make: the first visitor of a picture would wait for it.
    formats: ['image/webp'],
    // Only this site's own media: WordPress's uploads come through /media/. No query: each would be another picture to make.
    localPatterns: [
      { pathname: '/media/**', search: '' },
      { pathname: '/brands/**', search: '' },
    ],
    remotePatterns: [],
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
          path.resolve('browser/no-page.ts'),
        ),
      );
    if (isServer) webpackConfig.resolve.alias['@sentry/nextjs$'] = sentryModules;
    return webpackConfig;
  },
};

export default config;
