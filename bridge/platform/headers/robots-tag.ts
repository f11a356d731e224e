import type { ServerResponse } from 'node:http';

const NAME = 'X-Robots-Tag';
/** What every answer of a staging site says (bridge/platform/headers/stage.ts). */
export const STAGING_TAG = 'noindex, nofollow';

/** No search engine shall show this answer, though it may follow its links; on a staging site more is said already, which stays. */
export function hideFromSearch(response: Pick<ServerResponse, 'hasHeader' | 'setHeader'>): void {
  if (!response.hasHeader(NAME)) response.setHeader(NAME, 'noindex');
}

/** As `hideFromSearch`, and what the answer links to is none of theirs either. */
export function closeToSearch(response: Pick<ServerResponse, 'setHeader'>): void {
  response.setHeader(NAME, STAGING_TAG);
}
