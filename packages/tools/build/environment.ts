import type { Variables } from '../process/supervisor';

/** What is read at start. A build would write it into its output, and could not be started with other values. */
const RUN_TIME_ONLY =
  /^(?:WORDPRESS_URL|WORDPRESS_HEADERS|FAUST_SECRET_KEY|FOOTBRIDGE_SECRET|SITE|BRANDS_DIR|NEXT_PUBLIC_.*)$/;

/** Returns the environment of a build. @param onlySite the brand that it serves alone, if not any */
export function buildEnvironment(env: Variables, onlySite?: string): Variables {
  const own = Object.fromEntries(Object.entries(env).filter(([name]) => !RUN_TIME_ONLY.test(name)));
  return { ...own, ...nextDefaults, NODE_ENV: 'production', ...(onlySite && { NEXT_PUBLIC_SITE: onlySite }) };
}

export const nextDefaults = {
  NEXT_TELEMETRY_DISABLED: '1',
  // .env files are read by our own start already; Next would read them again and bring back what is left out here.
  __NEXT_PROCESSED_ENV: 'true',
};
