/** Texts with blocks, as WordPress's plugin marks them, and as cleaning hands them to Prose. */
import { encodeBlock } from '@footbridge/bridge/wordpress/blocks/markers';
import { inRenderScope, type RenderScope } from '@footbridge/bridge/wordpress/render-scope';

import type { PageBlocks } from '@footbridge/bridge/wordpress/blocks/types';

export const NONCE = '0123456789abcdef0123456789abcdef';

/** A block as WordPress marks it. */
export const marked = (name: string, attributes: object = {}, inner = '', nonce = NONCE): string =>
  `<footbridge-block data-nonce="${nonce}" data-block="${encodeBlock({ name, attributes })}">${inner}</footbridge-block>`;

/** A block as cleaned HTML has it. */
export const shown = (
  name: string,
  attributes: object = {},
  inner = '',
  data: unknown = null,
  plain?: string,
): string =>
  `<footbridge-block data-view="${encodeBlock({ name, attributes, data, plain })}">${inner}</footbridge-block>`;

/** Draws each block with its attributes as they are. */
const ofAnyTheme: PageBlocks = {
  nonce: NONCE,
  seal: 'a seal',
  problems: [],
  view: (name, attributes) => ({ name, attributes, data: null }),
};

export const pageScope = (path: string, blocks: Partial<PageBlocks> = {}): RenderScope => ({
  address: {
    path,
    part: 1,
    archive: null,
    date: null,
    search: null,
    commentPage: null,
    postsPage: null,
    bylines: null,
  },
  seed: {},
  candidates: null,
  problems: [],
  blocks: { ...ofAnyTheme, ...blocks },
});

/** Runs `work` as a page's render does. */
export const inPage = <Result>(work: () => Result, blocks: Partial<PageBlocks> = {}): Result =>
  inRenderScope(pageScope('/a-page/', blocks), work);
