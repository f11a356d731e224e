import type { Segment } from '@footbridge/shared/segments';

import type { StickyBarView } from './buttons';

export interface StickyConfig extends StickyBarView {
  hide: boolean;
}

export interface StickyOptions {
  segments: Partial<Record<Segment, StickyConfig>>;
  /** For all other segments (content_segments_default); null when it is empty. */
  fallback: StickyConfig | null;
}

export function isEmpty({ title, subtitle, buttons }: StickyBarView): boolean {
  return !title && !subtitle && buttons.length === 0;
}

/**
 * Returns the bar that a page shows (specification, sections 4 and 5): its own, unless the options have a default; else its
 * segment's; else that default.
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
