import path from 'node:path';

import { readEnvironment } from './bridge/env';
import { headerRules } from './bridge/headers/rules';
import { securityPolicy } from './bridge/headers/security-policy';
import { IMAGE_WIDTHS } from './bridge/url/image-widths';
import { sites } from './site-config/brands';
import { parseSiteCode } from './site-config/site-code';
import { validateSites } from './site-config/validate';
import { VENDORS_BY_BRAND } from './site-config/vendors/by-brand';
import { askedVendors, configuredVendors } from './site-config/vendors/configured';
import { earlyErrorsScript } from './visitor/errors/early';
import { lateScriptsStarter } from './visitor/late-scripts';
import { firstPaintScript } from './visitor/number/first-paint';

import type { NextConfig } from 'next';

const site = parseSiteCode(process.env.NEXT_PUBLIC_SITE);
validateSites();

/** What Next tells the browser's router about proxy.ts. */
const ROUTER_KNOWS = 'process.env.__NEXT_MIDDLEWARE_MATCHERS';

/**
 * The browser's router need not know proxy.ts: it looks at paths only, so a matcher for `/?p=12` would make it ask for the
 * front page's data once more after every visit (docs/decisions/0009). Redirects reach it without.
 */
function keepProxyFromBrowser(plugins: readonly unknown[]): void {
  const defined = plugins.flatMap((plugin) => {
    const definitions: unknown = typeof plugin === 'object' && plugin !== null && 'definitions' in plugin ? plugin.definitions : null;
    return typeof definitions === 'object' && definitions !== null && ROUTER_KNOWS in definitions ? [definitions] : [];
  });
  if (defined.length === 0) throw new Error(`This version of Next no longer defines ${ROUTER_KNOWS}: see docs/decisions/0009`);
  for (const definitions of defined) Object.assign(definitions, { [ROUTER_KNOWS]: '[]' });
}

// The brand's alias is webpack's; a Turbopack build would silently carry the default brand (docs/decisions/0003).
if (process.env.TURBOPACK) throw new Error('Footbridge is built with webpack: next build --webpack, next dev --webpack, or script/server');

/** Third parties of the build, checked before they are let in. */
const { NEXT_PUBLIC_ANALYTICS_ID, NEXT_PUBLIC_CALL_TRACKING_SRC, NEXT_PUBLIC_GTM_ID, NEXT_PUBLIC_HEAP_ID, NEXT_PUBLIC_MAP_STYLE_URL, NEXT_PUBLIC_RECAPTCHA_SITE_KEY, NEXT_PUBLIC_REVIEW_WIDGET_URL, NEXT_PUBLIC_SENTRY_DSN } = process.env;
const thirdParties = readEnvironment({ NEXT_PUBLIC_ANALYTICS_ID, NEXT_PUBLIC_CALL_TRACKING_SRC, NEXT_PUBLIC_GTM_ID, NEXT_PUBLIC_HEAP_ID, NEXT_PUBLIC_MAP_STYLE_URL, NEXT_PUBLIC_RECAPTCHA_SITE_KEY, NEXT_PUBLIC_REVIEW_WIDGET_URL, NEXT_PUBLIC_SENTRY_DSN });
const vendors = askedVendors(configuredVendors(VENDORS_BY_BRAND[site], thirdParties));

/** Errors are reported from production builds with somewhere to report them to (docs/errors.md). */
const reportsErrors = process.env.NODE_ENV === 'production' && thirdParties.NEXT_PUBLIC_SENTRY_DSN !== undefined;

const policy = securityPolicy({
  inlineScripts: [firstPaintScript(sites[site]), lateScriptsStarter, ...(reportsErrors ? [earlyErrorsScript] : [])],
  vendors,
  mapStyleUrl: thirdParties.NEXT_PUBLIC_MAP_STYLE_URL,
  reviewWidgetUrl: thirdParties.NEXT_PUBLIC_REVIEW_WIDGET_URL,
  isDev: process.env.NODE_ENV === 'development',
});

/** Icons and pictures of the brand, also where browsers ask for them unasked; a build may bring others at the same addresses. */
const BRAND_FILES = '/(brands/[^/]+/[^/]+\\.(?:svg|png|jpg|ico)|favicon\\.ico|apple-touch-icon(?:-precomposed)?\\.png)';

