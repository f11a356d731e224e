import { CONTENT_ID_QUERY, LIVE_SEED_QUERY, PREVIEW_SEED_QUERY } from './queries';
import { PREVIEW_ROOT, previewedIn, type Previewed } from '../../pages/routing/preview';
import { postsPageId } from '../../pages/routing/settings';
import { queryWordPress } from '../../wordpress/faust/query';
import { cleanPath, decodeNonAscii, segmentsOf } from '../../wordpress/url/path';
import { editorsWordPress } from '../../pages/routing/origin';
import { renderDraft, type DraftPage, type Templates } from './render-draft';
import { ribbonFacts, type PreviewRibbonFacts } from './ribbon-facts';

import type { RequestedChanges } from '../../wordpress/render-scope';
import type { Editor } from './session';
import type { GetPreviewSeedQuery } from '@footbridge/bridge/gql/graphql';

const ID = /^[1-9]\d{0,11}$/;
const PART = /^[1-9]\d{0,3}$/;

export interface RequestedPreview {
  target: Previewed;
  part: number;
}

/** Parses `/preview/12/`, `/preview/12/2/` or `/preview/?p=12&preview=true`; null for anything else. */
export function parsePreview(segments: readonly string[], query: URLSearchParams): RequestedPreview | null {
  const [id, part, ...more] = segments;
  if (id === undefined) {
    const target = previewedIn(query);
    return target && { target, part: 1 };
  }
  if (!ID.test(id) || (part !== undefined && !PART.test(part)) || more.length > 0) return null;
  return { target: { id }, part: Number(part ?? 1) };
}

/** Returns the id of the text that an editor sees at a path of the public site. @throws UpstreamError */
export async function idAt(path: string, accessToken: string): Promise<string | null> {
  const segments = segmentsOf(path);
  const clean = segments && cleanPath(segments);
  if (clean === null) return null;
  const { nodeByUri } = await queryWordPress(
    CONTENT_ID_QUERY,
    { uri: decodeNonAscii(clean) },
    { reader: { accessToken } },
  );
  // WordPress resolves the posts page to the list of posts.
  const id =
    nodeByUri?.__typename === 'ContentType'
      ? await postsPageId()
      : nodeByUri && 'databaseId' in nodeByUri
        ? nodeByUri.databaseId
        : null;
  return id === null ? null : String(id);
}

/** hidden: the editor may not see the text, or there is none. */
export type RenderedPreview =
  | { kind: 'page'; page: DraftPage; ribbon: PreviewRibbonFacts }
  | { kind: 'redirect'; destination: string }
  | { kind: 'hidden' };

const HIDDEN: RenderedPreview = { kind: 'hidden' };

/** Renders what an editor has saved as the public page (docs/editors.md). */
export async function renderPreview(
  { target, part }: RequestedPreview,
  editor: Editor,
  templates: Templates,
): Promise<RenderedPreview> {
  const reader = { accessToken: editor.accessToken };
  const id = 'id' in target ? target.id : await idAt(target.path, editor.accessToken);
  if (id === null) return HIDDEN;
  const { node, saved } = await queryWordPress(PREVIEW_SEED_QUERY, { id }, { reader });
  // A text that the editor may not edit has no preview. Of another author's draft WordPress returns the title only.
  if (!node || node.isRestricted || (!saved && node.status !== 'inherit')) return HIDDEN;
  const base = `${PREVIEW_ROOT}${id}/`;
  const autosave = autosaveIn(saved);
  const changes: RequestedChanges | null = autosave && { id: node.databaseId, shown: 'nothing' };
  const edited = changes && (await queryWordPress(LIVE_SEED_QUERY, { id }, { reader, changes })).node;
  const isShown = changes?.shown === 'all' || changes?.shown === 'text';
  const draft = await renderDraft(isShown && edited ? edited : node, {
    base,
    part,
    preview: { reader, ...(isShown && { changes }) },
    templates,
  });
  if (draft.kind === 'redirect') return { kind: 'redirect', destination: base };
  if (draft.kind === 'hidden') return HIDDEN;
  const ribbon = ribbonFacts({
    node,
    saved: autosave && changes && changes.shown !== 'none' ? { at: autosave.modified, shown: changes.shown } : null,
    path: draft.path,
    wordPress: await editorsWordPress(),
  });
  return { kind: 'page', page: draft.page, ribbon };
}

const AUTOSAVE = /^\d+-autosave-v\d+$/;

/** Returns the autosave; null without one. The newest revision is another copy of the text, unless its slug says so. */
export function autosaveIn(saved: GetPreviewSeedQuery['saved']): { modified: string | null } | null {
  return saved?.slug && AUTOSAVE.test(saved.slug) ? { modified: saved.modified } : null;
}
