/** WordPress itself serves these paths. */
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

/** Returns the slug, with -2, -3 … where it is taken, numeric, or reserved at the top level. */
export function uniqueSlug(slug: string, isTop: boolean, isTaken: (slug: string) => boolean): string {
  const wrong = (one: string) => isTaken(one) || (isTop && RESERVED.has(one)) || /^\d+$/.test(one);
  if (!wrong(slug)) return slug;
  let count = 2;
  while (wrong(`${slug}-${count}`)) count += 1;
  return `${slug}-${count}`;
}
