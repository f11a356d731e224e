import type { FAQPageLeaf } from 'schema-dts';
import type { SiteConfig } from '@/site-config/types';
import { detailsIn } from '../details';
import { partRef } from './ids';

/** Returns the text of sanitized HTML (packages/bridge/wordpress/html/clean.ts). */
export type ToText = (html: string) => string;

interface QuestionView {
  question: string;
  /** Sanitized HTML. */
  answer: string;
}

/** Returns a text's details blocks whose summary is a question. */
export function questionsIn(html: string, toText: ToText): QuestionView[] {
  return detailsIn(html)
    .map(({ summary, content }) => ({ question: toText(summary), answer: content }))
    .filter(({ question }) => question.endsWith('?'));
}

/** Returns the FAQPage node; null without questions. */
export function questionsNode(
  site: SiteConfig,
  path: string,
  questions: readonly QuestionView[],
  toText: ToText,
): FAQPageLeaf | null {
  const answered = questions
    .map(({ question, answer }) => ({ question, text: toText(answer) }))
    .filter(({ question, text }) => question && text);
  if (answered.length === 0) return null;
  return {
    '@type': 'FAQPage',
    ...partRef(site, path, 'questions'),
    isPartOf: partRef(site, path, 'page'),
    mainEntity: answered.map(({ question, text }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  };
}
