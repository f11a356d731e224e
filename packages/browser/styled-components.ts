import { loadBindings, transform } from 'next/dist/build/swc/index.js';

import { STYLED_COMPONENTS } from '../shared/styled-components';

import type { Plugin } from 'vite';

/**
 * Compiles a file's styled-components with Next's own compiler, for the class names of the server's HTML.
 * @param code as it stands in the file: the names come from it
 */
export async function compileStyles(code: string, filename: string): Promise<{ code: string; map?: string }> {
  await loadBindings();
  const jsc = {
    parser: { syntax: 'typescript', tsx: filename.endsWith('x') },
    target: 'es2022',
    transform: { react: { runtime: 'automatic' } },
  };
  return transform(code, { filename, jsc, styledComponents: STYLED_COMPONENTS, sourceMaps: true, isModule: true });
}

export const styledComponents: Plugin = {
  name: 'styled-components',
  enforce: 'pre',
  transform: {
    filter: { id: { include: /\.tsx?$/, exclude: /node_modules/ }, code: /from 'styled-components'/ },
    handler: compileStyles,
  },
};
