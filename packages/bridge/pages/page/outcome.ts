import { NOT_FOUND_REVALIDATE_S } from '../../platform/lifetimes';

import type { PageInfo } from '../../wordpress/types';
import type { LayoutData } from '../layout/load-layout';
import type { VisitFacts } from '../sticky-bar/facts';

export interface PageProps {
  /** Name of the template that renders the page: the first candidate that exists. */
  template: string;
  page: PageInfo;
  view: unknown;
  layout: LayoutData;
  visit: VisitFacts;
}

/** What WordPress has at an address. An upstream failure is thrown as UpstreamError. `revalidate` is in seconds. */
export type PageOutcome =
  | (PageProps & { kind: 'page'; revalidate: number })
  | { kind: 'not-found'; revalidate: number }
  | { kind: 'redirect'; destination: string; permanent: boolean; revalidate: number };

export const NOT_FOUND: PageOutcome = { kind: 'not-found', revalidate: NOT_FOUND_REVALIDATE_S };

/** Returns the props of a page for Next, without what else is known of it. */
export const propsOf = ({ template, page, view, layout, visit }: PageProps): { props: PageProps } => ({
  props: { template, page, view, layout, visit },
});
