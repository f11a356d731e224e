import { graphql } from '@/gql';
import type { RequestedDate } from '@footbridge/bridge/wordpress/types';
import type { LinkView } from '@/components/Breadcrumbs/Breadcrumbs';
import { defineTemplate } from '../shared/define-template';
import { archiveIds, listing } from '../shared/listing';
import { ListingPage } from '../shared/ListingPage';
import { describeListing } from '../shared/structured-data/lists';

/** WPGraphQL has no date archives, only posts. */
const DATE_QUERY = graphql(`
  query GetDateArchive($ids: [ID]) {
    ...ArchivePosts
  }
`);

const IN_UTC = { timeZone: 'UTC' } as const;
const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', ...IN_UTC });
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', ...IN_UTC });

/** "2023", "January 2023", "January 13, 2023". */
function dateTitle({ year, month, day }: RequestedDate): string {
  if (!month) return String(year);
  const date = Date.UTC(year, month - 1, day ?? 1);
  return day ? DAY.format(date) : `${MONTH.format(date)} ${year}`;
}

/** Returns the breadcrumb trail: the year, and the month of a day. */
function dateTrail({ year, month, day }: RequestedDate, base: string): LinkView[] {
  const above = (levels: number) =>
    `${base
      .split('/')
      .slice(0, -1 - levels)
      .join('/')}/`;
  if (!month) return [];
  const inYear = { title: String(year), url: above(day ? 2 : 1) };
  return day ? [inYear, { title: MONTH.format(Date.UTC(year, month - 1, 1)), url: above(1) }] : [inYear];
}

/** The archive of a year, month or day. */
export const dateTemplate = defineTemplate({
  query: DATE_QUERY,
  variables: (_seedNode, address) => ({ ids: archiveIds(address) }),
  transform: ({ archivePosts }, tools, address) => {
    const { archive, date } = address;
    if (!archive || !date) return null;
    return listing({ title: dateTitle(date), trail: dateTrail(date, archive.base) }, archivePosts, tools, address);
  },
  View: ListingPage,
  describe: describeListing,
});
