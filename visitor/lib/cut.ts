/** Maximum length of a field of the lead payload, in characters (specification, section 3). */
export const MAX_LEAD_TEXT = 255;

/** Returns a text cut to MAX_LEAD_TEXT, without half of a surrogate pair at its end. */
export function cut(text: string): string {
  return text.slice(0, MAX_LEAD_TEXT).replace(/[\uD800-\uDBFF]$/, '');
}
