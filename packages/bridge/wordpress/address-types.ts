/** What an address requests, for the loader and the transforms. types.ts re-exports it. */
import type { Point } from '@footbridge/shared/miles';

/** The posts that an address lists: WordPress's main query (packages/bridge/docs/routing.md). */
export interface ArchivePage {
  /** Database ids of this page's posts, in WordPress's order. */
  ids: number[];
  /** From 1. */
  page: number;
  /** 0 where the list is empty. */
  pages: number;
  found: number;
  /** Site path of page 1 (`/category/rehab/`); page N is at `${base}page/N/`. */
  base: string;
  /** WordPress's word before a page's number, if it is another than `page`. */
  pageBase?: string;
}

export interface RequestedDate {
  year: number;
  month?: number;
  day?: number;
}

export interface RequestedSearch {
  words: string;
  /** WordPress's name of the one post type searched; all of them without it. */
  postType?: string;
}

/** A search, and what the site's own index knows of its results; nothing where WordPress searched. */
export interface AnsweredSearch extends RequestedSearch {
  /** By database id: a part of the text in which every second string is a word of the search. */
  excerpts?: ReadonlyMap<number, readonly string[]>;
  payers?: readonly { name: string; isInNetwork: boolean }[];
}

/** The requested part of the list of a page with the template "Reviews". */
export interface RequestedReviews {
  /** WordPress's name of the reviews' source ("google"); null for all. */
  source: string | null;
  /** From 1. */
  page: number;
}

/** Why there is no place to measure from. empty to unknown: what was typed; no-place: the visitor's address has none. */
export type NearbyProblem =
  | 'empty'
  | 'no-zip-code'
  | 'territory'
  | 'military'
  | 'unknown'
  | 'no-place'
  | 'too-many'
  | 'failed'
  | 'no-table';

export interface RequestedNearby {
  /** Null: in the archive's order, for the reason in `problem`. */
  from: (Point & { name: string }) | null;
  problem: NearbyProblem | null;
  /** The ZIP code as typed, on one line, truncated. */
  typed: string;
  /** Returns the place of a facility that has an address only. */
  placeOfZip(postalCode: string): Point | null;
}

/** Database ids of the newest ones, newest first. */
export type Bylines = Record<'written' | 'edited' | 'reviewed', { ids: number[]; found: number }>;

/** What the SEO plugin of WordPress computes for a page, with addresses of this site. Empty where it says nothing. */
export interface SeoFacts {
  title: string;
  description: string;
  /** A site path, or an absolute address of another site; null for the page itself. */
  canonical: string | null;
  /** Directives for crawlers, without those that are the default. */
  robots: string[];
  /** Open Graph and Twitter tags, in order; a name may repeat. */
  share: ShareTag[];
  /** The category that the breadcrumb trail of a post names. */
  primary: { name: string; uri: string } | null;
  /** Titles in breadcrumb trails, by site path. */
  breadcrumbs: Readonly<Record<string, string>>;
}

export interface ShareTag {
  name: string;
  content: string;
}

export interface AddressContext {
  path: string;
  archive: ArchivePage | null;
  date: RequestedDate | null;
  search: AnsweredSearch | null;
  /** Part of a text with page breaks (`<!--nextpage-->`), from 1. */
  part: number;
  /** Page of comments, from 1; null for WordPress's default page. */
  commentPage: number | null;
  /** Database id of the posts page, when the front page is another page. */
  postsPage: number | null;
  /** What is above a text or term of another plugin's type, the highest first. */
  trail?: readonly { title: string; uri: string }[];
  /** Ids of texts that share its terms. */
  related?: readonly number[];
  /** WordPress's name of an object that GraphQL hides: an author without posts, a term of a plugin's taxonomy. */
  objectName?: string;
  /** Absent without an SEO plugin, and on previews. */
  seo?: SeoFacts;
  /** Absent: the first page of all reviews, on a page that has reviews. */
  reviews?: RequestedReviews;
  bylines: Bylines | null;
  /** Of `/nearby/` only. */
  nearby?: RequestedNearby;
}
