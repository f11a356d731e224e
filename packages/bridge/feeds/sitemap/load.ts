import { site } from '@footbridge/shared/site/current';

import { wordPressUrl } from '../../platform/env';
import { PAGE_REVALIDATE_S } from '../../platform/lifetimes';
import { loadSiteOptions } from '../../pages/layout/site-options';
import { UpstreamError } from '../../platform/upstream-error';
import { cachedValues } from '../../cache/shared-values/cached-values';
import { loadSections, type Sections } from './sections';
import { sitemapIndex, sitemapPart } from './xml';
import { processState } from '../../platform/process-state';

import type { DocumentResult } from '../documents/send';

const INDEX = '/sitemap.xml';

export const sitemapState = processState('sitemap', () =>
  cachedValues<Sections>({ name: 'sitemap', freshMs: PAGE_REVALIDATE_S * 1000, maxValues: 1 }),
);

async function load(): Promise<Sections> {
  // Without WordPress's own URL the canonical URLs of all pages would look like those of another site, and be left out.
  if (!(await loadSiteOptions())) throw new UpstreamError('WordPress’s own URL is not known');
  return loadSections();
}

/** Returns the sitemap's index, or its part `posts-1`. @throws UpstreamError when WordPress fails and no older one is cached */
export async function loadSitemap(part: string | null): Promise<DocumentResult> {
  const { value: sections } = await sitemapState.value(wordPressUrl(), load);
  if (part === null) return sitemapIndex(sections, site()) ?? { kind: 'not-found' };
  // An address of another plugin's sitemap (`/sitemap-pt-post-2012-01.xml`), or of a part that is gone.
  return sitemapPart(sections, part, site()) ?? { kind: 'redirect', destination: INDEX };
}
