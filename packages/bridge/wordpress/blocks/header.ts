import { renderScope } from '../render-scope';
import { theme } from '../theme';

const HEADER = 'x-footbridge-blocks';

/** Returns the header that makes WordPress mark the theme's blocks in texts; none outside of a page. */
export function blocksHeader(): Record<string, string> {
  const nonce = renderScope()?.blocks?.nonce;
  return nonce ? { [HEADER]: [nonce, ...theme().blocks.names].join(' ') } : {};
}
