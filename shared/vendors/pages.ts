import { CONTACT_PATH } from '../forms/places';
import type { Segment } from '../segments';

/** What a vendor may be told of a page, instead of its address. */
export const PAGE_KINDS = [
  'front',
  'about',
  'list',
  'person',
  'reviews',
  'text',
  'facility',
  'admissions',
  'insurance',
  'search',
  'not-found',
  'other',
] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

const KINDS: Readonly<Record<string, PageKind>> = {
  'front-page': 'front',
  'template-our-team': 'about',
  home: 'list',
  date: 'list',
  category: 'list',
  tag: 'list',
  taxonomy: 'list',
  archive: 'list',
  author: 'person',
  'single-contributor': 'person',
  'template-reviews': 'reviews',
  page: 'text',
  single: 'text',
  singular: 'text',
  'template-full-width': 'text',
  'single-facility': 'facility',
  'archive-facility': 'facility',
  'template-compare-facilities': 'facility',
  'template-admissions': 'admissions',
  landing: 'admissions',
  'template-insurance-verification': 'insurance',
  search: 'search',
};

/**
 * Templates of pages that say nothing of who reads them, whoever wrote them: they have no form, and no treatment, facility,
 * insurance or condition for a subject. A list of what is open, not of what is shut: a template that somebody adds later is shut.
 */
const OPEN_TEMPLATES: readonly string[] = [
  'front-page',
  'home',
  'date',
  'author',
  'single-contributor',
  'template-our-team',
  'template-reviews',
];

/** Segments that leave such a page open: the posts page is 'info'. Any other, on the front page for instance, shuts it. */
const OPEN_SEGMENTS: readonly (Segment | null)[] = [null, 'info', 'info-pr', 'other'];

/** A page's subject is its editor's choice: open only where the editor says that it is about the house, or nothing else. */
const OPEN_TEXTS: readonly (Segment | null)[] = ['info-pr', 'other'];

export interface PageFacts {
  /** As wp-templates/names.ts has it. */
  template: string;
  segment: Segment | null;
  /** Clean, with its slash. */
  path: string;
}

/** The kind of page that a template draws. @param aboutPath the brand's */
export function pageKind({ template, path }: Pick<PageFacts, 'template' | 'path'>, aboutPath: string): PageKind {
  const kind = Object.hasOwn(KINDS, template) ? KINDS[template] : undefined;
  return kind === 'text' && path.startsWith(aboutPath) ? 'about' : (kind ?? 'other');
}

/**
 * Whether vendors without a business associate agreement may come, with consent: never where a form stands, or insurance
 * or treatment is the subject. Judged where the page is made; what is not judged is shut.
 */
export function isOpenPage({ template, segment, path }: PageFacts): boolean {
  // The form to be called back stands there, whatever the editor says.
  if (path === CONTACT_PATH) return false;
  if (template === 'page') return OPEN_TEXTS.includes(segment);
  return OPEN_TEMPLATES.includes(template) && OPEN_SEGMENTS.includes(segment);
}
