import { site } from '@footbridge/shared/site/current';
import { z } from 'zod';

import { loadSiteOptions } from '../layout/site-options';
import { log } from '../../platform/log';
import { chooseStickyBar } from './choose';
import { ownBar, segmentIn, stickyOptions } from './fields';

import type { OptionsAnswer } from '../../wordpress/answers';
import type { Segment } from '@footbridge/shared/segments';
import type { PageKind } from '@footbridge/shared/vendors/pages';
import type { StickyBarView } from './buttons';
import type { StickyOptions } from './choose';

/** Page data for the browser's scripts (specification, section 3 "Page data"); the same for all visitors. */
export interface VisitFacts {
  /** 'other' when the address cannot have the field, null when it is empty or behind a password. */
  segment: Segment | null;
  /** Null when the page shows none. */
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

const text = z.string().nullish();
const link = z.object({ url: text, title: text, target: text });
const bar = z.object({
  customize: z.boolean().nullish(),
  hide: z.boolean().nullish(),
  title: text,
  subtitle: text,
  buttons: z.array(z.object({ link: link.nullish() }).nullable()).nullish(),
});

/** The fields of fragments/visit.ts. Types without the field groups have neither of them. */
const nodeSchema = z.object({
  isRestricted: z.boolean().nullish(),
  pageSettings: z
    .object({
      segment: z.array(z.string().nullable()).nullish(),
      callNumber: text,
      gtRelatedTags: z.object({ nodes: z.array(z.object({ name: text }).nullable()) }).nullish(),
    })
    .nullish(),
  stickyCta: z.object({ stickyFloaterCtaG: bar.nullish() }).nullish(),
});

type VisitNode = z.infer<typeof nodeSchema>;

const NOTHING: VisitFacts = { segment: null, stickyBar: null, tags: [] };

function optionsOf(answer: OptionsAnswer | null): StickyOptions {
  return stickyOptions(answer?.siteOptions?.stickyFloater);
}

/** Returns the facts of an address that cannot have a segment, from given site options. */
export function otherFactsFrom(options: OptionsAnswer | null): VisitFacts {
  return { segment: 'other', stickyBar: chooseStickyBar('other', null, optionsOf(options)), tags: [] };
}

/** Returns the facts of an address that cannot have a segment (specification, section 2): a list, a term, an author, a search. */
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

/** Whether a value is a node with the fields of fragments/visit.ts. */
const hasVisitFields = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && ('pageSettings' in value || 'stickyCta' in value);

/**
 * Returns the page data for the browser (specification, section 3 "Page data").
 * @param data a template's, with the fields of fragments/visit.ts if the address can have them
 * @param name of the page, for the log
 */
export async function visitFacts(data: unknown, name: string): Promise<VisitFacts> {
  const node = Object.values(Object(data)).find(hasVisitFields);
  if (node === undefined) return otherFacts();
  const parsed = nodeSchema.safeParse(node);
  if (parsed.success) return nodeFacts(parsed.data, name);
  log('warn', 'sticky bar', `${name} has fields that do not match the content model: rendered without a bar`);
  return NOTHING;
}
