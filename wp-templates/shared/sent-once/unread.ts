import type { TemplateName } from '../../names';

const ARTICLE = ['contents[].level'];
const PAGE = [...ARTICLE, 'withCallback', 'withStatistics'];

/**
 * What the server reads of a template's view, for structured data or to make other parts of it, and no browser does. It is
 * left out of a page's data. __tests__/wordpress/read-props.test.tsx draws every template and holds this list to what is read.
 */
export const UNREAD: Partial<Record<TemplateName, readonly string[]>> = {
  page: ARTICLE,
  single: ARTICLE,
  'single-contributor': ['person.id', 'person.url'],
  'single-facility': ['card.picture.alt', 'card.picture.height', 'card.picture.src', 'card.picture.width'],
  'template-admissions': PAGE,
  'template-compare-facilities': ['comparison.facilities[].phone.tel'],
  'template-full-width': ARTICLE,
  'template-insurance-verification': PAGE,
  'template-our-team': ARTICLE,
  'template-reviews': ARTICLE,
  'template-veterans': PAGE,
};

/** @param template any name @returns whether a part of its view, keys and indexes joined by dots, is read by nobody */
export function isUnread(template: string, path: string): boolean {
  const known = Object.entries(UNREAD).find(([name]) => name === template)?.[1];
  return known?.includes(path.replaceAll(/\.\d+(?=\.|$)/g, '[]')) ?? false;
}
