import type { FAQPageLeaf, Thing } from 'schema-dts';
import type { BlockFacts } from '@/components/blocks/define-block';
import { blocks } from '@/components/blocks/registry';
import { blocksOf } from '@/components/Prose/bands';
import type { Segment } from '@footbridge/shared/segments';
import type { ArticleView } from '../ArticlePage';
import { detailsIn } from '../prose';
import { facilityOfList } from './facility';
import type { Described, PageType, Setting, ToText } from './described';
import { partRef } from './ids';

/** Segments of pages that are not MedicalWebPage: insurance, contact, legal texts. */
const NOT_MEDICAL: readonly (Segment | null)[] = ['insurance', 'conversion', 'other'];

/** Returns the type of a text page by its segment. */
export const medical = ({ segment }: Setting): PageType =>
  NOT_MEDICAL.includes(segment) ? 'WebPage' : 'MedicalWebPage';

/** Returns a text's details blocks whose summary is a question. @param isAll all of them: the text has nothing else */
export function questionsIn(html: string, toText: ToText, isAll = false) {
  return detailsIn(html)
    .map(({ summary, content }) => ({ question: toText(summary), answer: content }))
    .filter(({ question }) => isAll || question.endsWith('?'));
}

/** Returns a FAQPage node for a text's questions (questionsIn). */
export function questionNodes(html: string, { site, path, toText }: Setting, isAll = false): FAQPageLeaf[] {
  const answered = questionsIn(html, toText, isAll)
    .map(({ question, answer }) => ({ question, text: toText(answer) }))
    .filter(({ question, text }) => question && text);
  if (answered.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      ...partRef(site, path, 'questions'),
      isPartOf: partRef(site, path, 'page'),
      mainEntity: answered.map(({ question, text }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text },
      })),
    },
  ];
}

/** Returns what a sanitized text's blocks show, each facility and review once. */
export function blockFacts(html: string): Required<BlockFacts> {
  const facts = blocksOf(html).map(({ name, data }) => blocks[name]?.facts?.(data) ?? {});
  const once = <Item extends { id: number }>(items: Item[]): Item[] => [
    ...new Map(items.map((item) => [item.id, item])).values(),
  ];
  return {
    facilities: once(facts.flatMap((one) => one.facilities ?? [])),
    reviews: once(facts.flatMap((one) => one.reviews ?? [])),
  };
}

/** Returns the nodes of a text: the facilities of its blocks, and its questions. */
export const textNodes = (html: string, setting: Setting): Thing[] => [
  ...blockFacts(html).facilities.map((card) => facilityOfList(setting.site, card)),
  ...questionNodes(html, setting),
];

/** Describes a text page; a protected one only by title and breadcrumb. */
export function describeText(view: ArticleView, setting: Setting, type: PageType = medical(setting)): Described {
  const { title, trail, byline, picture, html, isProtected } = view;
  if (isProtected) return { type: 'WebPage', share: 'website', title, trail };
  return { type, share: 'article', title, trail, byline, picture, nodes: textNodes(html, setting) };
}
