import { readEnvironment } from '../env';

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
