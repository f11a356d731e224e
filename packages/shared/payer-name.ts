/** Returns a key that ignores case, punctuation, and "and" for "&". */
export const nameKey = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, '');
