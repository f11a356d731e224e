import { z } from 'zod';

import { siteOrigin } from '../../pages/routing/origin';
import { readJson } from '../../platform/request/json';
import { isSameOrigin } from '../../platform/request/host';
import { sharedRateLimit } from '../../platform/request/rate-limit';
import { isUpstreamError } from '../../platform/upstream-error';
import { wordPressOrigins } from '../../wordpress/url/wordpress-addresses';
import { reportTiming, withPreviewHeaders } from '../editor/preview-headers';
import { renderBlock, type RenderedBlock } from './render-block';
import { readToken } from './token';

import type { IncomingMessage, ServerResponse } from 'node:http';

/** A block with its inner blocks may have a whole text in it. */
const MAX_BODY_BYTES = 262_144;
/** Of a block; it is logged. */
const MAX_NAME_LENGTH = 200;
/** Several times what a fast typist and a page of fifty blocks cause. */
const limits = sharedRateLimit({ name: 'block-preview', max: 900, windowMs: 60_000 });

const bodySchema = z.object({
  token: z.string(),
  block: z.object({
    name: z.string().min(1).max(MAX_NAME_LENGTH),
    attributes: z.record(z.string(), z.unknown()),
    content: z.string().nullable(),
  }),
});

/** What `/preview/block/` shows, and WordPress's origins, from which its script takes messages. */
export interface BlockAnswer extends RenderedBlock {
  origins: string[];
}

const NOTHING: RenderedBlock = { html: '', problem: '', facts: {} };

async function answer(request: IncomingMessage, response: ServerResponse): Promise<RenderedBlock> {
  const fail = (status: number): RenderedBlock => {
    response.statusCode = status;
    return NOTHING;
  };
  if (request.method !== 'POST') return NOTHING;
  if (!isSameOrigin(request.headers)) return fail(403);
  const body = await readJson(request, MAX_BODY_BYTES);
  if ('error' in body) return fail(body.error.status);
  const { data } = bodySchema.safeParse(body.value);
  if (!data) return fail(400);
  const token = readToken(data.token, siteOrigin(request));
  // A share link's reader edits nothing.
  if (!token || token.share) return fail(403);
  if (!(await limits.take(`${token.post} ${token.user}`))) return fail(429);
  try {
    return await renderBlock(data.block, token);
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return fail(503);
  }
}

/** Answers `/preview/block/`: GET with an empty page, whose script posts the editor's block; POST with how it looks. */
export async function answerBlock(request: IncomingMessage, response: ServerResponse): Promise<BlockAnswer> {
  reportTiming(response);
  const rendered = await withPreviewHeaders(response, () => answer(request, response));
  return { ...rendered, origins: wordPressOrigins() };
}
