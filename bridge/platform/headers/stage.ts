import { readEnvironment } from '../env';

/** Host names of the editors' sites (specification, section 7). */
const UNPUBLISHED = /^(?:stagingadmin|local)\./i;

/**
 * Returns whether this is a staging site, which search engines must not index: by SITE_STAGE, else by WordPress's host. Not by the
 * request's Host, which a client can choose and a proxy can change.
 * @throws EnvironmentError when SITE_STAGE is invalid
 */
export function isStaging(env: Record<string, string | undefined> = process.env): boolean {
  const { SITE_STAGE, WORDPRESS_URL } = readEnvironment({
    SITE_STAGE: env.SITE_STAGE,
    WORDPRESS_URL: env.WORDPRESS_URL,
  });
  if (SITE_STAGE) return SITE_STAGE === 'staging';
  return WORDPRESS_URL !== undefined && UNPUBLISHED.test(new URL(WORDPRESS_URL).hostname);
}
