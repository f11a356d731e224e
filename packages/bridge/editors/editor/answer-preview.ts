import { previewPath } from '../../pages/routing/preview';
import { loadLayout, type LayoutData } from '../../pages/layout/load-layout';
import { withPreviewHeaders } from './preview-headers';
import { isSignInRefused } from '../../wordpress/versions';
import { isSetUp } from './grant';
import { renderPreview, parsePreview, type RenderedPreview } from './preview';
import { verifyEditor } from './session';
import { beginSignIn } from './sign-in';
import { theme } from '../../wordpress/theme';

import type { ServerResponse } from 'node:http';
import type { Template } from '../../wordpress/types';
import type { RequestWithCookies } from './cookies';

/** Why a signed-in editor cannot see a preview. 'unknown': WordPress did not recognize the token's user. */
export type PreviewNotice = 'no-right' | 'hidden' | 'nothing' | 'unknown' | 'closed' | 'outdated';

type Rendered = Extract<RenderedPreview, { kind: 'page' }>;

export type PreviewAnswer =
  | { kind: 'page'; page: Rendered['page']; ribbon: Rendered['ribbon'] }
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
  /** Below /preview/, decoded. */
  segments: readonly string[];
  query: URLSearchParams;
}

async function answer(
  request: RequestWithCookies,
  response: ServerResponse,
  { segments, query }: PreviewRequest,
  templates: Readonly<Record<string, Template>>,
): Promise<PreviewAnswer> {
  const requested = parsePreview(segments, query);
  if (!requested) return notice(response, 'nothing');
  if (!isSetUp()) return notice(response, 'closed');
  const check = await verifyEditor(request, response);
  if (check.kind === 'signed-out' && (await isSignInRefused())) return notice(response, 'outdated');
  if (check.kind === 'signed-out')
    return {
      kind: 'redirect',
      destination: await beginSignIn(request, response, previewPath(requested.target, requested.part)),
    };
  if (check.kind !== 'editor') return notice(response, check.kind);
  const rendered = await renderPreview(requested, check.editor, templates);
  return rendered.kind === 'hidden' ? notice(response, 'hidden') : rendered;
}

/** Answers `/preview/…`: the page for an editor, a redirect to the sign-in, or a notice. @throws UpstreamError */
export async function answerPreview(
  request: RequestWithCookies,
  response: ServerResponse,
  preview: PreviewRequest,
  templates: Readonly<Record<string, Template>> = theme().templates,
): Promise<PreviewAnswer> {
  return withPreviewHeaders(response, () => answer(request, response, preview, templates));
}
