import { plainText } from './clean';

/** The end of WordPress's automatic excerpts. */
export const ELLIPSIS = /(?<!\s)\s*\[?…\]?$/;

/** White space differs between paragraphs. */
const letters = (text: string): string => text.replace(ELLIPSIS, '').replace(/\s+/g, '');

/** Returns a post's excerpt; null for an automatic one that WordPress made of words that the text hides. */
export function shownExcerpt(node: { excerpt?: string | null; content?: string | null }): string | null {
  const { excerpt = null, content } = node;
  const words = letters(plainText(excerpt));
  if (!words || letters(plainText(content)).startsWith(words)) return excerpt;
  return letters(plainText(content, { withHidden: true })).startsWith(words) ? null : excerpt;
}
