import { z } from 'zod';

import { PREVIEW_ROOT } from '../../pages/routing/preview';
import { readEnvironment } from '../../platform/env';
import { lastWebhook } from '../../cache/history';
import { entryAt } from '../../cache/page-cache/store';
import { isOutdated } from '../../cache/page-cache/site-invalidation';
import { cleanPath } from '../../wordpress/url/path';
import { versionFindings } from '../../wordpress/versions';
import { editorsWordPress } from '../../pages/routing/origin';
import { hiddenTextFacts, textFacts } from './page-facts-text';
import { parsePreview } from './preview';
import { editAddress } from './ribbon-facts';

import type { EditorRights } from './rights';
import type { Editor } from './session';
import type { DraftFacts, TextFacts } from './page-facts-text';

/** How a page is kept, a missing one too. */
export interface CacheFacts {
  /** When asking WordPress for it began, ISO 8601. */
  madeAt: string;
  /** What its own answers hold: `post:1870`, `list:post`, `uri:/about/`. */
  keys: string[];
  /** What else it shows: menus and options, mostly those of every page. */
  sharedKeys: string[];
  /** Something of that was edited since: it is made again for whoever asks next. */
  isOutdated: boolean;
}

/** What the admin bar says of a page, to verified editors only (docs/editors.md). */
export interface PageFacts {
  editor: { login: string; name: string };
  rights: EditorRights;
  dashboardUrl: string;
  /** Null where the page is no text of its own, or not this editor's to edit. */
  editUrl: string | null;
  /** The template that drew the kept page. */
  template: string | null;
  /** Null for what is made for each request. */
  kept: CacheFacts | null;
  /** The last notice of WordPress, whatever it was about. */
  lastWebhook: { at: string; about: string; pages: number } | null;
  draft: DraftFacts | null;
  /** Whom to tell of a cleared cache; empty for an editor who may not clear everything. */
  staff: string[];
  /** What in WordPress is older than is safe, by name; null where WordPress does not report it. */
  updates: string[] | null;
}

interface Page {
  template: string | null;
  kept: CacheFacts | null;
  text: TextFacts | null;
}

const NOTHING: Page = { template: null, kept: null, text: null };
/** Made for each request and kept nowhere (docs/architecture.md). */
const UNKEPT = /^\/(?:search|unlock|comment)\//;

/** Of a page as Next keeps it: what drew it, and its text's number. */
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

function keptFacts(found: NonNullable<Awaited<ReturnType<typeof entryAt>>>): CacheFacts {
  const [own, ...others] = found.validity.dependencies;
  const keys = new Set(own?.keys);
  const sharedKeys = new Set(others.flatMap((other) => other.keys.filter((key) => !keys.has(key))));
  return {
    madeAt: new Date(own?.at ?? found.entry.lastModified).toISOString(),
    keys: [...keys],
    sharedKeys: [...sharedKeys],
    isOutdated: isOutdated(found.validity),
  };
}

async function keptPage(path: string, accessToken: string): Promise<Page> {
  const found = await entryAt(path);
  const own = valueSchema.safeParse(found?.entry.value).data?.pageData.pageProps;
  const text = own
    ? own.page.id && (await textFacts(String(own.page.id), accessToken))
    : await hiddenTextFacts(path, accessToken);
  return { template: own?.template ?? null, kept: found && keptFacts(found), text: text || null };
}

async function pageAt(path: string, accessToken: string): Promise<Page> {
  const segments = segmentsOf(path);
  const clean = segments && cleanPath(segments);
  if (!segments || !clean || UNKEPT.test(clean)) return NOTHING;
  if (!clean.startsWith(PREVIEW_ROOT)) return keptPage(clean, accessToken);
  const preview = parsePreview(segments.slice(1), new URLSearchParams());
  const text = preview && 'id' in preview.target ? await textFacts(preview.target.id, accessToken) : null;
  // It is the draft that is shown.
  return { ...NOTHING, text: text && { ...text, draft: null } };
}

/**
 * What the admin bar says of the page at a path, asked of the cache, and of WordPress in the editor's name.
 * @throws UpstreamError
 */
export async function pageFacts(path: string, { login, name, rights, accessToken }: Editor): Promise<PageFacts> {
  const [{ template, kept, text }, wordPress, outdated] = await Promise.all([
    pageAt(path, accessToken),
    editorsWordPress(),
    versionFindings(),
  ]);
  const notice = lastWebhook();
  return {
    editor: { login, name },
    rights,
    dashboardUrl: `${wordPress}/wp-admin/`,
    editUrl: text && editAddress(wordPress, text.id),
    template,
    kept,
    lastWebhook: notice && { at: notice.at, about: notice.about, pages: notice.pages ?? 0 },
    draft: text?.draft ?? null,
    staff: (rights.clearAll && readEnvironment({ STAFF_EMAILS: process.env.STAFF_EMAILS }).STAFF_EMAILS) || [],
    updates: outdated === 'unknown' ? null : outdated.map((finding) => finding.name),
  };
}
