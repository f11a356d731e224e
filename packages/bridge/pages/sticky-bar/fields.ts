import { isSegment, type Segment } from '@footbridge/shared/segments';

import { stickyButtons } from './buttons';
import { isEmpty, type StickyConfig, type StickyOptions } from './choose';

import type { BarFields, StickyFields } from '../../wordpress/answers';

function config(fields: BarFields): StickyConfig {
  return {
    hide: fields.hide ?? false,
    title: fields.title?.trim() ?? '',
    subtitle: fields.subtitle?.trim() ?? '',
    buttons: stickyButtons(fields.buttons),
  };
}

/** Returns the first value of a select field; null when none was chosen, or an unknown one. */
export function segmentIn(fields: { segment?: readonly (string | null)[] | null } | null | undefined): Segment | null {
  const [first] = fields?.segment ?? [];
  return isSegment(first) ? first : null;
}

/** Returns a page's own bar (specification, section 3 "sticky_floater_cta_g"); null unless `customize` is set. */
export function ownBar(
  fields: { stickyFloaterCtaG?: (BarFields & { customize?: boolean | null }) | null } | null | undefined,
): StickyConfig | null {
  const group = fields?.stickyFloaterCtaG;
  return group?.customize ? config(group) : null;
}

/** Parses the options page (specification, section 3 "Site options"). Of two entries for a segment the first wins. */
export function stickyOptions(options: StickyFields | null | undefined): StickyOptions {
  const segments: StickyOptions['segments'] = {};
  for (const entry of options?.contentSegments ?? []) {
    const segment = segmentIn(entry);
    if (entry && segment) segments[segment] ??= config(entry);
  }
  const fallback = config(options?.contentSegmentsDefault ?? {});
  return { segments, fallback: isEmpty(fallback) ? null : fallback };
}
