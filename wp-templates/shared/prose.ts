import type { AddressContext, RichText, TransformTools } from '@footbridge/bridge/wordpress/types';
import type { PartView } from '@/components/PartLinks/PartLinks';

/** The "more" tag, with wpautop's paragraph around it. */
const MORE = /(?:<p>\s*)?<!--more(?:\s(?:(?!<!--)[\s\S])*?)?-->(?:\s*<\/p>)?/;

/**
 * Returns sanitized content.
 * @param id of its node, for the anchor of WordPress's "more" links (`#more-12`)
 */
export function prose(content: string | null | undefined, tools: TransformTools, id?: number | null): RichText {
  return tools.html(content?.replace(MORE, id ? `<span id="more-${id}"></span>` : ''));
}

/** Returns the part of a content in the URL; null if it does not exist. `parts` is null for a text on one page. */
export function partOf(
  node: { content?: string | null; uri?: string | null },
  tools: TransformTools,
  { part }: Pick<AddressContext, 'part'>,
): { content: string | null | undefined; parts: PartView | null } | null {
  const { texts, last } = tools.parts(node.content);
  if (part > last) return null;
  const count = texts.length;
  const content = count > 1 ? texts[Math.min(part, count) - 1] : node.content;
  return {
    content,
    parts: count > 1 ? { part: Math.min(part, count), count, base: tools.link(node.uri) ?? '/' } : null,
  };
}
