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

/** A details block: its summary and its content. */
export interface Details {
  summary: string;
  content: string;
  /** Offset in the text. */
  start: number;
  end: number;
}

/** Returns the offset after the start tag of this name at `at`; -1 if there is none. */
function tagEnd(html: string, name: string, at: number): number {
  return html.startsWith(`<${name}`, at) && /[\s>]/.test(html[at + name.length + 1] ?? '')
    ? html.indexOf('>', at) + 1 || html.length
    : -1;
}

/** Returns the details blocks of sanitized HTML, in order. Nested ones are part of the outer one's content. */
export function detailsIn(html: string): Details[] {
  const found: Details[] = [];
  for (let start = html.indexOf('<details'); start !== -1;) {
    const opened = tagEnd(html, 'details', start);
    const begin = opened === -1 ? -1 : opened + (html.slice(opened).search(/\S/) + 1 || 1) - 1;
    const summary = begin === -1 ? -1 : tagEnd(html, 'summary', begin);
    let next = Math.max(start + 1, opened);
    if (summary !== -1) {
      const summaryEnd = html.indexOf('</summary>', summary);
      const end = summaryEnd === -1 ? -1 : html.indexOf('</details>', summaryEnd);
      // No later block is closed either.
      if (end === -1) break;
      next = end + '</details>'.length;
      found.push({
        summary: html.slice(summary, summaryEnd),
        content: html.slice(summaryEnd + '</summary>'.length, end),
        start,
        end: next,
      });
    }
    start = html.indexOf('<details', next);
  }
  return found;
}

const FIRST_PARAGRAPH = /^\s*<p(?:\s[^>]*)?>([\s\S]*?)<\/p>/;
/** Matches only without tags, so that both halves are valid HTML. */
const FIRST_SENTENCE = /^\s*([^<\s][^<]{19,199}?[.!?]) (?=[A-Z"“])/;
/** An h2 whose section is empty after its questions were removed. */
const EMPTY_SECTION = /<h2(?:\s[^<>]*)?>[^<]*<\/h2>\s*(?=<h2[\s>]|$)/g;

/** Splits a text after its first paragraph, if it begins with one. */
export function splitFirstParagraph(html: string): [first: string, rest: string] {
  const [paragraph = ''] = FIRST_PARAGRAPH.exec(html) ?? [];
  return [paragraph, html.slice(paragraph.length)];
}

/** Splits a text after its first sentence. @param html sanitized HTML */
export function splitOpening(html: string, tools: TransformTools) {
  const [paragraph = '', inner = ''] = FIRST_PARAGRAPH.exec(html) ?? [];
  const [opening = '', sentence = ''] = FIRST_SENTENCE.exec(inner) ?? [inner, inner];
  const remainder = inner.slice(opening.length).trim();
  return {
    sentence: tools.text(sentence),
    html: (remainder && `<p>${remainder}</p>`) + html.slice(paragraph.length).trim(),
  };
}

/** Splits the front page's text into its first sentence, its questions (details blocks) and the rest. */
export function splitContent(html: string, tools: TransformTools) {
  const blocks = detailsIn(html);
  const questions = blocks.map(({ start, end }) => html.slice(start, end)).join('');
  const rest =
    blocks.map(({ start }, i) => html.slice(blocks[i - 1]?.end ?? 0, start)).join('') +
    html.slice(blocks.at(-1)?.end ?? 0);
  return { ...splitOpening(rest.replace(EMPTY_SECTION, ''), tools), questions };
}

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * Returns a video's click-to-load facade (components/Facade).
 * @returns sanitized HTML for Prose; '' for an unknown player
 */
export function videoFacade(address: string | null | undefined, title: string, tools: TransformTools): string {
  if (!address) return '';
  const { html } = tools.html(`<iframe src="${attribute(address)}" title="${attribute(title)}"></iframe>`);
  return html.includes(' data-video=') ? html : '';
}
