import path from 'node:path';
import type { NextConfig } from 'next';

const config: NextConfig = {
  distDir: '../../../../.build/bench/empty-next',
  // The packages are the project's own, four folders up.
  outputFileTracingRoot: path.join(__dirname, '../../../..'),
  poweredByHeader: false,
  typescript: { ignoreBuildErrors: true },
};

export default config;
