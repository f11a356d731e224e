import type { ImageView, PageInfo, TransformTools } from '@/bridge/types';
import type { SchemaTextFieldsFragment, SegmentFieldsFragment, StickyCtaFieldsFragment } from '@/gql/graphql';
import { site } from '@/site-config/site';
import { truncate } from '@/visitor/lib/truncate';
import { parsedSchema } from './schema-text';
import { segmentOf } from './segment';
import { type SeoFields, type SeoView, seoView } from './seo';
import { stickyCta } from './sticky-cta';

/** As much as a search engine shows, characters. */
const DESCRIPTION_LENGTH = 155;

/** What editors set about a page beside its text. */
interface EditorsFields {
  pageSettings?: (Partial<SegmentFieldsFragment> & Partial<SchemaTextFieldsFragment>) | null;
  stickyCta?: StickyCtaFieldsFragment | null;
  seo?: SeoFields | null;
}

export interface PageFacts extends EditorsFields {
  id?: number | null;
  uri: string | null | undefined;
  /** Plain text. */
  title: string;
  /** HTML or text the description is cut from where the editor wrote none. */
  summary?: string | null;
  image?: ImageView | null;
  /** The part shown of a text on several pages, from 1. */
  part?: number;
}

/** A page is its own original unless its editor named another. */
function canonicalPath(facts: PageFacts, seo: SeoView, tools: TransformTools): string {
  if (seo.canonical) return seo.canonical;
  const own = tools.link(facts.uri) ?? '/';
  return isLaterPart(facts) ? `${own}${facts.part}/` : own;
}

function isLaterPart({ part = 1 }: PageFacts): boolean {
  return part > 1;
}

/** As WordPress writes it: "Title – Page 2 | Site". */
function headTitle(facts: PageFacts, seo: SeoView): string {
  const part = isLaterPart(facts) ? ` – Page ${facts.part}` : '';
  return seo.title ? `${seo.title}${part}` : `${facts.title}${part} | ${site.shortName}`;
}

/** What editors set about a node; nothing of one behind a password, though WordPress hands it out to anyone. */
export function editorsFields({ pageSettings, stickyCta: bar, seo }: EditorsFields, isHidden: boolean): EditorsFields {
  return isHidden ? {} : { pageSettings, stickyCta: bar, seo };
}

/** Page information of a node that editors can give a segment: a page, post or facility (specification, section 3 "Page data"). */
export function pageInfo(facts: PageFacts, tools: TransformTools): PageInfo {
  const seo = seoView(facts.seo, tools);
  const bar = stickyCta(facts.stickyCta, tools);
  const schema = parsedSchema(facts.pageSettings);
  return {
    id: facts.id ?? null,
    segment: segmentOf(facts.pageSettings),
    ...(bar && { stickyCta: bar }),
    head: {
      title: headTitle(facts, seo),
      description: truncate(seo.description || tools.text(facts.summary), DESCRIPTION_LENGTH),
      canonical: canonicalPath(facts, seo, tools),
      noindex: seo.noindex,
      image: seo.image ?? facts.image ?? null,
      ...(schema && { schema }),
    },
  };
}

/** Page information of an address that cannot have a segment: archives, terms, authors, contributors count as 'other'. */
export function otherPageInfo(facts: Omit<PageFacts, 'pageSettings'>, tools: TransformTools): PageInfo {
  return { ...pageInfo(facts, tools), segment: 'other' };
}
