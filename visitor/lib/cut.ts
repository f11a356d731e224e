/** Characters of a field of the lead payload (specification, section 3). */
export const LEAD_TEXT_MAX = 255;

/**
 * A text cut to what a lead's field holds: at most 255 characters, as String.length counts them.
 * A character that the cut would divide (an emoji) is left out whole.
 */
export function cut(text: string): string {
  return text.slice(0, LEAD_TEXT_MAX).replace(/[\uD800-\uDBFF]$/, '');
}
