/** How fast adults read silently; slower than the average of 238 in studies, because health texts are dense. */
const WORDS_PER_MINUTE = 220;

/** A shorter text needs no reading time. */
const MIN_MINUTES = 2;

/** Returns the minutes that a text takes to read, rounded; null for a short text. */
export function readingMinutes(html: string): number | null {
  const words = html.replace(/<[^<>]*>/g, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
  const minutes = Math.round(words.length / WORDS_PER_MINUTE);
  return minutes < MIN_MINUTES ? null : minutes;
}
