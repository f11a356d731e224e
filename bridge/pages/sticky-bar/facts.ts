import { z } from 'zod';

import { POSTS_PAGE_QUERY } from '@/queries/posts-page';

import { isHome } from '../archive/archive-page';
import { queryWordPress } from '../../wordpress/faust/query';
import { loadSiteOptions } from '../layout/load-layout';
import { log } from '../../platform/log';
import { chooseStickyBar } from './choose';
import { ownBar, segmentIn, stickyOptions } from './fields';

import type { GetSiteOptionsQuery } from '@/gql/graphql';
import type { StickyOptions } from './choose';
import type { AddressContext, SeedNode, VisitFacts } from '../../wordpress/types';

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
      gtRelatedTags: z.object({ nodes: z.array(z.object({ name: text }).nullable()) }).nullish(),
    })
    .nullish(),
  stickyCta: z.object({ stickyFloaterCtaG: bar.nullish() }).nullish(),
});

type VisitNode = z.infer<typeof nodeSchema>;

const NOTHING: VisitFacts = { segment: null, stickyBar: null, tags: [] };

function optionsOf(answer: GetSiteOptionsQuery | null): StickyOptions {
  return stickyOptions(answer?.siteOptions?.stickyFloater);
}

/** Returns the facts of an address that cannot have a segment, from given site options. */
export function otherFactsFrom(options: GetSiteOptionsQuery | null): VisitFacts {
  return { segment: 'other', stickyBar: chooseStickyBar('other', null, optionsOf(options)), tags: [] };
}

/** Returns the facts of an address that cannot have a segment (specification, section 2): a list, a term, an author, a search. */
export async function otherFacts(): Promise<VisitFacts> {
  return otherFactsFrom(await loadSiteOptions());
}

async function nodeFacts({ isRestricted, pageSettings, stickyCta }: VisitNode): Promise<VisitFacts> {
  // WordPress hides the text of a protected post, but returns its custom fields.
  if (isRestricted) return NOTHING;
  // First, because links are parsed with the addresses in the options.
  const options = optionsOf(await loadSiteOptions());
  const segment = segmentIn(pageSettings);
  const tags = (pageSettings?.gtRelatedTags?.nodes ?? []).flatMap((tag) => tag?.name?.trim() || []);
  return { segment, stickyBar: chooseStickyBar(segment, ownBar(stickyCta), options), tags };
}

/** Returns the node with the fields: at the posts page's address WordPress returns the post type instead of the page. */
async function nodeAt(seed: SeedNode, postsPage: number | null): Promise<unknown> {
  if (!isHome(seed) || postsPage === null) return seed;
  return (await queryWordPress(POSTS_PAGE_QUERY, { id: String(postsPage) })).page ?? seed;
}

/**
 * Returns the page data for the browser (specification, section 3 "Page data").
 * @param seed queried by queries/seed.ts
 * @throws UpstreamError when the posts page's fields cannot be loaded
 */
export async function visitFacts(
  seed: SeedNode,
  { postsPage }: Pick<AddressContext, 'postsPage'>,
): Promise<VisitFacts> {
  const parsed = nodeSchema.safeParse(await nodeAt(seed, postsPage));
  if (!parsed.success) {
    log(
      'warn',
      'sticky bar',
      `${seed.uri ?? 'a page'} has fields that do not match the content model: rendered without a bar`,
    );
    return NOTHING;
  }
  const { data } = parsed;
  return data.pageSettings === undefined && data.stickyCta === undefined ? otherFacts() : nodeFacts(data);
}
