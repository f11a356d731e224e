import type { TransformTools } from '@/bridge/types';

/** What stands where an editor left the title empty. */
export const UNTITLED = 'Untitled';

/** @returns the text cut at a word boundary with an ellipsis, at most `length` characters long (specification, section 9). */
export function shorten(text: string, length = 155): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  const end = text[length - 1] === ' ' ? length - 1 : cut.lastIndexOf(' ', length - 1);
  return `${cut.slice(0, end > 0 ? end : length - 1).replace(/[\s,;:.–—-]+$/, '')}…`;
}

/** A title of WordPress, which may hold tags or be null. */
export function plainTitle(title: string | null | undefined, tools: TransformTools): string {
  return tools.text(title) || UNTITLED;
}

/** WordPress's automatic excerpt ends in "[…]"; readers get the words. */
export function plainExcerpt(excerpt: string | null | undefined, tools: TransformTools, length = 180): string {
  return shorten(tools.text(excerpt).replace(/\s*\[?…\]?$/, '…'), length);
}
