import { setting } from '../env';

import type { ServerResponse } from 'node:http';

/** Host names of the editors' sites (specification, section 7). */
const UNPUBLISHED = /^(?:stagingadmin|local)\./i;

/** Whether search engines must not index this site; not by Host, which a client can choose. @throws EnvironmentError */
export function isStaging(env: Record<string, string | undefined> = process.env): boolean {
  const stage = setting('SITE_STAGE', env);
  if (stage) return stage === 'staging';
  const url = setting('WORDPRESS_URL', env);
  return url !== undefined && UNPUBLISHED.test(new URL(url).hostname);
}

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
