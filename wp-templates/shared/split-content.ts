import type { TransformTools } from '@footbridge/bridge/wordpress/types';
import { detailsIn } from './details';

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
