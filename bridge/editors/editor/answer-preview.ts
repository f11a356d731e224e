import { loadLayout } from '../../pages/layout/load-layout';
import { allowWordPressFraming } from './allow-framing';
import { isSignInRefused } from '../../wordpress/versions';
import { isSetUp } from './grant';
import { renderPreview, parsePreview, previewPath } from './preview';
import { verifyEditor } from './session';
import { beginSignIn } from './sign-in';

import type { ServerResponse } from 'node:http';
import type { LayoutData, PreviewNotice, Template } from '../../wordpress/types';
import type { RequestWithCookies } from './cookies';
import type { RenderedPreview } from './preview';

type Drawn = Extract<RenderedPreview, { kind: 'page' }>;

export type PreviewAnswer =
  | { kind: 'page'; page: Drawn['page']; ribbon: Drawn['ribbon'] }
  | { kind: 'notice'; notice: PreviewNotice; layout: LayoutData }
  | { kind: 'redirect'; destination: string };

const STATUS: Record<PreviewNotice, number> = {
  'no-right': 403,
  hidden: 404,
  nothing: 404,
  unknown: 502,
  closed: 503,
  outdated: 503,
};

async function notice(response: ServerResponse, kind: PreviewNotice): Promise<PreviewAnswer> {
  response.statusCode = STATUS[kind];
  return { kind: 'notice', notice: kind, layout: (await loadLayout()).layout };
}

export interface PreviewRequest {
  /** Decoded, those below /preview/. */
  segments: readonly string[];
  query: URLSearchParams;
}

async function answer(
  request: RequestWithCookies,
  response: ServerResponse,
  { segments, query }: PreviewRequest,
  templates: Readonly<Record<string, Template>>,
): Promise<PreviewAnswer> {
  const asked = parsePreview(segments, query);
  if (!asked) return notice(response, 'nothing');
  if (!isSetUp()) return notice(response, 'closed');
  const check = await verifyEditor(request, response);
  if (check.kind === 'signed-out' && (await isSignInRefused())) return notice(response, 'outdated');
  if (check.kind === 'signed-out')
    return { kind: 'redirect', destination: await beginSignIn(request, response, previewPath(asked)) };
  if (check.kind !== 'editor') return notice(response, check.kind);
  const drawn = await renderPreview(asked, check.editor, templates);
  return drawn.kind === 'hidden' ? notice(response, 'hidden') : drawn;
}

/**
 * A request for `/preview/…`: the page for an editor, a sign-in for who is not signed in, a clear word for everybody else.
 * Nothing of it is kept, and no search engine may; WordPress may show it in a frame.
 * @throws UpstreamError
 */
export async function answerPreview(
  request: RequestWithCookies,
  response: ServerResponse,
  asked: PreviewRequest,
  templates: Readonly<Record<string, Template>>,
): Promise<PreviewAnswer> {
  response.setHeader('Cache-Control', 'private, no-store');
  response.setHeader('X-Robots-Tag', 'noindex, nofollow');
  // Not no-referrer: with it browsers send the page's forms with an Origin of "null".
  response.setHeader('Referrer-Policy', 'same-origin');
  const answered = await answer(request, response, asked, templates);
  // Only now: how WordPress calls itself is learnt with the layout.
  allowWordPressFraming(response);
  return answered;
}
