import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sites } from '../site-config/brands/index';
import { fontFiles } from '../site-config/fonts';
import type { StorybookConfig } from '@storybook/nextjs-vite';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

// From where they are kept: public/fonts/ holds only the brands that were built on this machine.
const fonts = Object.values(sites).flatMap((site) =>
  fontFiles(site).map(({ source, url }) => ({ from: path.join(root, source), to: url })),
);

const config: StorybookConfig = {
  framework: '@storybook/nextjs-vite',
  stories: ['../{browser,components}/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  staticDirs: ['../public', ...fonts],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    resolve: { ...vite.resolve, alias: { ...vite.resolve?.alias, '@': root } },
    build: { ...vite.build, chunkSizeWarningLimit: 2000 },
  }),
};

export default config;
