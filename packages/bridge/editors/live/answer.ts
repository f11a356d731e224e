import { z } from 'zod';

import { loadLayout, type LayoutData } from '../../pages/layout/load-layout';
import { siteOrigin } from '../../pages/routing/origin';
import { readJson } from '../../platform/request/json';
import { isSameOrigin } from '../../platform/request/host';
import { sharedRateLimit } from '../../platform/request/rate-limit';
import { wordPressOrigins } from '../../wordpress/url/wordpress-addresses';
import { reportTiming, withPreviewHeaders } from '../editor/preview-headers';
import { renderLive, type LivePreview } from './render-live';
import { readToken } from './token';
import { theme } from '../../wordpress/theme';

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Templates } from '../editor/render-draft';

/** What `/preview/live/` shows in place of a page. 'waiting': no token has arrived. */
export type LiveNotice = 'waiting' | 'expired' | 'hidden' | 'busy' | 'slow';

const MAX_BODY_BYTES = 4096;
/** Several times what a fast typist causes. */
const limits = sharedRateLimit({ name: 'live-preview', max: 300, windowMs: 60_000 });

const bodySchema = z.object({ token: z.string(), part: z.int().min(1).max(9999).default(1) });

export type LiveAnswer =
  | Extract<LivePreview, { kind: 'page' }>
  | { kind: 'notice'; notice: LiveNotice; layout: LayoutData; origins: string[] };

const STATUS: Record<LiveNotice, number> = { waiting: 200, expired: 403, hidden: 404, busy: 429, slow: 408 };

async function notice(response: ServerResponse, kind: LiveNotice): Promise<LiveAnswer> {
  response.statusCode = STATUS[kind];
  const { layout } = await loadLayout();
  // After the layout, which has WordPress's own URL.
  return { kind: 'notice', notice: kind, layout, origins: wordPressOrigins() };
}

async function answer(request: IncomingMessage, response: ServerResponse, templates: Templates): Promise<LiveAnswer> {
  if (request.method !== 'POST') return notice(response, 'waiting');
  if (!isSameOrigin(request.headers)) return notice(response, 'expired');
  const body = await readJson(request, MAX_BODY_BYTES);
  if ('error' in body && body.error.status === 408) return notice(response.setHeader('Connection', 'close'), 'slow');
  const { data } = bodySchema.safeParse('value' in body ? body.value : null);
  const token = data && readToken(data.token, siteOrigin(request));
  if (!token) return notice(response, 'expired');
  if (!(await limits.take(`${token.post} ${token.share || token.user}`))) return notice(response, 'busy');
  const live = await renderLive(token, data.part, templates);
  return live.kind === 'page' ? live : notice(response, live.notice);
}

/** Answers `/preview/live/`: GET with an empty page, whose script posts its token; POST with the page. @throws UpstreamError */
export async function answerLive(
  request: IncomingMessage,
  response: ServerResponse,
  templates: Templates = theme().templates,
): Promise<LiveAnswer> {
  reportTiming(response);
  return withPreviewHeaders(response, () => answer(request, response, templates));
}
