/** Returns a percent-encoded text, decoded. @param otherwise what is returned for invalid escapes */
export function decode<Otherwise>(text: string, otherwise: Otherwise): string | Otherwise {
  try {
    return decodeURIComponent(text);
  } catch {
    return otherwise;
  }
}
