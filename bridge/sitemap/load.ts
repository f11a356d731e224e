import { wordPressUrl } from '../env';
import { loadSiteOptions } from '../frame/load-frame';
import { kept } from '../shared/kept';
import { loadSections } from './sections';
import { sitemapIndex, sitemapPart } from './xml';

import type { Kept } from '../shared/kept';
import type { MachineAnswer } from '../xml/send';
import type { Sections } from './sections';

/** A walk over everything: not more often than this, however many parts are asked for. */
const FRESH_FOR = 10 * 60_000;

// On globalThis, where whoever clears caches can find it.
declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a property of globalThis
  var footbridgeSitemap: Kept<Sections> | undefined;
}

async function load(): Promise<Sections> {
  // What WordPress calls itself must be known before its addresses can be told from others'.
  await loadSiteOptions();
  return loadSections();
}

/**
 * The sitemap's index (`null` asked), or one of its parts (`posts-1`).
 * @throws UpstreamError when WordPress fails and no older sitemap is kept.
 */
export async function loadSitemap(part: string | null): Promise<MachineAnswer> {
  globalThis.footbridgeSitemap ??= kept({ name: 'sitemap', freshFor: FRESH_FOR, most: 1 });
  const { value: sections } = await globalThis.footbridgeSitemap.of(wordPressUrl(), load);
  return (part === null ? sitemapIndex(sections) : sitemapPart(sections, part)) ?? { kind: 'not-found' };
}
