import type { InlineText, TransformTools } from '@footbridge/bridge/wordpress/types';
import { truncate } from '@footbridge/browser/lib/truncate';

/** WordPress's text for an empty title. */
const UNTITLED = '(no title)';

/** Returns a title's text, and its sanitized HTML if it has markup, else ''. */
export function titleView(title: string | null | undefined, tools: TransformTools): InlineText {
  const inline = tools.inline(title);
  return inline.text ? inline : { text: UNTITLED, html: '' };
}

/** Returns a title's text. */
export function plainTitle(title: string | null | undefined, tools: TransformTools): string {
  return titleView(title, tools).text;
}

/** The end of WordPress's automatic excerpts. */
const ELLIPSIS = /(?<!\s)\s*\[?…\]?$/;

/** Returns an excerpt's text without WordPress's "[…]". */
export function plainExcerpt(excerpt: string | null | undefined, tools: TransformTools, length = 180): string {
  return truncate(tools.text(excerpt).replace(ELLIPSIS, '…'), length);
}
