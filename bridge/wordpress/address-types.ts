/** What an address says and lists, for the loader and the transforms; part of types.ts, which hands it on. */

/** The posts that an address lists, as WordPress's main query would (docs/routing.md). */
export interface ArchivePage {
  /** Database ids of this page's posts, in WordPress's order. */
  ids: number[];
  /** From 1. */
  page: number;
  /** 0 where the list is empty. */
  pages: number;
  /** Posts on all pages together. */
  found: number;
  /** Site path of page 1 (`/category/rehab/`); page N is at `${base}page/N/`. */
  base: string;
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

/** Which of the reviews a page of the template "Reviews" is asked for: it divides its list itself. */
export interface RequestedReviews {
  /** WordPress's word for where they were written ("google"); null for all. */
  source: string | null;
  /** From 1. */
  page: number;
}

/** Articles that name a contributor, by what the person did for them: database ids, the newest first, each once. */
export interface Bylines {
  written: number[];
  edited: number[];
  reviewed: number[];
}

/** What the address says beside the node it names. */
export interface AddressContext {
  /** The clean path asked for. */
  path: string;
  /** The list at this address; null where it lists nothing. */
  archive: ArchivePage | null;
  date: RequestedDate | null;
  search: RequestedSearch | null;
  /** Part of a text that `<!--nextpage-->` divides, from 1. */
  part: number;
  /** Page of comments, from 1; null: the one WordPress shows without being asked. */
  commentPage: number | null;
  /** Database id of the page that shows the posts, where the front page is another. */
  postsPage: number | null;
  /** An author's name where GraphQL does not tell it: of those without posts. */
  authorName?: string;
  /** Absent: the first of all, on a page that has reviews. */
  reviews?: RequestedReviews;
  /** What a contributor worked on; null for all other addresses, and where WordPress could not say. */
  credits: Bylines | null;
}
