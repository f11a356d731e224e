import { site } from '@footbridge/shared/site/current';
import { isOpenPage, pageKind } from '@footbridge/shared/vendors/pages';

import { DEGRADED_REVALIDATE_S, PAGE_REVALIDATE_S } from '../../platform/lifetimes';

import type { RenderScope } from '../../wordpress/render-scope';
import type { AddressContext, PageInfo, TransformResult } from '../../wordpress/types';
import type { VisitFacts } from '../sticky-bar/facts';
import type { LoadedLayout } from '../layout/load-layout';
import type { PageOutcome } from './outcome';

/** Returns the path of the page's feed: the site's on the front page, the list's on a list, otherwise null. */
function feedOf({ path, archive, search }: AddressContext): string | null {
  if (path === '/') return '/feed/';
  // Not for a search: its feed's address contains the visitor's words.
  return archive && !search ? `${archive.base}feed/` : null;
}

function withFeed(page: PageInfo, address: AddressContext): PageInfo {
  const feed = feedOf(address);
  return feed ? { ...page, head: { ...page.head, feed } } : page;
}

interface TransformedPage {
  scope: RenderScope;
  result: TransformResult<unknown>;
  visit: VisitFacts;
  layout: LoadedLayout;
  /** Whether the address was resolved from current data. */
  isCurrent: boolean;
}

/** Returns what vendors may get about a page, and whether vendors without an agreement may load there. */
function vendorFacts(
  { address: { path }, hasLeadForm, template = '' }: RenderScope,
  { segment }: VisitFacts,
): Pick<VisitFacts, 'kind' | 'isOpen'> {
  return {
    kind: pageKind({ template, path }, site().aboutPath),
    ...(!hasLeadForm && isOpenPage({ template, segment, path }) && { isOpen: true }),
  };
}

/** Returns the outcome of a transformed page. It is revalidated sooner when it lacks a part or its data is stale. */
export function pageOutcome({ scope, result, visit, layout, isCurrent }: TransformedPage): PageOutcome {
  const { address, problems, template = '' } = scope;
  const isWhole = layout.current && isCurrent && problems.length === 0;
  return {
    kind: 'page',
    template,
    page: withFeed(result.page, address),
    view: result.view,
    layout: layout.layout,
    visit: { ...visit, ...vendorFacts(scope, visit) },
    revalidate: isWhole ? PAGE_REVALIDATE_S : DEGRADED_REVALIDATE_S,
  };
}
