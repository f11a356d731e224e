import type { Segment } from './segments';
import type { PageKind } from './vendors/pages';

/** A page's facts for the code in its browser. The same for every visitor. */
export interface PageFacts {
  /** Canonical path, which the page's forms send. */
  path: string;
  /** 'other' on a 404 page (specification, section 8). */
  segment: Segment | null;
  /** The page's field "Call number", one of the brand's variants. */
  callNumber?: string;
  /** Names of the tags in gt_related_tags. */
  tags: string[];
  /** What vendors may get about the page. */
  kind: PageKind;
  /** The page is open to vendors without an agreement (packages/shared/vendors/pages.ts). */
  isOpen: boolean;
  /** On a live preview: WordPress's origins, which may send messages to the page. */
  live?: readonly string[];
}

/** Id of the page's JSON block with `{ config, page }`. */
export const PAGE_DATA_ID = 'page-data';
