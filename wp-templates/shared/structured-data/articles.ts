import type { Thing } from 'schema-dts';
import type { Segment } from '@footbridge/shared/segments';
import type { ArticleView } from '../ArticlePage';
import { blockFacts } from './blocks';
import { facilityOfList } from './facility';
import type { Described, PageType, Setting } from './described';
import { questionsIn, questionsNode } from './questions';

/** Segments of pages that are not MedicalWebPage: insurance, contact, legal texts. */
const NOT_MEDICAL: readonly (Segment | null)[] = ['insurance', 'conversion', 'other'];

/** Returns the type of a text page by its segment. */
export const medical = ({ segment }: Setting): PageType =>
  NOT_MEDICAL.includes(segment) ? 'WebPage' : 'MedicalWebPage';

/** Returns a FAQPage node for a text's questions. */
export function questionNodes(html: string, { site, path, toText }: Setting) {
  const node = questionsNode(site, path, questionsIn(html, toText), toText);
  return node ? [node] : [];
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
