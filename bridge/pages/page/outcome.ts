import type { LayoutData, PageInfo, VisitFacts } from '../../wordpress/types';

/** What asking WordPress for an address came to. The fourth, an upstream failure, is thrown as UpstreamError. */
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

/** Safety net only: edits are announced (seconds). */
export const PAGE_REVALIDATE_S = 3600;
/** Soon again, because an editor may be about to publish the address (seconds). */
export const NOT_FOUND_REVALIDATE_S = 60;
/** A page that lacks a part, or whose menus are older than they should be, or missing (seconds). */
export const DEGRADED_REVALIDATE_S = 60;
