import type { TransformTools } from '@/bridge/types';
import type { QuestionView } from '@/components/Questions/Questions';

const FIRST_PARAGRAPH = /^\s*<p(?:\s[^>]*)?>([\s\S]*?)<\/p>/;
/** Only where no tag comes before its end, or both halves would be broken HTML. */
const FIRST_SENTENCE = /^\s*([^<]{20,200}?[.!?]) (?=[A-Z"“])/;
const QUESTION = /<details(?:\s[^>]*)?>\s*<summary(?:\s[^>]*)?>([\s\S]*?)<\/summary>([\s\S]*?)<\/details>/g;
/** A heading that its questions were taken from under, at the end of the text or before the next heading of its level. */
const EMPTY_SECTION = /<h2(?:\s[^>]*)?>[^<]*<\/h2>\s*(?=<h2[\s>]|$)/g;

interface Opening {
  /** Plain text: the first sentence, or the first paragraph where it can't be divided. */
  sentence: string;
  /** The rest. */
  html: string;
}

interface FrontPageContent extends Opening {
  questions: QuestionView[];
}

/** A text's first sentence and the rest of it. @param html cleaned HTML without styles before it */
export function splitOpening(html: string, tools: TransformTools): Opening {
  const [paragraph = '', inner = ''] = FIRST_PARAGRAPH.exec(html) ?? [];
  const [opening = '', sentence = ''] = FIRST_SENTENCE.exec(inner) ?? [inner, inner];
  const remainder = inner.slice(opening.length).trim();
  return { sentence: tools.text(sentence), html: (remainder && `<p>${remainder}</p>`) + html.slice(paragraph.length).trim() };
}

/**
 * The front page's text in the places where the page shows it: the first sentence under the headline,
 * questions (details blocks) in their own section, the rest as text.
 * @param html cleaned HTML
 */
export function splitContent(html: string, tools: TransformTools): FrontPageContent {
  const questions = [...html.matchAll(QUESTION)].map(([, question, answer]) => ({
    question: tools.text(question),
    answer: answer?.trim() ?? '',
  }));
  return { ...splitOpening(html.replace(QUESTION, '').replace(EMPTY_SECTION, ''), tools), questions };
}
