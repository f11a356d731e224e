import { callButton } from './CallButton/CallButton';

import type { ThemeBlock } from './define-block';

/**
 * The blocks that this theme draws in place of WordPress, by their names there: the plugin's (`footbridge/…`), and those of other
 * plugins (`acme/hero`, `acf/team`). docs/blocks.md explains how to add one.
 */
export const blocks: Readonly<Record<string, ThemeBlock>> = {
  'footbridge/call-button': callButton,
};
