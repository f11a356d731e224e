import type { ImageView, MediaItemFields, PageInfo, TransformTools } from '@/bridge/types';
import { site } from '@/site-config/site';
import { truncate } from '@/visitor/lib/truncate';

/** As much as a search engine shows, characters. */
const DESCRIPTION_LENGTH = 155;

interface Seo {
  title?: string | null;
  description?: string | null;
  canonical?: string | null;
  noindex?: boolean | null;
  image?: { node?: MediaItemFields | null } | null;
}

export interface PageFacts {
  id?: number | null;
  uri: string | null | undefined;
  /** Plain text. */
  title: string;
  /** HTML or text the description is cut from where the editor wrote none. */
  summary?: string | null;
  segment?: (string | null)[] | null;
  seo?: Seo | null;
  image?: ImageView | null;
  /** The part shown of a text on several pages, from 1. */
  part?: number;
}

/** An editor may point a copy at its original, on this site only; otherwise a page is its own original. */
function canonicalPath(facts: PageFacts, tools: TransformTools): string {
  const chosen = tools.link(facts.seo?.canonical);
  if (chosen?.startsWith('/')) return chosen;
  const own = tools.link(facts.uri) ?? '/';
  return isLaterPart(facts) ? `${own}${facts.part}/` : own;
}

function isLaterPart({ part = 1 }: PageFacts): boolean {
  return part > 1;
}

/** As WordPress writes it: "Title – Page 2 | Site". */
function headTitle(facts: PageFacts, tools: TransformTools): string {
  const chosen = tools.text(facts.seo?.title);
  const part = isLaterPart(facts) ? ` – Page ${facts.part}` : '';
  return chosen ? `${chosen}${part}` : `${facts.title}${part} | ${site.shortName}`;
}

/** Page information of a node that editors can give a segment: a page, post or facility (specification, section 3 "Page data"). */
export function pageInfo(facts: PageFacts, tools: TransformTools): PageInfo {
  const { seo } = facts;
  return {
    id: facts.id ?? null,
    segment: facts.segment?.[0] || null,
    head: {
      title: headTitle(facts, tools),
      description: truncate(tools.text(seo?.description) || tools.text(facts.summary), DESCRIPTION_LENGTH),
      canonical: canonicalPath(facts, tools),
      noindex: seo?.noindex ?? false,
      image: tools.image(seo?.image?.node) ?? facts.image ?? null,
    },
  };
}

/** Page information of an address that cannot have a segment: archives, terms, authors, contributors count as 'other'. */
export function otherPageInfo(facts: Omit<PageFacts, 'segment'>, tools: TransformTools): PageInfo {
  return { ...pageInfo(facts, tools), segment: 'other' };
}
