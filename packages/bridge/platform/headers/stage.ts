import { setting } from '../env';

/** Host names of the editors' sites (specification, section 7). */
const UNPUBLISHED = /^(?:stagingadmin|local)\./i;

/**
 * Returns whether this is a staging site, which search engines must not index: by SITE_STAGE, else by WordPress's host. Not by the
 * request's Host, which a client can choose and a proxy can change.
 * @throws EnvironmentError when SITE_STAGE is invalid
 */
export function isStaging(env: Record<string, string | undefined> = process.env): boolean {
  const stage = setting('SITE_STAGE', env);
  if (stage) return stage === 'staging';
  const url = setting('WORDPRESS_URL', env);
  return url !== undefined && UNPUBLISHED.test(new URL(url).hostname);
}
