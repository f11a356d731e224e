import { LIVE_SEED_QUERY } from '../editor/queries';

import { LIVE_PREVIEW } from '../../pages/routing/preview';
import { queryWordPress } from '../../wordpress/faust/query';
import { renderDraft, type DraftPage, type Templates } from '../editor/render-draft';
import { stateOf, type PreviewRibbonFacts } from '../editor/ribbon-facts';

import type { RequestedChanges } from '../../wordpress/render-scope';
import type { PreviewToken } from './token';

export type LivePreview =
  | { kind: 'page'; page: DraftPage; ribbon: PreviewRibbonFacts | null }
  | { kind: 'notice'; notice: 'expired' | 'hidden' };

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Renders a token's post with its newest unsaved changes. A share link has a ribbon. */
export async function renderLive(token: PreviewToken, part: number, templates: Templates): Promise<LivePreview> {
  const reader = { previewToken: token.text };
  const changes: RequestedChanges = { id: token.post, shown: 'nothing' };
  const { node } = await queryWordPress(LIVE_SEED_QUERY, { id: String(token.post) }, { reader, changes });
  if (changes.shown === 'refused') return { kind: 'notice', notice: 'expired' };
  if (!node) return { kind: 'notice', notice: 'hidden' };
  const options = { base: LIVE_PREVIEW, preview: { reader, changes }, templates };
  const wanted = await renderDraft(node, { ...options, part });
  // The text has become shorter.
  const draft = wanted.kind === 'redirect' ? await renderDraft(node, { ...options, part: 1 }) : wanted;
  if (draft.kind !== 'page') return { kind: 'notice', notice: 'hidden' };
  const ribbon = token.share
    ? {
        state: stateOf(node, changes.shown === 'all' || changes.shown === 'text'),
        author: null,
        date: `this link works until ${DATE.format(token.expires * 1000)}`,
        notShown: null,
      }
    : null;
  return { kind: 'page', page: draft.page, ribbon };
}
