import type { Segment } from './segments';
import type { PageKind } from './vendors/pages';

/** What a page says of itself to the code in its browser. The same for every visitor. */
export interface PageFacts {
  /** Canonical path: where the page's forms say they come from. */
  path: string;
  /** 'other' on a 404 page (specification, section 8). */
  segment: Segment | null;
  /** Names of the tags that its editor chose (gt_related_tags). */
  tags: string[];
  /** What third parties may be told of the page. */
  kind: PageKind;
  /** The page says nothing about its reader, so third parties may come (shared/vendors/pages.ts). */
  isOpen: boolean;
}

/** Id of the JSON block in a page that holds `{ config, page }`. */
export const PAGE_DATA_ID = 'page-data';