/** The brand's typefaces, for which browsers would otherwise ask again on each page. A file that changes behind its address is the same face. */
const TYPEFACES = '/fonts/:path*';
/** Its address is made of its content. */
const STYLE_SHEET = '/styles/:path*';

/** For Node the package names a CommonJS file, of which webpack would bundle all of Sentry's instruments (docs/decisions/0039). */
const sentryModules = path.resolve('node_modules/@sentry/nextjs/build/esm/index.server.js');

const brandFile = path.resolve(`site-config/brands/${site}.ts`);

const config: NextConfig = {
  // One folder a brand, so that the eight can stand beside each other, and beside a build with other settings.
  distDir: process.env.NODE_ENV === 'development' ? `.build/dev-${site}` : `.build/${[site, process.env.FOOTBRIDGE_BUILD].filter(Boolean).join('-')}`,
  // Whether there is anything to consent to: without it, pages carry nothing of that.
  env: { NEXT_PUBLIC_SITE: site, FOOTBRIDGE_ASKS_CONSENT: vendors.length > 0 ? '1' : '', FOOTBRIDGE_REPORTS_ERRORS: reportsErrors ? '1' : '' },
  reactStrictMode: true,
  poweredByHeader: false,
  trailingSlash: true,
  // proxy.ts does it, together with what else is misspelled: a visitor is sent once.
  skipTrailingSlashRedirect: true,
  // Normalized, an address has another host than Next compares it with, and the proxy's rewrites would leave the machine.
  skipProxyUrlNormalize: true,
  transpilePackages: ['@faustwp/core'],
  compiler: { styledComponents: true },
  // Types are checked by `npm run typecheck`; a build need not do it again.
  typescript: { ignoreBuildErrors: true },
  cacheHandler: path.resolve('bridge/page-cache/handler.mjs'),
  headers: () => [
    ...headerRules(policy, process.env.NODE_ENV === 'development'),
    { source: BRAND_FILES, headers: [{ key: 'Cache-Control', value: 'public, max-age=86400, stale-while-revalidate=604800' }] },
    { source: STYLE_SHEET, headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }] },
    { source: TYPEFACES, headers: [{ key: 'Cache-Control', value: 'public, max-age=2592000, stale-while-revalidate=2592000' }] },
  ],
  // The handler above keeps pages in memory itself.
  cacheMaxMemorySize: 0,
  // Without it a CDN may hold a stale page for a year.
  expireTime: 24 * 3600,
  // What it draws is kept as files; its own cache of operations would only take memory.
  experimental: { imgOptOperationCache: false },
  images: {
    deviceSizes: IMAGE_WIDTHS.filter((width) => width >= 640),
    imageSizes: IMAGE_WIDTHS.filter((width) => width < 640),
    // AVIF would be a fifth smaller and ten times slower to make: the first visitor of a picture would wait for it.
    formats: ['image/webp'],
    // Only this site's own media: WordPress's uploads come through /media/. No query: each would be another picture to make.
    localPatterns: [{ pathname: '/media/**', search: '' }, { pathname: '/brands/**', search: '' }],
    remotePatterns: [],
    minimumCacheTTL: 24 * 3600,
    // In DATA_DIR beside the pages: below the build's folder they would outlive a change of WordPress.
    customCacheHandler: true,
  },
  webpack: (webpackConfig, { isServer, dev, buildId, webpack }) => {
    // The browser has it in every page.
    if (isServer) webpackConfig.plugins.push(new webpack.DefinePlugin({ 'process.env.FOOTBRIDGE_BUILD_ID': JSON.stringify(buildId) }));
    // Of Sentry's code what is not used here: its own messages, frames, shadow trees, and a worker that would come from a blob.
    else webpackConfig.plugins.push(new webpack.DefinePlugin({ __SENTRY_DEBUG__: 'false', __RRWEB_EXCLUDE_IFRAME__: 'true', __RRWEB_EXCLUDE_SHADOW_DOM__: 'true', __SENTRY_EXCLUDE_REPLAY_WORKER__: 'true' }));
    if (!isServer && !dev) keepProxyFromBrowser(webpackConfig.plugins);
    // By its file, not by '@/…': tsconfig's paths are resolved before aliases are looked at.
    webpackConfig.resolve.alias = { ...webpackConfig.resolve.alias, [`${path.resolve('site-config/site')}$`]: brandFile };
    if (isServer) webpackConfig.resolve.alias['@sentry/nextjs$'] = sentryModules;
    return webpackConfig;
  },
};

export default config;
