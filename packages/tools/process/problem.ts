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

export class UsageError extends Problem {
  constructor(message: string) {
    super(message, 2);
  }
}

/** Of a disk. */
const NOT_WRITABLE = /^(?:EACCES|EPERM|EROFS|ENOSPC)$/;

export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isPlain = [Problem, BrandError, EnvironmentError].some((kind) => error instanceof kind);
  if (isPlain || ('code' in error && NOT_WRITABLE.test(String(error.code)))) return error.message;
  return error.stack ?? error.message;
}

export const exitCodeOf = (error: unknown): number => (error instanceof Problem ? error.exitCode : 1);

/** Returns why a request got no response: the system's error code where there is one. @param timeoutMs the request's */
export function failureReason(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${timeoutMs / 1000} seconds`;
  const { cause } = error;
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.message;
  return error.message;
}
