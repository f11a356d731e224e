import type { AddressContext, RichText, TransformTools } from '@/bridge/wordpress/types';

/** Where an excerpt ends, with the paragraph that wpautop puts around it. Its words, if any, are for lists. */
const MORE = /(?:<p>\s*)?<!--more(?:\s(?:(?!<!--)[\s\S])*?)?-->(?:\s*<\/p>)?/;

/** The text of an address that may show one part of it. */
export interface PartView {
  /** From 1. */
  part: number;
  /** How many there are. */
  count: number;
  /** Address of the first; part N is at `${base}N/`. */
  base: string;
}

/**
 * Content as a view shows it.
 * @param id of its node: where the excerpt ends, WordPress's links to "the rest" (`#more-12`) find their place
 */
export function prose(content: string | null | undefined, tools: TransformTools, id?: number | null): RichText {
  return tools.html(content?.replace(MORE, id ? `<span id="more-${id}"></span>` : ''));
}

export interface PartContent {
  content: string | null | undefined;
  /** Null where the text is not divided. */
  parts: PartView | null;
}

/** The part of a content that an address asks for; null where WordPress has none of that number. */
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
