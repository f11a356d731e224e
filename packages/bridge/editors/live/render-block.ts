import { LRUCache } from 'lru-cache';
import { z } from 'zod';

import { loadBlocks, newBlocks } from '../../pages/page/blocks';
import { toolsFor } from '../../pages/page/tools';
import { addressAt } from '../../pages/routing/resolution';
import { BLOCK_PREVIEW } from '../../pages/routing/preview';
import { UpstreamError } from '../../platform/upstream-error';
import {
  BLOCK_ELEMENT,
  blocksHeader,
  encodeBlock,
  markedBlocks,
  type MarkedBlock,
} from '../../wordpress/blocks/markers';
import { TOKEN_HEADER } from '../../wordpress/faust/links';
import { inRenderScope, type RenderScope } from '../../wordpress/render-scope';
import { fetchWordPress } from '../../wordpress/rest/request';
import { theme } from '../../wordpress/theme';
import { renderLive } from './render-live';

import type { PreviewToken } from './token';

const ROUTE = '/index.php?rest_route=/footbridge/v1/preview/block';
const answerSchema = z.object({ html: z.string() });

/** While an editor types in a block, its data and its page's facts are not loaded with each letter. */
const CACHE_TTL_MS = 10_000;
const MAX_CACHED = 50;
const answers = new LRUCache<string, NonNullable<unknown>>({ max: MAX_CACHED, ttl: CACHE_TTL_MS });
const pages = new LRUCache<string, object>({ max: MAX_CACHED, ttl: CACHE_TTL_MS });

export interface EditedBlock extends MarkedBlock {
  /** The block with its inner blocks as WordPress stores it; null for one without inner blocks. */
  content: string | null;
}

export interface RenderedBlock {
  /** Cleaned HTML (RichText). */
  html: string;
  /** Why a block shows its plain form, or nothing; '' without a reason. */
  problem: string;
  /** The view of the post's page, for a block that shows facts of it. */
  facts: object;
}

/** Returns a block with its inner blocks as WordPress renders it, marked. @throws UpstreamError */
async function renderedByWordPress(content: string, token: PreviewToken): Promise<string> {
  const response = await fetchWordPress(
    ROUTE,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [TOKEN_HEADER]: token.text, ...blocksHeader() },
      body: JSON.stringify({ content }),
      cache: 'no-store',
      redirect: 'manual',
    },
    { kind: 'rest', share: 'forms', isEditor: true, isRead: true },
  );
  const { data } = answerSchema.safeParse(response.ok ? await response.json() : null);
  if (!data) throw new UpstreamError(`the preview of a block: HTTP ${response.status}`);
  return data.html;
}

const marked = ({ name, attributes }: EditedBlock, nonce: string): string =>
  `<${BLOCK_ELEMENT} data-nonce="${nonce}" data-block="${encodeBlock({ name, attributes })}"></${BLOCK_ELEMENT}>`;

/** Returns the view of the post's page, if one of the blocks shows facts of it; none when it has no page. @throws UpstreamError */
async function pageOf(html: string, nonce: string, token: PreviewToken): Promise<object> {
  const { blocks, templates } = theme();
  if (!markedBlocks(html, nonce).some(({ name }) => blocks.ofPage.includes(name))) return {};
  const key = `${token.post} ${token.user}`;
  const known = pages.get(key);
  if (known) return known;
  const live = await renderLive(token, 1, templates);
  const view = live.kind === 'page' ? live.page.view : null;
  const facts = typeof view === 'object' && view !== null ? view : {};
  pages.set(key, facts);
  return facts;
}

/** Renders a block that is being edited. Its components and data are those of a page. */
export async function renderBlock(block: EditedBlock, token: PreviewToken): Promise<RenderedBlock> {
  const address = addressAt(BLOCK_PREVIEW);
  const blocks = newBlocks();
  const scope: RenderScope = { address, seed: {}, candidates: null, problems: [], blocks };
  const tools = toolsFor(address);
  return inRenderScope(scope, async () => {
    const { content } = block;
    const html = content === null ? marked(block, blocks.nonce) : await renderedByWordPress(content, token);
    const [facts] = await Promise.all([pageOf(html, blocks.nonce, token), loadBlocks(scope, html, tools, answers)]);
    return { html: tools.html(html).html, problem: blocks.problems.join('. '), facts };
  });
}
