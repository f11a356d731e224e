/** Escapes as WordPress spells them: `%ce%b5`, where JavaScript and browsers write `%CE%B5`. */
export function lowerHex(text: string): string {
  return text.replace(/%[0-9A-F]{2}/gi, (hex) => hex.toLowerCase());
}

/**
 * A slug as WordPress writes it in an address: percent-encoded, lower-case hex digits.
 * @throws URIError for a lone surrogate, which no address can spell
 */
export function escapeSlug(slug: string): string {
  return lowerHex(encodeURIComponent(slug));
}
