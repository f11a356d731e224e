/** Types shared by the bridge, the transforms and the views. Type-only: safe to import anywhere. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DocumentNode } from 'graphql';
import type { AddressContext, SeoFacts, ShareTag } from './address-types';

export type * from './address-types';

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

/** Sanitized HTML of editors: links and pictures on the site's own origin, headings with ids. */
export interface RichText {
  html: string;
  headings: Heading[];
  /** The text begins with 911 or 988: its page is for people in a crisis. */
  opensWithCrisisCall: boolean;
}

export interface TextParts {
  /** Uncleaned HTML, at least one. */
  texts: string[];
  /** The highest number at which WordPress answers; beyond the last text it shows the last one. */
  last: number;
}

/** A title as plain text and as safe HTML; `html` is empty without markup. */
export interface InlineText {
  text: string;
  html: string;
}

export interface MediaItemFields {
  sourceUrl?: string | null;
  altText?: string | null;
  mediaDetails?: { width?: number | null; height?: number | null } | null;
}

/** The functions for links, media and HTML, passed to transforms so that they import nothing else of the bridge. */
export interface TransformTools {
  /** Returns a site path (`/about/#team`) or an absolute external address; null for an empty or invalid one. */
  link(url: string | null | undefined): string | null;
  image(media: MediaItemFields | null | undefined): ImageView | null;
  html(content: string | null | undefined): RichText;
  /** Splits uncleaned content as WordPress does. */
  parts(content: string | null | undefined): TextParts;
  /** Parses a title; packages/bridge/wordpress/html/inline.ts lists the allowed elements. */
  inline(title: string | null | undefined): InlineText;
  /** Returns plain text: without tags, with decoded entities and collapsed white space. */
  text(html: string | null | undefined): string;
  /** Returns an excerpt's HTML; null for an automatic one of hidden words, with `isWritten` for each automatic one. */
  excerpt(node: { excerpt?: string | null; content?: string | null }, options?: { isWritten?: boolean }): string | null;
  /** Returns a comment as safe HTML, stricter than an editor's: no ids, no classes, no pictures. */
  comment(content: string | null | undefined): string;
  /** Returns a WordPress user's name, and the path of the archive; null without a name. The page then depends on the user. */
  author(
    user: { name?: string | null; uri?: string | null } | null | undefined,
  ): { name: string; url: string | null } | null;
  publicText(text: string): string;
  /** What WordPress's SEO plugin computes for the page; absent without one. */
  seo?: SeoFacts;
}

/** Faust's seed node: what WordPress has at a path, queried before the template's query. */
export interface SeedNode {
  __typename?: string;
  id?: string;
  uri?: string | null;
  databaseId?: number;
  [field: string]: unknown;
}

/** A transform's result: plain JSON, sent in the page. */
export interface TransformResult<View> {
  page: PageInfo;
  view: View;
}

/** One page of a WPGraphQL list, a hundred nodes at most. */
export interface Connection<Node> {
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
  nodes: readonly (Node | null)[];
}

/** Loads the rest of a list by `query`, which returns the nodes after a cursor. The first page may be missing. */
export type PaginateRest = <Node>(
  query: TypedDocumentNode<{ list?: Connection<Node> | null }, { after: string | null }>,
  firstPage: Connection<Node> | null | undefined,
) => Promise<Node[]>;

/** A template of any type. `validateResponse` ensures that the answer has the type that `transform` takes. */
export interface Template {
  query: DocumentNode;
  variables(seedNode: SeedNode, address: AddressContext): Record<string, unknown>;
  rest?(data: unknown, paginateRest: PaginateRest): Promise<unknown>;
  transform(data: unknown, tools: TransformTools, address: AddressContext): TransformResult<unknown> | null;
}

/** A place as an editor entered it; unknown fields are empty. */
export interface PlaceView {
  street: string;
  city: string;
  state: string;
  postalCode: string;
}

/** The head's content. The optional fields and `image` are for link previews and search engines: only the server has them. */
export interface HeadView {
  title: string;
  description: string;
  /** Site path. */
  canonical: string;
  noindex: boolean;
  /** Directives for crawlers, if WordPress's SEO plugin has some. */
  robots?: string;
  /** The canonical address, if it is on another site. */
  original?: string;
  /** Open Graph and Twitter tags of WordPress's SEO plugin, which replace the site's own of the same name. */
  share?: ShareTag[];
  /** The page's title in breadcrumb trails, if it has another one there. */
  breadcrumb?: string;
  /** Site path of the RSS feed that belongs to the page. */
  feed?: string;
  image: ImageView | null;
  /** Dates in the site's time zone: `2026-11-21`. */
  published?: string;
  modified?: string;
  place?: PlaceView;
  /** Structured data that an editor wrote for this page, parsed. */
  schema?: object;
}

export interface PageInfo {
  /** WordPress's database id; null when the address has no node. */
  id: number | null;
  head: HeadView;
}
