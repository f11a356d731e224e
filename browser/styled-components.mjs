import { loadBindings, transform } from 'next/dist/build/swc/index.js';

import { STYLED_COMPONENTS } from '../site-config/styled-components.mjs';

/**
 * Compiles a file's styled-components with Next's own compiler, for the class names of the server's HTML.
 * @param {string} code as it stands in the file: the names come from it
 * @param {string} filename
 * @returns {Promise<{ code: string, map?: string }>}
 */
export async function compileStyles(code, filename) {
  await loadBindings();
  const jsc = {
    parser: { syntax: 'typescript', tsx: filename.endsWith('x') },
    target: 'es2022',
    transform: { react: { runtime: 'automatic' } },
  };
  return transform(code, { filename, jsc, styledComponents: STYLED_COMPONENTS, sourceMaps: true, isModule: true });
}

/** @type {import('vite').Plugin} */
export const styledComponents = {
  name: 'styled-components',
  enforce: 'pre',
  transform: {
    filter: { id: { include: /\.tsx?$/, exclude: /node_modules/ }, code: /from 'styled-components'/ },
    handler: compileStyles,
  },
};
