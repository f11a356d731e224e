const MAX_LENGTH = 200;

/** Words as part of an address (sanitize_title): small letters and digits with hyphens between; '' when nothing is left. */
export function toSlug(words: string): string {
  return words
    .replace(/<[^<>]*>/g, '')
    .replace(/&[a-z0-9#]+;/gi, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’‘"“”]/g, '')
    .replace(/[^\p{L}\p{N}_]+/gu, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-+|(?<!-)-+$/g, '');
}

export function uniqueSlug(slug: string, isTaken: (slug: string) => boolean): string {
  let unique = slug;
  for (let count = 2; isTaken(unique); count += 1) unique = `${slug}-${count}`;
  return unique;
}
