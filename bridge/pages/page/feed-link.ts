import type { AddressContext, PageInfo } from '../../wordpress/types';

/** Returns the path of the page's feed: the site's on the front page, the list's on a list, otherwise null. */
function feedOf({ path, archive, search }: AddressContext): string | null {
  if (path === '/') return '/feed/';
  // Not for a search: its feed's address contains the visitor's words.
  return archive && !search ? `${archive.base}feed/` : null;
}

/** Returns page information with the feed of its address, if there is one. */
export function withFeed(page: PageInfo, address: AddressContext): PageInfo {
  const feed = feedOf(address);
  return feed ? { ...page, head: { ...page.head, feed } } : page;
}
