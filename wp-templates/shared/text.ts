import type { InlineText, TransformTools } from '@/bridge/wordpress/types';
import { truncate } from '@/visitor/lib/truncate';

/** What stands where an editor left the title empty: WordPress's own words for it. */
const UNTITLED = '(no title)';

/** A title of WordPress, which may hold tags or be null: its words, and as safe HTML where it holds markup, else ''. */
export function titleView(title: string | null | undefined, tools: TransformTools): InlineText {
  const inline = tools.inline(title);
  return inline.text ? inline : { text: UNTITLED, html: '' };
}

/** The words of a title alone, for heads, labels and lists of links. */
export function plainTitle(title: string | null | undefined, tools: TransformTools): string {
  return titleView(title, tools).text;
}

/** How WordPress ends an excerpt that it cut from the text itself. */
const CUT = /(?<!\s)\s*\[?…\]?$/;

/** The excerpt that an editor wrote; null where WordPress took the text's own beginning for one. */
export function writtenExcerpt(
  node: { excerpt?: string | null; content?: string | null },
  tools: TransformTools,
): string | null {
  // What stands between two paragraphs differs: it is left out.
  const letters = (html: string | null | undefined): string => tools.text(html).replace(CUT, '').replace(/\s+/g, '');
  const words = letters(node.excerpt);
  return words && !letters(node.content).startsWith(words) ? (node.excerpt ?? null) : null;
}

/** WordPress's automatic excerpt ends in "[…]"; readers get the words. */
export function plainExcerpt(excerpt: string | null | undefined, tools: TransformTools, length = 180): string {
  return truncate(tools.text(excerpt).replace(CUT, '…'), length);
}
