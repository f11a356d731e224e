/** Returns text with percent escapes in lower case, as WordPress writes them: `%ce%b5`, not `%CE%B5`. */
export function lowerHex(text: string): string {
  return text.replace(/%[0-9A-F]{2}/gi, (hex) => hex.toLowerCase());
}

/**
 * Percent-encodes a slug as WordPress does, with lower-case hex digits.
 * @throws URIError for a lone surrogate
 */
export function escapeSlug(slug: string): string {
  return lowerHex(encodeURIComponent(slug));
}
