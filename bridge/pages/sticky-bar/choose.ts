import type { Segment } from '@/shared/segments';

import type { StickyBarView } from '../../wordpress/types';

/** A bar as its editor left it. */
export interface StickyConfig extends StickyBarView {
  hide: boolean;
}

export interface StickyOptions {
  /** By content segment. */
  segments: Partial<Record<Segment, StickyConfig>>;
  /** For all others (content_segments_default); null where nothing is written in it. */
  fallback: StickyConfig | null;
}

export function isEmpty({ title, subtitle, buttons }: StickyBarView): boolean {
  return !title && !subtitle && buttons.length === 0;
}

/**
 * Which bar a page shows (specification, sections 4 "Sticky bar" and 5; decisions, "Segments and the sticky bar"): its
 * own, unless the options have a default; else the options' entry for its segment; else that default.
 * In: null for a page without segment; `own` null where its editor did not customize it. Out: null where the page has no
 * segment, nothing is found, or what is found is hidden or empty: the next one does not stand in for that.
 */
export function chooseStickyBar(
  segment: Segment | null,
  own: StickyConfig | null,
  { segments, fallback }: StickyOptions,
): StickyBarView | null {
  if (!segment) return null;
  const found = (!fallback && own) || segments[segment] || fallback;
  if (!found || found.hide || isEmpty(found)) return null;
  const { title, subtitle, buttons } = found;
  return { title, subtitle, buttons };
}
