import type { TextParts } from '../types';

const MARK = '<!--nextpage-->';
/** What WordPress's editor and wpautop leave before and behind the mark. */
const REMAINS = /^(?:<!-- \/?wp:nextpage -->|<p(?:\s[^<>]*)?>)$/;
const BLOCK = /^<!-- \/?wp:nextpage -->/;

/** Without what belongs to a mark that follows: the ends of its block, the beginning of its paragraph, white space. */
function withoutTail(text: string): string {
  let rest = text.trimEnd();
  for (let from = rest.lastIndexOf('<'); from !== -1 && REMAINS.test(rest.slice(from)); from = rest.lastIndexOf('<'))
    rest = rest.slice(0, from).trimEnd();
  return rest;
}

/** Without what belongs to a mark that came before. */
function withoutHead(text: string): string {
  let rest = text.trimStart();
  if (rest.startsWith('</p>')) rest = rest.slice('</p>'.length).trimStart();
  for (let found = BLOCK.exec(rest); found; found = BLOCK.exec(rest)) rest = rest.slice(found[0].length).trimStart();
  return rest;
}

/**
 * Content → its parts, counted as WordPress counts them: a mark at the very beginning divides nothing, though WordPress
 * answers at one number more for it; a mark at the end leaves an empty part.
 */
export function textParts(content: string | null | undefined): TextParts {
  const pieces = (content ?? '').split(MARK);
  const last = pieces.length;
  const texts = pieces.map((piece, i) => {
    const begun = i > 0 ? withoutHead(piece) : piece;
    return i < last - 1 ? withoutTail(begun) : begun;
  });
  return texts.length > 1 && !texts[0]?.trim() ? { texts: texts.slice(1), last } : { texts, last };
}
