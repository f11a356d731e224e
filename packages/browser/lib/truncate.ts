const ELLIPSIS = '…';

/** Returns the first graphemes (a flag or an accented letter counts once). Stops early on long texts. */
function firstCharacters(text: string, count: number): string[] {
  const characters: string[] = [];
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) {
    if (characters.push(segment) === count) break;
  }
  return characters;
}

/**
 * Returns a text cut at a word boundary, with an ellipsis (specification, section 9).
 * @param max characters of the result, the ellipsis included
 * @returns the text itself if it fits; a single long word is cut inside
 */
export function truncate(text: string, max: number): string {
  if (!(max >= 1)) return '';
  const limit = Math.floor(max);
  const characters = firstCharacters(text, limit + 1);
  if (characters.length <= limit) return text;
  const shortened = characters.slice(0, limit - 1).join('');
  const endsWithWord = /\s/.test(characters[limit - 1] ?? '');
  const lastSpace = shortened.search(/\s\S*$/);
  const cut = endsWithWord || lastSpace <= 0 ? shortened : shortened.slice(0, lastSpace);
  // No punctuation before the ellipsis.
  return `${cut.replace(/(?<![\s,;:.!?–—-])[\s,;:.!?–—-]+$/u, '') || shortened.trimEnd()}${ELLIPSIS}`;
}
