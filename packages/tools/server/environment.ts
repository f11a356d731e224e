import { randomBytes, randomUUID } from 'node:crypto';
import { totalmem } from 'node:os';
import { readEnvironment, setting } from '@footbridge/bridge/platform/env';
import { nextDefaults } from '../build/build';
import { Problem } from '../process/problem';
import type { Variables } from '../process/supervisor';
import type { ServerArguments } from './arguments';

export const readWordPressUrl = (env: Variables): string | undefined =>
  readEnvironment({ ...env, WORDPRESS_URL: env.WORDPRESS_URL || env.NEXT_PUBLIC_WORDPRESS_URL }).WORDPRESS_URL;

/** V8's old space: all processes together may take this part of the memory; the rest is for pages and pictures, which are outside of it. */
const HEAP_PERCENT = 40;
const MIN_HEAP_MB = 192;
/** More would only delay the collection of garbage. */
const MAX_HEAP_MB = 1024;
/** V8's semi-space, of which it has three. */
const YOUNG_MB = 8;
const BYTES_PER_MB = 1024 * 1024;

const memoryMb = (): number => Math.min(totalmem(), process.constrainedMemory() || Infinity) / BYTES_PER_MB;

export function heapMb(processes: number, memory = memoryMb()): number {
  const share = Math.floor((memory * HEAP_PERCENT) / 100 / processes);
  return Math.min(MAX_HEAP_MB, Math.max(MIN_HEAP_MB, share));
}

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

/** While mails are caught, editors should see the mail to the staff that the embedded WordPress lacks. */
export function staffForEmbedded(env: Variables, domain: string): { STAFF_EMAILS?: string } {
  return env.STAFF_EMAILS || env.SMTP_URL ? {} : { STAFF_EMAILS: `staff@${domain}.example` };
}

/** Where the site serves its metrics; null where METRICS_PORT names no port. */
export function metricsUrl(env: Variables): string | null {
  const port = setting('METRICS_PORT', env);
  const host = setting('METRICS_HOST', env);
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
 * By itself V8 takes gigabytes of a large machine before it collects garbage, and glibc allocates
 * an arena for each thread that compresses pages. The operator's NODE_OPTIONS come last.
 */
function memorySettings({ NODE_OPTIONS, MALLOC_ARENA_MAX }: Variables, processes: number): Variables {
  return {
    NODE_OPTIONS: [`--max-old-space-size=${heapMb(processes)}`, `--max-semi-space-size=${YOUNG_MB}`, NODE_OPTIONS]
      .filter(Boolean)
      .join(' '),
    MALLOC_ARENA_MAX: MALLOC_ARENA_MAX || '2',
  };
}

export function runEnvironment(
  env: Variables,
  { code, port, dev, processes = 1 }: Pick<ServerArguments, 'code' | 'port' | 'dev'> & { processes?: number },
): Variables {
  return {
    ...env,
    ...nextDefaults,
    // Development builds, too, which takes what it takes.
    ...(!dev && memorySettings(env, processes)),
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
