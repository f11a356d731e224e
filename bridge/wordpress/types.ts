/** What crosses the border between WordPress and the views. Type-only: safe to import anywhere. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DocumentNode } from 'graphql';
import type { Segment } from '@/shared/segments';
import type { PageKind } from '@/shared/vendors/pages';
import type { AddressContext } from './address-types';
import type { PaginateRest } from './faust/paginate-rest';

export type * from './address-types';

/** A picture ready to be drawn: on the site's own origin, its drawn size known. */
export interface ImageView {
  src: string;
  width: number;
  height: number;
  alt: string;
}

export interface Heading {
  id: string;
  text: string;
  /** 2 to 6. */
  level: number;
}

/** Editors' HTML after cleaning: safe, links and pictures on the site's own origin, headings with ids. */
export interface RichText {
  html: string;
  headings: Heading[];
}

/** A text that `<!--nextpage-->` divides. */
export interface TextParts {
  /** HTML as it came, at least one. */
  texts: string[];
  /** The highest number at which WordPress answers; beyond the last text it shows that again. */
  last: number;
}

/** A title: its words, and the same as safe HTML where an editor set some of them apart. Without markup `html` is empty. */
export interface InlineText {
  text: string;
  html: string;
}

/** A menu as it is drawn: only what a view reads. No numbers: every page's data would carry the few hundred bytes that they do not compress to. */
export interface MenuNode {
  title: string;
  url: string | null;
  /** Present when the link opens a new window. */
  target?: string;
  children: MenuNode[];
}

/** What every page's header and footer draw. */
export interface LayoutData {
  primary: MenuNode[];
  footer: MenuNode[];
  social: MenuNode[];
  /** Visitors are placed by a database of the operator's own: the one that comes along, and is credited, is not used. */
  hasOwnLocations?: true;
}

/** Any of WPGraphQL's MediaItem selections: what image() reads. */
export interface MediaItemFields {
  sourceUrl?: string | null;
  altText?: string | null;
  mediaDetails?: { width?: number | null; height?: number | null } | null;
}

/** The one policy for links, media and HTML, handed to transforms so that they need no other module of the bridge. */
export interface TransformTools {
  /** A site path (`/about/#team`), an absolute external address, or null for what leads nowhere. */
  link(url: string | null | undefined): string | null;
  image(media: MediaItemFields | null | undefined): ImageView | null;
  html(content: string | null | undefined): RichText;
  /** Content divided as WordPress divides it, before it is cleaned. */
  parts(content: string | null | undefined): TextParts;
  /** A title as WordPress shows it; what it may hold is written down in bridge/wordpress/html/inline.ts. */
  inline(title: string | null | undefined): InlineText;
  /** Tags dropped, entities decoded, white space folded. */
  text(html: string | null | undefined): string;
  /** A reader's comment as safe HTML, stricter than an editor's: no ids, no classes, no pictures. */
  comment(content: string | null | undefined): string;
  /** A text with this site's own address where WordPress's stood. */
  publicText(text: string): string;
}

/** Why a password did not open a page; 'closed': this WordPress opens it to nobody from outside. */
export type PostPasswordFailure = 'wrong' | 'too-many' | 'foreign' | 'closed';

/** Faust's seed node: what WordPress said about the path before the template's query is asked. */
export interface SeedNode {
  __typename?: string;
  id?: string;
  uri?: string | null;
  databaseId?: number;
  [field: string]: unknown;
}

/** What a transform makes of an answer: plain JSON, sent in the page. */
export interface TransformResult<View> {
  page: PageInfo;
  view: View;
}

/**
 * The eager side of a template: what to ask and what to make of the answer.
 * `transform` gives page information and the view's props; null means: WordPress has no such page after all (404).
 */
export interface TemplateStatics<Data, Variables extends Record<string, unknown>, View> {
  query: TypedDocumentNode<Data, Variables>;
  variables(seedNode: SeedNode, address: AddressContext): Variables;
  /** Completes the answer where a list of it is longer than one query can give. A failure fails the page: half a list would say that the rest is gone. */
  rest?(data: Data, paginateRest: PaginateRest): Promise<Data>;
  transform(data: Data, tools: TransformTools, address: AddressContext): TransformResult<View> | null;
}

