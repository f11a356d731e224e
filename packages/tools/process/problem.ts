import { EnvironmentError } from '@footbridge/bridge/platform/env';
import { BrandError } from '@/site-config/brand/brand-error';

/** Something the caller can put right: shown as its one line, without a stack. */
export class Problem extends Error {
  override name = 'Problem';
  constructor(
    message: string,
    readonly exitCode = 1,
  ) {
    super(message);
  }
}

/** A command line that cannot be understood. */
export class UsageError extends Problem {
  constructor(message: string) {
    super(message, 2);
  }
}

/** Codes of a disk that cannot be written. */
const NOT_WRITABLE = /^(?:EACCES|EPERM|EROFS|ENOSPC)$/;

/** Returns the text to print for an uncaught error. */
export function describeError(error: unknown): string {
  if (error instanceof Error && 'code' in error && NOT_WRITABLE.test(String(error.code))) return error.message;
  if (error instanceof Problem || error instanceof BrandError || error instanceof EnvironmentError)
    return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

export const exitCodeOf = (error: unknown): number => (error instanceof Problem ? error.exitCode : 1);
