import type { AddressContext, RichText, TransformTools } from '@/bridge/wordpress/types';

/** The "more" tag, with wpautop's paragraph around it. */
const MORE = /(?:<p>\s*)?<!--more(?:\s(?:(?!<!--)[\s\S])*?)?-->(?:\s*<\/p>)?/;

/** The current part of a text. */
export interface PartView {
  /** From 1. */
  part: number;
  /** Number of parts. */
  count: number;
  /** URL of the first; part N is at `${base}N/`. */
  base: string;
}

/**
 * Returns sanitized content.
 * @param id of its node, for the anchor of WordPress's "more" links (`#more-12`)
 */
export function prose(content: string | null | undefined, tools: TransformTools, id?: number | null): RichText {
  return tools.html(content?.replace(MORE, id ? `<span id="more-${id}"></span>` : ''));
}

export interface PartContent {
  content: string | null | undefined;
  /** Null for a text on one page. */
  parts: PartView | null;
}

/** Returns the part of a content in the URL; null if it does not exist. */
export function partOf(
  node: { content?: string | null; uri?: string | null },
  tools: TransformTools,
  { part }: Pick<AddressContext, 'part'>,
): PartContent | null {
  const { texts, last } = tools.parts(node.content);
  if (part > last) return null;
  const count = texts.length;
  const content = count > 1 ? texts[Math.min(part, count) - 1] : node.content;
  return {
    content,
    parts: count > 1 ? { part: Math.min(part, count), count, base: tools.link(node.uri) ?? '/' } : null,
  };
}
