import type { ButtonLink, StickyCta, TransformTools } from '@/bridge/types';
import type { OptionsFieldsFragment, StickyCtaFieldsFragment } from '@/gql/graphql';
import { segmentOf } from './segment';

/** The fields that a page's bar and the options page's have in common. An unset group is an object of nulls. */
interface BarFields {
  hide?: boolean | null;
  title?: string | null;
  subtitle?: string | null;
  buttons?: ({ link?: { url?: string | null; title?: string | null; target?: string | null } | null } | null)[] | null;
}

function buttons(fields: BarFields['buttons'], tools: TransformTools): ButtonLink[] {
  return (fields ?? []).flatMap((button) => {
    const url = tools.link(button?.link?.url);
    const title = button?.link?.title?.trim();
    return url && title ? [{ title, url, target: button?.link?.target ?? '' }] : [];
  });
}

function bar(fields: BarFields, tools: TransformTools): StickyCta {
  return {
    hide: fields.hide ?? false,
    title: fields.title?.trim() ?? '',
    subtitle: fields.subtitle?.trim() ?? '',
    buttons: buttons(fields.buttons, tools),
  };
}

const isEmpty = ({ title, subtitle, buttons: links }: StickyCta): boolean => !title && !subtitle && links.length === 0;

/** A page's own bar (specification, section 3 "sticky_floater_cta_g"); null unless its editor set `customize`. */
export function stickyCta(fields: StickyCtaFieldsFragment | null | undefined, tools: TransformTools): StickyCta | null {
  const group = fields?.stickyFloaterCtaG;
  return group?.customize ? bar(group, tools) : null;
}

export interface StickyOptions {
  /** By content segment. */
  segments: Record<string, StickyCta>;
  /** For all others; null where nothing is written in it. */
  fallback: StickyCta | null;
}

/** What the options page says (specification, section 3 "Site options"). Of two entries for a segment the first counts. */
export function stickyOptions(options: OptionsFieldsFragment | null | undefined, tools: TransformTools): StickyOptions {
  const segments: Record<string, StickyCta> = {};
  for (const entry of options?.contentSegments ?? []) {
    const segment = segmentOf(entry);
    if (entry && segment) segments[segment] ??= bar(entry, tools);
  }
  const fallback = bar(options?.contentSegmentsDefault ?? {}, tools);
  return { segments, fallback: isEmpty(fallback) ? null : fallback };
}

/**
 * Which bar a page shows: its own, unless the options have a default for all; else its segment's; else that default.
 * Out: null where the page has no segment, nothing is found, or what is found is hidden or empty (sections 4, 5).
 */
export function stickyCtaFor(segment: string | null, own: StickyCta | null, { segments, fallback }: StickyOptions): StickyCta | null {
  if (!segment) return null;
  const found = (!fallback && own) || (Object.hasOwn(segments, segment) ? segments[segment] : null) || fallback;
  return found && !found.hide && !isEmpty(found) ? found : null;
}
