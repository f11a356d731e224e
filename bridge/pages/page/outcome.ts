import { NOT_FOUND_REVALIDATE_S } from '../../platform/lifetimes';

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

export const NOT_FOUND: PageOutcome = { kind: 'not-found', revalidate: NOT_FOUND_REVALIDATE_S };
