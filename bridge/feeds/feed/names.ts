import { site } from '@/site-config/site';

import { plainText } from '../../wordpress/html/clean';

import type { GetFeedNodeQuery, GetSiteOptionsQuery } from '@/gql/graphql';
import type { RequestedDate } from '../../wordpress/types';
import type { Channel } from './rss';

export type FeedNode = NonNullable<GetFeedNodeQuery['nodeByUri']>;

/** Returns `January 11, 2013`, as WordPress names a date archive. */
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

/** Returns the name of a list; empty for all posts. */
export function listName(node: FeedNode, isAllPosts: boolean): string {
  if (isAllPosts) return '';
  if (node.__typename === 'ContentType') return plainText(node.label);
  return 'name' in node ? plainText(node.name) : '';
}

/** Returns the site's name in WordPress. */
export function siteTitle(settings: GetSiteOptionsQuery['generalSettings'] | undefined): string {
  return plainText(settings?.title) || site.fullName;
}

/** Returns the fields that all feeds of the site share. */
export function channelFacts(settings: GetSiteOptionsQuery['generalSettings'] | undefined): Channel {
  return {
    description: plainText(settings?.description) || site.fullName,
    language: (settings?.language || 'en-US').replace('_', '-'),
  };
}
