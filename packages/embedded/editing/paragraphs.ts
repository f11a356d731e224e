const BLOCK =
  'address|article|aside|blockquote|details|dd|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hgroup|hr|iframe|li|main|menu|nav|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul|video|audio';
const TAG = new RegExp(`<(/?)(${BLOCK})(?=[\\s>/])[^<>]*>`, 'gi');
const BEGINS_BLOCK = new RegExp(`^(?:</?(?:${BLOCK})(?=[\\s>/])|<!--)`, 'i');
/** Delimiters of WordPress's own blocks: those with a namespace are rendered when the text is sent. */
const BLOCK_COMMENT = /<!--\s*\/?wp:[\w-]+(?![\w/-])[^<>]*-->\n?/g;

function opened(piece: string): number {
  let depth = 0;
  for (const [, close, name] of piece.matchAll(TAG)) if (name?.toLowerCase() !== 'hr') depth += close ? -1 : 1;
  return depth;
}

/**
 * Without block delimiters; where there are no blocks, blank lines separate paragraphs and line breaks stay
 * (wpautop).
 */
export function renderContent(stored: string): string {
  const text = stored.replace(/\r\n?/g, '\n').trim();
  if (/<!--\s*wp:/.test(text)) return text.replace(BLOCK_COMMENT, '').trim();
  let depth = 0;
  const pieces = text.split(/\n[ \t]*(?:\n[ \t]*)+/).map((piece) => {
    const isInside = depth > 0;
    depth = Math.max(0, depth + opened(piece));
    if (isInside || piece.trim() === '' || BEGINS_BLOCK.test(piece.trimStart())) return piece;
    return `<p>${piece.trim().replace(/(?<!<br>|<br\/>|<br \/>)\n/g, '<br />\n')}</p>`;
  });
  return pieces.join('\n\n');
}
