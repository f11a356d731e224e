import { plainText } from './clean';

/** The end of WordPress's automatic excerpts. */
export const ELLIPSIS = /(?<!\s)\s*\[?…\]?$/;

/** White space differs between paragraphs. */
const letters = (text: string): string => text.replace(ELLIPSIS, '').replace(/\s+/g, '');

/** Returns a post's excerpt; null for an automatic one (with `isWritten` for each) of words that the text hides. */
export function shownExcerpt(
  { excerpt = null, content }: { excerpt?: string | null; content?: string | null },
  { isWritten = false } = {},
): string | null {
  const words = letters(plainText(excerpt));
  if (!words) return isWritten ? null : excerpt;
  if (letters(plainText(content)).startsWith(words)) return isWritten ? null : excerpt;
  return letters(plainText(content, { withHidden: true })).startsWith(words) ? null : excerpt;
}
