import { brandBlocks } from './brand';
import { formBlocks } from './forms';
import { listBlocks } from './lists';
import { pageBlocks } from './page';
import { textBlocks } from './text';

import type { blockAttributes } from '@/gql/blocks';
import type { ThemeBlock } from './define-block';

/**
 * The blocks that this theme renders in place of WordPress, by their names there: the plugin's (`footbridge/…`), and those of other
 * plugins (`acme/hero`, `acf/team`). docs/blocks.md explains how to add one.
 */
export const blocks: Readonly<Record<keyof typeof blockAttributes, ThemeBlock> & Record<string, ThemeBlock>> = {
  ...brandBlocks,
  ...formBlocks,
  ...listBlocks,
  ...pageBlocks,
  ...textBlocks,
};
