const path = require('node:path');
const { withFaust } = require('@faustwp/core');

/** What the getting-started example sends with every page. */
const SAFETY = [
  { key: 'Strict-Transport-Security', value: 'max-age=63072000' },
  { key: 'X-Frame-Options', value: 'deny' },
  { key: 'X-Download-Options', value: 'noopen' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
];

const wordPress = new URL(process.env.NEXT_PUBLIC_WORDPRESS_URL ?? 'http://127.0.0.1:8787');

module.exports = withFaust({
  distDir: '../../../../.build/bench/faust-scaffold',
  // The packages are the project's own, four folders up.
  outputFileTracingRoot: path.join(__dirname, '../../../..'),
  reactStrictMode: true,
  images: { remotePatterns: [{ protocol: 'http', hostname: wordPress.hostname }] },
  i18n: { locales: ['en'], defaultLocale: 'en' },
  headers: () => [{ source: '/:path*', headers: SAFETY }],
});
