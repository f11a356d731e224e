import { BrandError } from '@/site-config/brand/brand-error';

/** Something the caller can put right: shown as its one line, without a stack. */
export class Problem extends Error {
  override name = 'Problem';
}

/** Returns the text to print for an uncaught error. */
export function describeError(error: unknown): string {
  if (error instanceof Problem || error instanceof BrandError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
