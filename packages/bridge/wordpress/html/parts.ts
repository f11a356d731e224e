import type { TextParts } from '../types';

const PAGE_BREAK = '<!--nextpage-->';
/** What WordPress's editor and wpautop leave around a page break. */
const REMAINS = /^(?:<!-- \/?wp:nextpage -->|<p(?:\s[^<>]*)?>)$/;
const BLOCK = /^<!-- \/?wp:nextpage -->/;

/** Removes what belongs to the page break after a text: its block comment, its opening `<p>`, white space. */
function withoutTail(text: string): string {
  let rest = text.trimEnd();
  for (let from = rest.lastIndexOf('<'); from !== -1 && REMAINS.test(rest.slice(from)); from = rest.lastIndexOf('<'))
    rest = rest.slice(0, from).trimEnd();
  return rest;
}

function withoutHead(text: string): string {
  let rest = text.trimStart();
  if (rest.startsWith('</p>')) rest = rest.slice('</p>'.length).trimStart();
  for (let found = BLOCK.exec(rest); found; found = BLOCK.exec(rest)) rest = rest.slice(found[0].length).trimStart();
  return rest;
}

/**
 * Splits content at its page breaks as WordPress does: a leading one counts for `last` only, a trailing one adds an empty
 * part.
 */
export function textParts(content: string | null | undefined): TextParts {
  const pieces = (content ?? '').split(PAGE_BREAK);
  const last = pieces.length;
  const texts = pieces.map((piece, i) => {
    const begun = i > 0 ? withoutHead(piece) : piece;
    return i < last - 1 ? withoutTail(begun) : begun;
  });
  return texts.length > 1 && !texts[0]?.trim() ? { texts: texts.slice(1), last } : { texts, last };
}
