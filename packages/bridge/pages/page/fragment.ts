import { inRenderScope } from '../../wordpress/render-scope';
import { loadBlocks } from './blocks';
import { startScope } from './query';
import { toolsFor } from './tools';

import type { AddressContext, RichText } from '../../wordpress/types';
import type { PreviewScope } from '../../wordpress/render-scope';

const ADDRESS: AddressContext = {
  path: '/',
  archive: null,
  date: null,
  search: null,
  part: 1,
  commentPage: null,
  postsPage: null,
  bylines: null,
};

/**
 * Loads a part of a text as a page has it, with its blocks, for an editor.
 * @param load requests WordPress's HTML, with the headers of blocksHeader() (../../wordpress/blocks/header.ts)
 * @throws what `load` throws
 */
export async function loadFragment(load: () => Promise<string>, preview: PreviewScope): Promise<RichText> {
  const scope = startScope({ kind: 'node', seed: {}, candidates: null, address: ADDRESS, current: true }, preview);
  const content = await inRenderScope(scope, load);
  const tools = toolsFor(ADDRESS);
  await loadBlocks(scope, content, tools);
  return inRenderScope(scope, () => tools.html(content));
}
