import type { Shift } from './site-lists';

/** Templates and posts of a page, as WordPress's main query has them. */
export interface PageFacts {
  /** Candidates in WordPress's order, without `.php`; none for what is no page (feeds, sitemaps). */
  templates: string[];
  /** Addresses of the posts that are listed, in order; empty for a single post. */
  posts: string[];
  singular: boolean;
  canonical: string | null;
}

/** WordPress's response to an address. */
export interface Expected {
  /** Null where it is unknown: WordPress redirects all requests to the front end. */
  status: number | null;
  location: string | null;
  /** Null where only status and redirect are known. */
  page: PageFacts | null;
  /** Of a redirect: WordPress's response at its target, if it was requested. */
  target?: Pick<Expected, 'status' | 'location'>;
}

/** An address to compare. */
export interface Address {
  /** Path and query, as WordPress spells them. */
  path: string;
  /** The kind, for the table: post, term, date, search, variant … */
  kind: string;
  /** WordPress itself lists it, so the site must respond there, without a redirect. */
  listed: boolean;
  /** WordPress's id of the content, for `?p=`. */
  id?: number;
  /** The page of a list or part of a post; WordPress's response decides about the next one. */
  series?: { base: string; number: number; as: 'page' | 'part'; shift?: Shift };
}

/** The site's response to an address, after at most one redirect. */
export interface SiteAnswer {
  status: number;
  /** The target of the first response: a path of the site, a whole URL elsewhere, or null. */
  location: string | null;
  /** The page that the visitor sees; null where the redirect leads to a file or off the site. */
  shown: SitePage | null;
}

export interface SitePage {
  status: number;
  /** The target of a second redirect: a path of the site, a whole URL elsewhere. */
  location: string | null;
  html: boolean;
  template: string | null;
  posts: string[];
  canonical: string | null;
  isNoindex: boolean;
}

/** One line of the table. */
export interface Verdict {
  path: string;
  kind: string;
  wordpress: string;
  site: string;
  template: string;
  posts: string;
  /** Empty when the site responds as WordPress does. */
  differences: string[];
  /** Worth knowing, no difference. */
  notes: string[];
  /** False when WordPress's response is unknown. */
  comparable: boolean;
}
