import type { Variables } from '../process/supervisor';

/** Names that decide at run time where content comes from; a build must not know them. */
const RUN_TIME_ONLY = ['WORDPRESS_URL', 'NEXT_PUBLIC_WORDPRESS_URL', 'FAUST_SECRET_KEY', 'FOOTBRIDGE_SECRET'];

/**
 * The environment of a build: the brand chosen, WordPress unknown. Next writes what it finds under these
 * names into its output, and then the same build could not be started for another WordPress.
 */
export function buildEnvironment(env: Variables, code: string): Variables {
  const kept = Object.fromEntries(Object.entries(env).filter(([name]) => !RUN_TIME_ONLY.includes(name)));
  return { ...kept, ...nextDefaults, NODE_ENV: 'production', NEXT_PUBLIC_SITE: code };
}

export const nextDefaults = {
  NEXT_TELEMETRY_DISABLED: '1',
  // .env files are read by our own start already; Next would read them again and bring back what is left out here.
  __NEXT_PROCESSED_ENV: 'true',
};
