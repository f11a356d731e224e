import type { ServerResponse } from 'node:http';

const NAME = 'X-Robots-Tag';
/** The header of every response of a staging site (stage.ts). */
export const STAGING_TAG = 'noindex, nofollow';

/** Keeps a response out of search results; its links may be followed. Leaves a staging site's stricter header. */
export function hideFromSearch(response: Pick<ServerResponse, 'hasHeader' | 'setHeader'>): void {
  if (!response.hasHeader(NAME)) response.setHeader(NAME, 'noindex');
}

/** Keeps a response, and the pages it links to, out of search results. */
export function closeToSearch(response: Pick<ServerResponse, 'setHeader'>): void {
  response.setHeader(NAME, STAGING_TAG);
}
