const ELLIPSIS = '…';

/** The first characters as people count them (a flag or an accented letter is one); stops early on huge texts. */
function firstCharacters(text: string, count: number): string[] {
  const characters: string[] = [];
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) {
    if (characters.push(segment) === count) break;
  }
  return characters;
}

/**
 * A text cut at a word boundary, with an ellipsis (specification, section 9).
 * @param max characters of the result, the ellipsis included
 * @returns the text itself where it fits; a single word that is too long is cut inside
 */
export function truncate(text: string, max: number): string {
  if (!(max >= 1)) return '';
  const limit = Math.floor(max);
  const characters = firstCharacters(text, limit + 1);
  if (characters.length <= limit) return text;
  const kept = characters.slice(0, limit - 1).join('');
  const endsWithWord = /\s/.test(characters[limit - 1] ?? '');
  const lastSpace = kept.search(/\s\S*$/);
  const cut = endsWithWord || lastSpace <= 0 ? kept : kept.slice(0, lastSpace);
  // No comma or dash before the dots.
  return `${cut.replace(/(?<![\s,;:.!?–—-])[\s,;:.!?–—-]+$/u, '') || kept.trimEnd()}${ELLIPSIS}`;
}
