import type { AddressContext, SeedNode } from '../../wordpress/types';

export interface Redirect {
  kind: 'redirect';
  destination: string;
  permanent: boolean;
}

/** What WordPress has at an address. */
export type Resolution =
  | {
      kind: 'node';
      seed: SeedNode;
      /** WordPress's template hierarchy; null leaves it to Faust. */
      candidates: readonly string[] | null;
      address: AddressContext;
      /** false: it was resolved without WordPress's routing. */
      current: boolean;
    }
  | Redirect
  | { kind: 'unknown' };

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
