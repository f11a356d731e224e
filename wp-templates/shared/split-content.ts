import type { TransformTools } from '@footbridge/bridge/wordpress/types';

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

interface Opening {
  /** Plain text: the first sentence, or the whole first paragraph. */
  sentence: string;
  /** The rest. */
  html: string;
}

interface FrontPageContent extends Opening {
  /** Its details blocks. */
  questions: string;
}

/** Splits a text after its first sentence. @param html sanitized HTML */
export function splitOpening(html: string, tools: TransformTools): Opening {
  const [paragraph = '', inner = ''] = FIRST_PARAGRAPH.exec(html) ?? [];
  const [opening = '', sentence = ''] = FIRST_SENTENCE.exec(inner) ?? [inner, inner];
  const remainder = inner.slice(opening.length).trim();
  return {
    sentence: tools.text(sentence),
    html: (remainder && `<p>${remainder}</p>`) + html.slice(paragraph.length).trim(),
  };
}

/** Splits the front page's text into its first sentence, its questions (details blocks) and the rest. */
export function splitContent(html: string, tools: TransformTools): FrontPageContent {
  const blocks = detailsIn(html);
  const questions = blocks.map(({ start, end }) => html.slice(start, end)).join('');
  const rest =
    blocks.map(({ start }, i) => html.slice(blocks[i - 1]?.end ?? 0, start)).join('') +
    html.slice(blocks.at(-1)?.end ?? 0);
  return { ...splitOpening(rest.replace(EMPTY_SECTION, ''), tools), questions };
}
