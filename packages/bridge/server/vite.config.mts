import path from 'node:path';
import { defineConfig } from 'vite';

const root = path.resolve(import.meta.dirname, '../../..');

/**
 * The server build: what Node loads by a file's name, beside Next's own build. All entries are built together: what two of them
 * import is one chunk, and so one instance in the process. Packages stay in node_modules. `--outDir` says where it goes
 * (packages/tools/build/server.ts).
 */
export default defineConfig({
  root,
  publicDir: false,
  // As Next's build does with it.
  define: process.env.NEXT_PUBLIC_SITE
    ? { 'process.env.NEXT_PUBLIC_SITE': JSON.stringify(process.env.NEXT_PUBLIC_SITE) }
    : {},
  resolve: {
    alias: [
      { find: /^@\//, replacement: `${root}/` },
      { find: /^@footbridge\//, replacement: `${root}/packages/` },
    ],
  },
  build: {
    ssr: true,
    target: 'node22',
    sourcemap: true,
    rolldownOptions: {
      input: {
        handler: path.join(root, 'packages/bridge/cache/page-cache/handler.ts'),
        // The theme's, which hands its brands over.
        main: path.join(root, 'site-config/serve.ts'),
      },
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
});
