import { site } from '@footbridge/shared/site/current';

import { loadSiteOptions } from '../layout/site-options';
import { log } from '../../platform/log';
import { chooseStickyBar, type StickyOptions } from './choose';
import { ownBar, segmentIn, stickyOptions } from './fields';

import type { BarFields, OptionsAnswer } from '../../wordpress/answers';
import type { Segment } from '@footbridge/shared/segments';
import type { PageKind } from '@footbridge/shared/vendors/pages';
import type { StickyBarView } from './buttons';

/** Page data for the browser's scripts (specification, section 3 "Page data"); the same for all visitors. */
export interface VisitFacts {
  /** 'other' when the address cannot have the field, null when it is empty or behind a password. */
  segment: Segment | null;
  stickyBar: StickyBarView | null;
  /** The page's field "Call number": one of the brand's variants. */
  callNumber?: string;
  /** Names of the tags that its editor chose (gt_related_tags). */
  tags: string[];
  /** What vendors may get about the page; absent: 'other'. */
  kind?: PageKind;
  /** The page is open to vendors without an agreement (packages/shared/vendors/pages.ts). Absent: it is not. */
  isOpen?: true;
}

/** The fields of fragments/visit.ts. Types without the field groups have neither of them. */
interface VisitNode {
  isRestricted?: boolean | null;
  pageSettings?: {
    segment?: readonly (string | null)[] | null;
    callNumber?: string | null;
    gtRelatedTags?: { nodes: readonly ({ name?: string | null } | null)[] } | null;
  } | null;
  stickyCta?: { stickyFloaterCtaG?: (BarFields & { customize?: boolean | null }) | null } | null;
}

const NOTHING: VisitFacts = { segment: null, stickyBar: null, tags: [] };

function optionsOf(answer: OptionsAnswer | null): StickyOptions {
  return stickyOptions(answer?.siteOptions?.stickyFloater);
}

/** Returns the facts of an address that cannot have a segment, from given site options. */
export function otherFactsFrom(options: OptionsAnswer | null): VisitFacts {
  return { segment: 'other', stickyBar: chooseStickyBar('other', null, optionsOf(options)), tags: [] };
}

/**
 * Returns the facts of an address that cannot have a segment (specification, section 2): a list, a term, an author, a
 * search.
 */
export async function otherFacts(): Promise<VisitFacts> {
  return otherFactsFrom(await loadSiteOptions());
}

/** Returns the variant that a page names; undefined for an empty field. Warns about one that the brand does not have. */
function pageNumber(given: string | null | undefined, name: string): string | undefined {
  const variant = given?.trim();
  if (!variant || Object.hasOwn(site().callNumbers, variant)) return variant || undefined;
  const known = Object.keys(site().callNumbers).join(', ');
  log(
    'warn',
    'call number',
    `${name} asks for the number "${variant}", which the brand does not have; it has ${known}`,
  );
  return undefined;
}

async function nodeFacts({ isRestricted, pageSettings, stickyCta }: VisitNode, name: string): Promise<VisitFacts> {
  // WordPress hides the text of a protected post, but returns its custom fields.
  if (isRestricted) return NOTHING;
  // First, because links are parsed with the addresses in the options.
  const options = optionsOf(await loadSiteOptions());
  const segment = segmentIn(pageSettings);
  const tags = (pageSettings?.gtRelatedTags?.nodes ?? []).flatMap((tag) => tag?.name?.trim() || []);
  const callNumber = pageNumber(pageSettings?.callNumber, name);
  return {
    segment,
    stickyBar: chooseStickyBar(segment, ownBar(stickyCta), options),
    ...(callNumber && { callNumber }),
    tags,
  };
}

const hasVisitFields = (value: unknown): value is VisitNode =>
  typeof value === 'object' && value !== null && ('pageSettings' in value || 'stickyCta' in value);

/** Returns the page data for the browser (specification, section 3). @param name of the page, for the log */
export async function visitFacts(data: unknown, name: string): Promise<VisitFacts> {
  const values: unknown[] = Object.values(Object(data));
  const node = values.find(hasVisitFields);
  return node === undefined ? otherFacts() : nodeFacts(node, name);
}
