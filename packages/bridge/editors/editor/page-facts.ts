import { z } from 'zod';

import { PREVIEW_ROOT } from '../../pages/routing/preview';
import { setting } from '../../platform/env';
import { lastEntry } from '../../cache/history';
import { entryAt } from '../../cache/page-cache/store';
import { isOutdated } from '../../cache/page-cache/site-invalidation';
import { cleanPath } from '../../wordpress/url/path';
import { versionFindings } from '../../wordpress/versions';
import { editorsWordPress } from '../../pages/routing/origin';
import { hiddenTextFacts, textFacts, type TextFacts } from './page-facts-text';
import { parsePreview } from './preview';
import { editUrlOf } from './ribbon-facts';

import type { Editor } from './session';
import type { CacheFacts, EditorPage } from '@footbridge/shared/editor-page';

interface Page {
  template: string | null;
  cache: CacheFacts | null;
  text: TextFacts | null;
}

const NOTHING: Page = { template: null, cache: null, text: null };
/** Pages that are rendered for each request. */
const UNCACHED = /^\/(?:search|unlock|comment)\//;

/** Template and id of a page in Next's cache entry. */
const valueSchema = z.object({
  pageData: z.object({ pageProps: z.object({ template: z.string(), page: z.object({ id: z.number().nullable() }) }) }),
});

function segmentsOf(path: string): string[] | null {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

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
export async function pageFacts(path: string, { login, name, rights, accessToken }: Editor): Promise<EditorPage> {
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
