import { subscribe, unsubscribe } from 'node:diagnostics_channel';

import { ServerResponse } from 'node:http';

import { readEnvironment } from '../env';
import { log } from '../log';
import { closeToSearch } from './robots-tag';

/** Hosts under which editors work on what is not public yet (specification, section 7). */
const UNPUBLISHED = /^(?:stagingadmin|local)\./i;

/**
 * Whether search engines are to keep out of this site: it is what SITE_STAGE says and, where that says nothing, a site whose
 * WordPress is a staging one. Never by the host of a request: anybody may send any, and a proxy may name none that is right.
 * @throws EnvironmentError when SITE_STAGE is something else
 */
export function isStaging(env: Record<string, string | undefined> = process.env): boolean {
  const { SITE_STAGE, WORDPRESS_URL } = readEnvironment({
    SITE_STAGE: env.SITE_STAGE,
    WORDPRESS_URL: env.WORDPRESS_URL,
  });
  if (SITE_STAGE) return SITE_STAGE === 'staging';
  return WORDPRESS_URL !== undefined && UNPUBLISHED.test(new URL(WORDPRESS_URL).hostname);
}

function close(message: unknown): void {
  if (
    typeof message === 'object' &&
    message !== null &&
    'response' in message &&
    message.response instanceof ServerResponse
  )
    closeToSearch(message.response);
}

/**
 * Shuts a staging site to search engines: every answer of this process says so from its beginning on, files, redirects and
 * what fails among them. Said here, because a header of next.config.ts is written into the build. Out: ends it.
 * @throws EnvironmentError when SITE_STAGE is neither stage: the start then stops
 */
export function shutStaging(): () => void {
  if (!isStaging()) return () => undefined;
  log('info', 'staging', 'this is a staging site: search engines are shut out of every answer (SITE_STAGE)');
  subscribe('http.server.request.start', close);
  return () => void unsubscribe('http.server.request.start', close);
}
