import type { LayoutData, PageInfo, VisitFacts } from '../../wordpress/types';

/** What WordPress has at an address. An upstream failure is thrown as UpstreamError. `revalidate` is in seconds. */
export type PageOutcome =
  | {
      kind: 'page';
      template: string;
      page: PageInfo;
      view: unknown;
      layout: LayoutData;
      visit: VisitFacts;
      revalidate: number;
    }
  | { kind: 'not-found'; revalidate: number }
  | { kind: 'redirect'; destination: string; permanent: boolean; revalidate: number };

/** A safety net: WordPress announces edits by webhook. */
export const PAGE_REVALIDATE_S = 3600;
/** Short, because an editor may be about to publish the address. */
export const NOT_FOUND_REVALIDATE_S = 60;
/** Of a page that lacks a part, or was rendered from old data. */
export const DEGRADED_REVALIDATE_S = 60;

export const NOT_FOUND: PageOutcome = { kind: 'not-found', revalidate: NOT_FOUND_REVALIDATE_S };
