import path from 'node:path';

import { IMAGE_WIDTHS } from './bridge/url/image-widths';
import { parseSiteCode } from './site-config/site-code';
import { validateSites } from './site-config/validate';

import type { NextConfig } from 'next';

const site = parseSiteCode(process.env.NEXT_PUBLIC_SITE);
validateSites();

/**
 * Pages, for which a slash at the end is the canonical form; not APIs (a redirect would lose a POST) nor files.
 * The last look-ahead is there because Next lets every source end in an optional slash.
 */
const WITHOUT_SLASH = '/:path((?!api/|_next/|media/)(?:.*/)?[^/.]+(?!/))';

// The brand's alias is webpack's; a Turbopack build would silently carry the default brand (docs/decisions/0003).
if (process.env.TURBOPACK) throw new Error('Footbridge is built with webpack: next build --webpack, next dev --webpack, or script/server');

const brandFile = path.resolve(`site-config/brands/${site}.ts`);

const config: NextConfig = {
  // One folder a brand, so that the eight can stand beside each other.
  distDir: process.env.NODE_ENV === 'development' ? `.build/dev-${site}` : `.build/${site}`,
  env: { NEXT_PUBLIC_SITE: site },
  reactStrictMode: true,
  poweredByHeader: false,
  trailingSlash: true,
  skipTrailingSlashRedirect: true,
  redirects: async () => [{ source: WITHOUT_SLASH, destination: '/:path/', permanent: true }],
  transpilePackages: ['@faustwp/core'],
  compiler: { styledComponents: true },
  // Types are checked by `npm run typecheck`; a build need not do it again.
  typescript: { ignoreBuildErrors: true },
  cacheHandler: path.resolve('bridge/page-cache/handler.mjs'),
  // The handler above keeps pages in memory itself.
  cacheMaxMemorySize: 0,
  // Without it a CDN may hold a stale page for a year.
  expireTime: 24 * 3600,
  images: {
    deviceSizes: IMAGE_WIDTHS.filter((width) => width >= 640),
    imageSizes: IMAGE_WIDTHS.filter((width) => width < 640),
    // AVIF would be a fifth smaller and ten times slower to make: the first visitor of a picture would wait for it.
    formats: ['image/webp'],
    // Only this site's own media: WordPress's uploads come through /media/.
    localPatterns: [{ pathname: '/media/**' }, { pathname: '/brands/**' }],
    remotePatterns: [],
    minimumCacheTTL: 24 * 3600,
    // In DATA_DIR beside the pages: below the build's folder they would outlive a change of WordPress.
    customCacheHandler: true,
  },
  webpack: (webpackConfig) => {
    // By its file, not by '@/…': tsconfig's paths are resolved before aliases are looked at.
    webpackConfig.resolve.alias = { ...webpackConfig.resolve.alias, [`${path.resolve('site-config/site')}$`]: brandFile };
    return webpackConfig;
  },
  };

export default config;
