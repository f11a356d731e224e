import type { TransformTools } from '@/bridge/wordpress/types';
import type { QuestionView } from '@/components/Questions/Questions';
import { detailsIn } from './details';

const FIRST_PARAGRAPH = /^\s*<p(?:\s[^>]*)?>([\s\S]*?)<\/p>/;
/** Only where no tag comes before its end, or both halves would be broken HTML. */
const FIRST_SENTENCE = /^\s*([^<\s][^<]{19,199}?[.!?]) (?=[A-Z"“])/;
/** A heading that its questions were taken from under, at the end of the text or before the next heading of its level. */
const EMPTY_SECTION = /<h2(?:\s[^<>]*)?>[^<]*<\/h2>\s*(?=<h2[\s>]|$)/g;

interface Opening {
  /** Plain text: the first sentence, or the first paragraph where it can't be divided. */
  sentence: string;
  /** The rest. */
  html: string;
}

interface FrontPageContent extends Opening {
  questions: QuestionView[];
}

/** A text's first sentence and the rest of it. @param html cleaned HTML */
export function splitOpening(html: string, tools: TransformTools): Opening {
  const [paragraph = '', inner = ''] = FIRST_PARAGRAPH.exec(html) ?? [];
  const [opening = '', sentence = ''] = FIRST_SENTENCE.exec(inner) ?? [inner, inner];
  const remainder = inner.slice(opening.length).trim();
  return {
    sentence: tools.text(sentence),
    html: (remainder && `<p>${remainder}</p>`) + html.slice(paragraph.length).trim(),
  };
}

/**
 * The front page's text in the places where the page shows it: the first sentence under the headline,
 * questions (details blocks) in their own section, the rest as text.
 * @param html cleaned HTML
 */
export function splitContent(html: string, tools: TransformTools): FrontPageContent {
  const blocks = detailsIn(html);
  const questions = blocks.map(({ summary, content }) => ({ question: tools.text(summary), answer: content.trim() }));
  const rest =
    blocks.map(({ start }, i) => html.slice(blocks[i - 1]?.end ?? 0, start)).join('') +
    html.slice(blocks.at(-1)?.end ?? 0);
  return { ...splitOpening(rest.replace(EMPTY_SECTION, ''), tools), questions };
}
