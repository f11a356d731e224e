/** Templates and posts of a page, as WordPress's main query has them. */
export interface PageFacts {
  /** Candidates in WordPress's order, without `.php`; none for what is no page (feeds, sitemaps). */
  templates: string[];
  /** Addresses of the posts that are listed, in order; empty for a single post. */
  posts: string[];
  singular: boolean;
  canonical: string | null;
}

/** What WordPress answers to an address. */
export interface Expected {
  /** Null where nobody could tell: WordPress sends everybody to the front end. */
  status: number | null;
  location: string | null;
  /** Null where only status and redirect are known. */
  page: PageFacts | null;
  /** Of a redirect: what WordPress answers where it leads, as far as that was asked. */
  target?: Pick<Expected, 'status' | 'location'>;
}

/** An address to compare. */
export interface Address {
  /** Path and query, as WordPress spells them. */
  path: string;
  /** What it is, for the table: post, term, date, search, variant … */
  kind: string;
  /** WordPress names it itself, so the site has to answer right there, without a redirect. */
  listed: boolean;
  /** WordPress's id of what stands there, for `?p=`. */
  id?: number;
  /** Which page of a list or part of a post this is; what comes next follows from WordPress's answer. */
  series?: { base: string; number: number; as: 'page' | 'part' };
}

/** What the site answers to an address, after at most one redirect. */
export interface SiteAnswer {
  status: number;
  /** Where the first answer leads: a path of the site, a whole URL elsewhere, or null. */
  location: string | null;
  /** The page that the visitor sees; null where the redirect leads to a file or away. */
  shown: SitePage | null;
}

export interface SitePage {
  status: number;
  /** Where it leads on, when it is a redirect again: a path of the site, a whole URL elsewhere. */
  location: string | null;
  html: boolean;
  template: string | null;
  posts: string[];
  canonical: string | null;
}

/** One line of the table. */
export interface Verdict {
  path: string;
  kind: string;
  wordpress: string;
  site: string;
  template: string;
  posts: string;
  /** Empty when the site answers as WordPress does. */
  differences: string[];
  /** Worth knowing, no difference. */
  notes: string[];
  /** WordPress's answer is not known, so there is nothing to compare with. */
  comparable: boolean;
}
