import { isSegment } from '@/shared/segments';

import { stickyButtons } from './buttons';
import { isEmpty } from './choose';

import type { OptionsFieldsFragment } from '@/gql/graphql';
import type { Segment } from '@/shared/segments';
import type { StickyConfig, StickyOptions } from './choose';

/** The fields that a page's bar and the options page's have in common. An unset group is an object of nulls. */
interface BarFields {
  hide?: boolean | null;
  title?: string | null;
  subtitle?: string | null;
  buttons?: Parameters<typeof stickyButtons>[0];
}

function config(fields: BarFields): StickyConfig {
  return {
    hide: fields.hide ?? false,
    title: fields.title?.trim() ?? '',
    subtitle: fields.subtitle?.trim() ?? '',
    buttons: stickyButtons(fields.buttons),
  };
}

/** The first of a select field's list; null where none was chosen, or one that this site does not know. */
export function segmentIn(fields: { segment?: readonly (string | null)[] | null } | null | undefined): Segment | null {
  const [first] = fields?.segment ?? [];
  return isSegment(first) ? first : null;
}

/** A page's own bar (specification, section 3 "sticky_floater_cta_g"); null unless its editor set `customize`. */
export function ownBar(
  fields: { stickyFloaterCtaG?: (BarFields & { customize?: boolean | null }) | null } | null | undefined,
): StickyConfig | null {
  const group = fields?.stickyFloaterCtaG;
  return group?.customize ? config(group) : null;
}

/** What the options page says (specification, section 3 "Site options"). Of two entries for a segment the first counts. */
export function stickyOptions(options: OptionsFieldsFragment | null | undefined): StickyOptions {
  const segments: StickyOptions['segments'] = {};
  for (const entry of options?.contentSegments ?? []) {
    const segment = segmentIn(entry);
    if (entry && segment) segments[segment] ??= config(entry);
  }
  const fallback = config(options?.contentSegmentsDefault ?? {});
  return { segments, fallback: isEmpty(fallback) ? null : fallback };
}
