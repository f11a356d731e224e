import { site } from '@/site-config/site';

import { plainText } from '../../wordpress/html/clean';

import type { GetFeedNodeQuery, GetSiteOptionsQuery } from '@/gql/graphql';
import type { RequestedDate } from '../../wordpress/types';
import type { Channel } from './rss';

export type FeedNode = NonNullable<GetFeedNodeQuery['nodeByUri']>;

/** `January 11, 2013`, as WordPress names a date's archive. */
export function dateName({ year, month, day }: RequestedDate): string {
  const style: Intl.DateTimeFormatOptions = {
    year: 'numeric',
    ...(month && { month: 'long' }),
    ...(day && { day: 'numeric' }),
  };
  return new Intl.DateTimeFormat('en-US', { ...style, timeZone: 'UTC' }).format(
    Date.UTC(year, (month ?? 1) - 1, day ?? 1),
  );
}

/** A list's own name; empty for the list of all posts. */
export function listName(node: FeedNode, isAllPosts: boolean): string {
  if (isAllPosts) return '';
  if (node.__typename === 'ContentType') return plainText(node.label);
  return 'name' in node ? plainText(node.name) : '';
}

/** The site's name as its editors set it. */
export function siteTitle(settings: GetSiteOptionsQuery['generalSettings'] | undefined): string {
  return plainText(settings?.title) || site.fullName;
}

/** What every feed of the site says of itself. */
export function channelFacts(settings: GetSiteOptionsQuery['generalSettings'] | undefined): Channel {
  return {
    description: plainText(settings?.description) || site.fullName,
    language: (settings?.language || 'en-US').replace('_', '-'),
  };
}
