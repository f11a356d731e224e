import { randomBytes, randomUUID } from 'node:crypto';
import { EnvironmentError, readEnvironment } from '@/bridge/platform/env';
import { nextDefaults } from '../build/environment';
import { Problem } from '../process/problem';
import type { Variables } from '../process/supervisor';
import type { ServerArguments } from './arguments';

/**
 * The address of a real WordPress, or undefined for the embedded one. Throws a Problem naming the variable
 * where any value of the environment is wrong.
 */
export function requireEnvironment(env: Variables): string | undefined {
  try {
    return readEnvironment({ ...env, WORDPRESS_URL: env.WORDPRESS_URL || env.NEXT_PUBLIC_WORDPRESS_URL }).WORDPRESS_URL;
  } catch (error) {
    if (error instanceof EnvironmentError) throw new Problem(error.message);
    throw error;
  }
}

/** V8's old space and its semi-space, of which it has three; MB. */
const HEAP_MB = 256;
const YOUNG_MB = 8;

export interface Secrets {
  FOOTBRIDGE_SECRET: string;
  FAUST_SECRET_KEY: string;
}

/** What the environment brings, and throw-away values for the rest: the embedded WordPress gets the same ones. */
export function secretsForEmbedded(env: Variables): Secrets {
  return {
    FOOTBRIDGE_SECRET: env.FOOTBRIDGE_SECRET || randomBytes(32).toString('hex'),
    FAUST_SECRET_KEY: env.FAUST_SECRET_KEY || randomUUID(),
  };
}

/**
 * A recipient while mails are caught: the embedded WordPress has no staff, and its editors should see the mail.
 * @param domain the brand's; below `.example`, which is reserved (RFC 2606)
 */
export function staffForEmbedded(env: Variables, domain: string): { STAFF_EMAILS?: string } {
  return env.STAFF_EMAILS || env.SMTP_URL ? {} : { STAFF_EMAILS: `staff@${domain}.example` };
}

/** Where the site serves its metrics; null where METRICS_PORT names no port. */
export function metricsUrl(env: Variables): string | null {
  const { METRICS_PORT: port, METRICS_HOST: host } = readEnvironment({
    METRICS_PORT: env.METRICS_PORT,
    METRICS_HOST: env.METRICS_HOST,
  });
  return port === undefined ? null : `http://${host.includes(':') ? `[${host}]` : host}:${port}/metrics`;
}

/** Tokens and opened pages are sealed with it: what one process seals the others have to open. Throws a Problem without it. */
export function requireSharedSecret(env: Variables, processes: number): void {
  if (processes === 1 || env.FOOTBRIDGE_SECRET) return;
  throw new Problem(
    'FOOTBRIDGE_SECRET: several processes need it, or none knows what another one gave a visitor. Set it, the same as in WordPress, or leave out --processes.',
  );
}

/**
 * What a process may take of memory (docs/decisions/0024). By itself V8 takes gigabytes of a large machine before it looks
 * what it still needs, and glibc allocates an arena for each thread that ever compressed a page. What NODE_OPTIONS says of it counts.
 */
export function memorySettings({ NODE_OPTIONS, MALLOC_ARENA_MAX }: Variables): Variables {
  return {
    NODE_OPTIONS: [`--max-old-space-size=${HEAP_MB}`, `--max-semi-space-size=${YOUNG_MB}`, NODE_OPTIONS]
      .filter(Boolean)
      .join(' '),
    MALLOC_ARENA_MAX: MALLOC_ARENA_MAX || '2',
  };
}

/**
 * The environment in which Next serves: the same build, with WordPress's URL set now.
 * @param env with WORDPRESS_URL, and for the embedded WordPress its secrets.
 */
export function runEnvironment(
  env: Variables,
  { code, port, dev }: Pick<ServerArguments, 'code' | 'port' | 'dev'>,
): Variables {
  return {
    ...env,
    ...nextDefaults,
    // Development builds, too, which takes what it takes.
    ...(!dev && memorySettings(env)),
    NEXT_PUBLIC_WORDPRESS_URL: undefined,
    NODE_ENV: dev ? 'development' : 'production',
    SITE: code,
    // An .env file may name another one.
    NEXT_PUBLIC_SITE: code,
    // What it writes comes through this command's hands: it can't see that a person reads along.
    LOG_FORMAT: env.LOG_FORMAT || (process.stdout.isTTY ? 'text' : undefined),
    PORT: String(port),
  };
}
