import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { SITE_CODES, sites } from '../site-config/brands';
import { fontFiles } from '../site-config/fonts';
import type { StorybookConfig } from '@storybook/nextjs-vite';
import type { Plugin } from 'vite';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

// The site serves them from their folders, too (packages/bridge/pages/brand-files).
const fonts = sites.flatMap((site) =>
  fontFiles(site).map(({ source, url }) => ({ from: path.join(root, source), to: url })),
);

/** Replaces the module that reads the brands' folders. */
const bundledBrands: Plugin = {
  name: 'bundled-brands',
  enforce: 'pre',
  resolveId: (source) => (source === './brand/read' ? path.join(root, '.storybook/read-brands.ts') : null),
};

const pictures = SITE_CODES.map((code) => ({
  from: path.join(root, 'site-config/brands', code),
  to: `/brands/${code}`,
}));

const config: StorybookConfig = {
  framework: '@storybook/nextjs-vite',
  stories: ['../{packages/browser,components}/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  staticDirs: [...fonts, ...pictures],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), bundledBrands],
    resolve: {
      ...vite.resolve,
      alias: { ...vite.resolve?.alias, '@': root, '@footbridge': path.join(root, 'packages') },
    },
    build: { ...vite.build, chunkSizeWarningLimit: 2000 },
  }),
};

export default config;
