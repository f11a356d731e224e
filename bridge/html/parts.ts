import type { TextParts } from '../types';

/** The mark, in the paragraph that wpautop puts around it, with the remains of its block. */
const MARK = /\s*(?:<!-- \/?wp:nextpage -->\s*)*(?:<p[^>]*>\s*)?<!--nextpage-->(?:\s*<\/p>)?(?:\s*<!-- \/?wp:nextpage -->)*\s*/g;

/**
 * Content → its parts, counted as WordPress counts them: a mark at the very beginning divides nothing, though WordPress
 * answers at one number more for it; a mark at the end leaves an empty part.
 */
export function textParts(content: string | null | undefined): TextParts {
  const texts = (content ?? '').split(MARK);
  const last = texts.length;
  return texts.length > 1 && !texts[0]?.trim() ? { texts: texts.slice(1), last } : { texts, last };
}
