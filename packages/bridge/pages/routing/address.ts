import type { AddressContext } from '../../wordpress/types';

/** Returns an address without list, part and search. */
export const addressAt = (path: string): AddressContext => ({
  path,
  archive: null,
  date: null,
  search: null,
  part: 1,
  commentPage: null,
  postsPage: null,
  bylines: null,
});
