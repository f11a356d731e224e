import { CONTACT_PATH } from '../forms/names';
import type { Segment } from '../segments';

/** What vendors get about a page, in place of its URL. */
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
 * Templates of pages that reveal nothing about their readers: no form, and no treatment, facility, insurance or condition as a
 * subject. An allow list, so that a new template is closed.
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

/** Segments that keep such a page open; any other closes it. The posts page is 'info'. */
const OPEN_SEGMENTS: readonly (Segment | null)[] = [null, 'info', 'info-pr', 'other'];

/** A page's subject is the editor's choice: open only with these segments. */
const OPEN_TEXTS: readonly (Segment | null)[] = ['info-pr', 'other'];

export interface VendorPage {
  /** A template's name in wp-templates/index.ts. */
  template: string;
  segment: Segment | null;
  /** Canonical, with its trailing slash. */
  path: string;
}

/** Returns a page's kind by its template. @param aboutPath the brand's */
export function pageKind({ template, path }: Pick<VendorPage, 'template' | 'path'>, aboutPath: string): PageKind {
  const kind = Object.hasOwn(KINDS, template) ? KINDS[template] : undefined;
  return kind === 'text' && path.startsWith(aboutPath) ? 'about' : (kind ?? 'other');
}

/**
 * Returns whether the page is open to vendors without a business associate agreement, with consent: never if it has a form, or
 * if insurance or treatment is its subject. Evaluated on the server; a page without a result is closed.
 */
export function isOpenPage({ template, segment, path }: VendorPage): boolean {
  // It has the callback form, whatever its segment.
  if (path === CONTACT_PATH) return false;
  if (template === 'page') return OPEN_TEXTS.includes(segment);
  return OPEN_TEMPLATES.includes(template) && OPEN_SEGMENTS.includes(segment);
}
