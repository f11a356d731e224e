import type { AddressContext, PageInfo } from '../../wordpress/types';

/** Path of the feed that a page announces: the site's on the front page, a list's own, none elsewhere. */
function feedOf({ path, archive, search }: AddressContext): string | null {
  if (path === '/') return '/feed/';
  // What was searched for is nobody's to subscribe to by accident.
  return archive && !search ? `${archive.base}feed/` : null;
}

/** Page information with its feed, if the address has one. */
export function withFeed(page: PageInfo, address: AddressContext): PageInfo {
  const feed = feedOf(address);
  return feed ? { ...page, head: { ...page.head, feed } } : page;
}
