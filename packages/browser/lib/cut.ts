import { MAX_VISIT_VALUE_LENGTH } from '@footbridge/shared/forms/visit-values';

/** Returns a text cut to MAX_VISIT_VALUE_LENGTH, without half of a surrogate pair at its end. */
export function cut(text: string): string {
  return text.slice(0, MAX_VISIT_VALUE_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
}
