import { z } from 'zod';

import { PREVIEW_ROOT } from '../../pages/routing/preview';
import { setting } from '../../platform/env';
import { lastEntry } from '../../cache/history';
import { entryAt } from '../../cache/page-cache/store';
import { isOutdated } from '../../cache/page-cache/site-invalidation';
import { cleanPath, pathOfUri, segmentsOf } from '../../wordpress/url/path';
import { versionFindings } from '../../wordpress/versions';
import { editorsWordPress } from '../../pages/routing/origin';
import { autosaveIn, idAt, parsePreview } from './preview';
import { editUrlOf, siteTime } from './ribbon-facts';
import { PREVIEW_SEED_QUERY } from './queries';
import { postsPageId } from '../../pages/routing/settings';
import { queryWordPress } from '../../wordpress/faust/query';
import { isUpstreamError } from '../../platform/upstream-error';
import { allowsMethod, apiError, sendError, sendJson } from '../../platform/request/json';
import { isSameOrigin } from '../../platform/request/host';
import { logEachMinute } from '../../platform/log-repeated';
import { noEditor } from './no-editor';
import { PROBLEMS } from './problems';
import { verifyEditor, type Editor } from './session';

import type { CacheFacts, DraftFacts, EditorPage } from '@footbridge/shared/editor-page';
import type { GetPreviewSeedQuery } from '@footbridge/bridge/gql/graphql';
import type { ServerResponse } from 'node:http';
import type { RequestWithCookies } from './cookies';

const MAX_PATH_LENGTH = 2000;
const NO_PATH = apiError(400, 'malformed', 'The path is missing or invalid.');

/** Answers `GET /api/editor/page?path=/about/`: the admin bar's data about a page. 401 signed out, 403 no right. */
export async function answerPageFacts(
  request: RequestWithCookies,
  response: ServerResponse,
  path: string | null,
): Promise<void> {
  if (!allowsMethod(request, response, ['GET'])) return;
  if (!isSameOrigin(request.headers)) return sendError(response, PROBLEMS.foreign);
  if (!path?.startsWith('/') || path.length > MAX_PATH_LENGTH) return sendError(response, NO_PATH);
  try {
    const check = await verifyEditor(request, response);
    if (check.kind !== 'editor') return sendError(response, noEditor(check));
    sendJson(response, 200, await pageFacts(path, check.editor));
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    logEachMinute('warn', 'editor', 'WordPress did not answer a request about an editor');
    sendError(response, PROBLEMS.upstream);
  }
}

type Node = NonNullable<GetPreviewSeedQuery['node']>;
type Saved = GetPreviewSeedQuery['saved'];

interface TextFacts {
  id: string;
  draft: DraftFacts | null;
}

const PUBLIC: ReadonlySet<unknown> = new Set(['publish', 'inherit']);

function savedSince(node: Node, saved: NonNullable<Saved>): string | null {
  if (!PUBLIC.has(node.status)) return node.modified ?? '';
  const autosave = autosaveIn(saved);
  // An autosave that is older than the last update is obsolete.
  return autosave && (autosave.modified ?? '') >= (node.modified ?? '') ? (autosave.modified ?? '') : null;
}

/** Returns whether the path is the text's own: WordPress resolves other paths, too, and a draft has only its id. */
async function isOwn(node: Node, path: string): Promise<boolean> {
  if (node.uri?.includes('?') || pathOfUri(node.uri) === path) return true;
  return node.databaseId === (await postsPageId());
}

async function textFacts(id: string, accessToken: string, path: string | null = null): Promise<TextFacts | null> {
  const { node, saved } = await queryWordPress(PREVIEW_SEED_QUERY, { id }, { reader: { accessToken } });
  // Of another author's draft WordPress returns the title only.
  if (!node || node.isRestricted || (path !== null && !(await isOwn(node, path)))) return null;
  // An upload has no autosave.
  if (!saved) return node.status === 'inherit' ? { id, draft: null } : null;
  const since = savedSince(node, saved);
  return { id, draft: since === null ? null : { previewUrl: `${PREVIEW_ROOT}${id}/`, savedAt: siteTime(since) } };
}

/** Returns the text at a path that has no cached page, such as a draft, a private or a scheduled page. */
async function hiddenTextFacts(path: string, accessToken: string): Promise<TextFacts | null> {
  const id = await idAt(path, accessToken);
  return id === null ? null : textFacts(id, accessToken, path);
}

interface Page {
  template: string | null;
  cache: CacheFacts | null;
  text: TextFacts | null;
}

const NOTHING: Page = { template: null, cache: null, text: null };
/** Pages that are rendered for each request. */
const UNCACHED = /^\/(?:search|unlock|comment)\//;

const valueSchema = z.object({
  pageData: z.object({ pageProps: z.object({ template: z.string(), page: z.object({ id: z.number().nullable() }) }) }),
});

function cacheFacts(found: NonNullable<Awaited<ReturnType<typeof entryAt>>>): CacheFacts {
  const [own, ...others] = found.dependencies;
  const keys = new Set(own?.keys);
  const sharedKeys = new Set(others.flatMap((other) => other.keys.filter((key) => !keys.has(key))));
  return {
    renderedAt: new Date(own?.at ?? found.lastModified).toISOString(),
    keys: [...keys],
    sharedKeys: [...sharedKeys],
    isOutdated: isOutdated(found),
  };
}

async function pageInCache(path: string, accessToken: string): Promise<Page> {
  const found = await entryAt(path);
  const own = valueSchema.safeParse(found?.value).data?.pageData.pageProps;
  const text = own
    ? own.page.id && (await textFacts(String(own.page.id), accessToken))
    : await hiddenTextFacts(path, accessToken);
  return { template: own?.template ?? null, cache: found && cacheFacts(found), text: text || null };
}

async function pageAt(path: string, accessToken: string): Promise<Page> {
  const segments = segmentsOf(path);
  const clean = segments && cleanPath(segments);
  if (!segments || !clean || UNCACHED.test(clean)) return NOTHING;
  if (!clean.startsWith(PREVIEW_ROOT)) return pageInCache(clean, accessToken);
  const preview = parsePreview(segments.slice(1), new URLSearchParams());
  const text = preview && 'id' in preview.target ? await textFacts(preview.target.id, accessToken) : null;
  // The page shows the draft already.
  return { ...NOTHING, text: text && { ...text, draft: null } };
}

/** Returns the admin bar's data about a page, from the cache and, with the editor's token, from WordPress. */
async function pageFacts(path: string, { login, name, rights, accessToken }: Editor): Promise<EditorPage> {
  const [{ template, cache, text }, wordPress, outdated] = await Promise.all([
    pageAt(path, accessToken),
    editorsWordPress(),
    versionFindings(),
  ]);
  const webhook = lastEntry('webhook');
  return {
    editor: { login, name },
    rights,
    dashboardUrl: `${wordPress}/wp-admin/`,
    editUrl: text && editUrlOf(wordPress, text.id),
    template,
    cache,
    lastWebhook: webhook && { at: webhook.at, about: webhook.about, pages: webhook.pages ?? 0 },
    draft: text?.draft ?? null,
    staff: (rights.clearAll && setting('STAFF_EMAILS')) || [],
    updates: outdated === 'unknown' ? null : outdated.map((finding) => finding.name),
  };
}
