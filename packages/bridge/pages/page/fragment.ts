import { inRenderScope, type PreviewScope } from '../../wordpress/render-scope';
import { addressAt } from '../routing/resolution';
import { loadBlocks } from './blocks';
import { startScope } from './query';
import { toolsFor } from './tools';

import type { RichText } from '../../wordpress/types';

const ADDRESS = addressAt('/');

/** Loads HTML of WordPress, requested with blocksHeader(), as a page has it, for an editor. */
export async function loadFragment(load: () => Promise<string>, preview: PreviewScope): Promise<RichText> {
  const scope = startScope({ kind: 'node', seed: {}, candidates: null, address: ADDRESS, current: true }, preview);
  const content = await inRenderScope(scope, load);
  const tools = toolsFor(ADDRESS);
  await loadBlocks(scope, content, tools);
  return inRenderScope(scope, () => tools.html(content));
}
