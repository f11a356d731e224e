/** Below these WordPress answers itself. */
const RESERVED = new Set([
  'feed',
  'rdf',
  'rss',
  'rss2',
  'atom',
  'embed',
  'page',
  'comments',
  'search',
  'author',
  'category',
  'tag',
  'topics',
  'type',
  'facilities',
  'contributors',
  'graphql',
  'generate',
  'wp-admin',
  'wp-json',
  'wp-content',
]);
const LONGEST = 200;

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
    .slice(0, LONGEST)
    .replace(/^-+|(?<!-)-+$/g, '');
}

/** The slug, with -2, -3 … where it is taken, or is a number or a word that stands for something else at the top. */
export function uniqueSlug(slug: string, isTop: boolean, isTaken: (slug: string) => boolean): string {
  const wrong = (one: string) => isTaken(one) || (isTop && RESERVED.has(one)) || /^\d+$/.test(one);
  if (!wrong(slug)) return slug;
  let count = 2;
  while (wrong(`${slug}-${count}`)) count += 1;
  return `${slug}-${count}`;
}
