import type { HeadView, ImageView, PageInfo, PlaceView, TransformTools } from '@/bridge/wordpress/types';
import type { SchemaTextFieldsFragment } from '@/gql/graphql';
import { site } from '@/site-config/site';
import { truncate } from '@/visitor/lib/truncate';
import { isoDay } from './dates';
import { parsedSchema } from './schema-text';
import { type SeoFields, type SeoView, seoView } from './seo';

/** As much as a search engine shows, characters. */
const DESCRIPTION_LENGTH = 155;

/** What editors set about a page beside its text, and when they did. */
interface EditorsFields {
  pageSettings?: Partial<SchemaTextFieldsFragment> | null;
  seo?: SeoFields | null;
  date?: string | null;
  modified?: string | null;
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
  place?: PlaceView | null;
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

/** Never in a search engine: it would show the title, and nothing that a reader could open. */
const LOCKED = {
  seo: { description: `Only for readers who have the password of this page of ${site.fullName}.`, noindex: true },
};

/** What editors set about a node; nothing of one behind a password, though WordPress hands it out to anyone. */
export function editorsFields({ pageSettings, seo, date, modified }: EditorsFields, isHidden: boolean): EditorsFields {
  return isHidden ? LOCKED : { pageSettings, seo, date, modified };
}

/** What the head holds only where it is known. */
function knownFacts(
  facts: PageFacts,
  tools: TransformTools,
): Pick<HeadView, 'published' | 'modified' | 'place' | 'schema'> {
  const [published, modified] = [isoDay(facts.date), isoDay(facts.modified)];
  const schema = parsedSchema(facts.pageSettings, tools);
  return {
    ...(published && { published }),
    ...(modified && { modified }),
    ...(facts.place && { place: facts.place }),
    ...(schema && { schema }),
  };
}

/** Id and head of what stands at an address (specification, section 3 "Page data"; segment and sticky bar: bridge/pages/sticky-bar). */
export function pageInfo(facts: PageFacts, tools: TransformTools): PageInfo {
  const seo = seoView(facts.seo, tools);
  return {
    id: facts.id ?? null,
    head: {
      title: headTitle(facts, seo),
      description: truncate(seo.description || tools.text(facts.summary), DESCRIPTION_LENGTH),
      canonical: canonicalPath(facts, seo, tools),
      noindex: seo.noindex,
      image: seo.image ?? facts.image ?? null,
      ...knownFacts(facts, tools),
    },
  };
}
