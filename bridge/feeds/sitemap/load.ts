import { site } from '@/site-config/site';

import { wordPressUrl } from '../../platform/env';
import { loadSiteOptions } from '../../pages/layout/load-layout';
import { UpstreamError } from '../../platform/upstream-error';
import { cachedValues } from '../../cache/shared-values/cached-values';
import { loadSections } from './sections';
import { sitemapIndex, sitemapPart } from './xml';
import { processState } from '../../platform/process-state';

import type { CachedValues } from '../../cache/shared-values/cached-values';
import type { DocumentResult } from '../documents/send';
import type { Sitemap } from './sections';

/** A look at everything: without an edit not more often than this, however many parts are asked for. */
const FRESH_FOR = 10 * 60_000;

export const sitemapState = processState<CachedValues<Sitemap>>('sitemap');

async function load(older?: Sitemap): Promise<Sitemap> {
  // What WordPress calls itself must be known before its addresses can be told from others': by default every page that names
  // its own address as the original would look like a copy of another site's, and be left out.
  if (!(await loadSiteOptions())) throw new UpstreamError('what WordPress calls itself is not known');
  return loadSections(older);
}

/**
 * The sitemap's index (`null` asked), or one of its parts (`posts-1`).
 * @throws UpstreamError when WordPress fails and no older sitemap is kept.
 */
export async function loadSitemap(part: string | null): Promise<DocumentResult> {
  sitemapState.value ??= cachedValues({ name: 'sitemap', freshMs: FRESH_FOR, maxValues: 1 });
  const { value } = await sitemapState.value.of(wordPressUrl(), load);
  return (
    (part === null ? sitemapIndex(value.sections, site) : sitemapPart(value.sections, part, site)) ?? {
      kind: 'not-found',
    }
  );
}