/**
 * A template of any kind, as the page loader keeps them in one record.
 * GraphQL guarantees that an answer to `query` has the form that this template's `transform` takes.
 */
export interface Template {
  query: DocumentNode;
  /** As Faust calls it: the seed node, Faust's own context, and what the loader hands over as `extra`. */
  variables(seedNode: SeedNode, context: unknown, address: AddressContext): Record<string, unknown>;
  rest?(data: unknown, paginateRest: PaginateRest): Promise<unknown>;
  transform(data: unknown, tools: TransformTools, address: AddressContext): TransformResult<unknown> | null;
}

/** A button of the sticky bar: a link by the one policy, or the call link with the visitor's own number. */
export type StickyButton =
  | { kind: 'link'; title: string; url: string; /** Empty, or `_blank`. */ target: string }
  /** Words around the number; without number the words alone are the link. */
  | { kind: 'call'; before: string; after: string; hasNumber: boolean };

/** What a sticky bar says (specification, section 4); at least one of the three is not empty. Plain text. */
export interface StickyBarView {
  title: string;
  subtitle: string;
  buttons: StickyButton[];
}

/** What the page tells the visitor's browser about itself (specification, section 3 "Page data"); the same for everybody. */
export interface VisitFacts {
  /** 'other' where the address cannot have the field, null where it is empty or behind a password. */
  segment: Segment | null;
  /** Null where the page shows none. */
  stickyBar: StickyBarView | null;
  /** Names of the tags that its editor chose (gt_related_tags). */
  tags: string[];
  /** What other parties may be told of the page, where one may come; 'other' where it is absent. */
  kind?: PageKind;
  /** The page is open to vendors without an agreement (shared/vendors/pages.ts). Absent: it is not. */
  isOpen?: true;
}

/** What of a page's head changes in a browser, when it goes on to another page. */
export interface PageHeadView {
  title: string;
  description: string;
  /** Site path. */
  canonical: string;
  noindex: boolean;
  /** Site path of the RSS feed that belongs to the page. */
  feed?: string;
}

/** A place as an editor filled it in; what is not known is empty. */
export interface PlaceView {
  street: string;
  city: string;
  state: string;
  postalCode: string;
}

/**
 * All that the head says, part of every view's props. What stands here alone is for link previews and search engines: the
 * server prints it once, and it is in no data that the browser gets with the page (wp-templates/shared/structured-data).
 */
export interface HeadView extends PageHeadView {
  image: ImageView | null;
  /** Days, as the site's clock showed them: `2026-11-21`. */
  published?: string;
  modified?: string;
  /** Of the one place that the page is about. */
  place?: PlaceView;
  /** Structured data that an editor wrote for this page, parsed. */
  schema?: object;
}

/** What every view has beside its own props. */
export interface PageInfo {
  /** WordPress's database id; null where the address has no node of its own. */
  id: number | null;
  head: HeadView;
}

/** What a page's getStaticProps hands to the view. */
export interface PageProps {
  /** Name of the template that draws the page: the first candidate that exists. */
  template: string;
  page: PageInfo;
  /** The template's view props. */
  view: unknown;
  layout: LayoutData;
  visit: VisitFacts;
}

/** What the ribbon over an editor's preview says. */
export interface PreviewRibbonFacts {
  /** "Draft", "Scheduled", "Published, with changes that are not" … */
  state: string;
  author: string | null;
  /** What happened when: "saved May 4, 2026 at 9:30 AM". */
  date: string | null;
  /** WordPress's own address: editors only see it. */
  editUrl: string;
  /** Site path of the public page, or of the front page where there is none. */
  leaveUrl: string;
}

/** Why a preview is not shown to who is signed in. 'unknown': WordPress does not know the bearer of its own token. */
export type PreviewNotice = 'no-right' | 'hidden' | 'nothing' | 'unknown' | 'closed' | 'outdated';
