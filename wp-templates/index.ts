/** The site's templates, by the names of WordPress's hierarchy. Server only. */
import { archiveTemplate } from './archive/template';
import { facilitiesTemplate } from './archive-facility/template';
import { attachmentTemplate } from './attachment/template';
import { authorTemplate } from './author/template';
import { categoryTemplate } from './category/template';
import { dateTemplate } from './date/template';
import { frontPageTemplate } from './front-page/template';
import { homeTemplate } from './home/template';
import { indexTemplate } from './index/template';
import { landingPageTemplate } from './landing/template';
import { pageTemplate } from './page/template';
import { searchTemplate } from './search/template';
import type { ThemeTemplate } from './shared/define-template';
import { singleTemplate } from './single/template';
import { contributorTemplate } from './single-contributor/template';
import { facilityTemplate } from './single-facility/template';
import { tagTemplate } from './tag/template';
import { taxonomyTemplate } from './taxonomy/template';
import { admissionsTemplate } from './template-admissions/template';
import { compareFacilitiesTemplate } from './template-compare-facilities/template';
import { fullWidthTemplate } from './template-full-width/template';
import { insuranceVerificationTemplate } from './template-insurance-verification/template';
import { ourTeamTemplate } from './template-our-team/template';
import { reviewsTemplate } from './template-reviews/template';
import { veteransTemplate } from './template-veterans/template';

export const templates = {
  'front-page': frontPageTemplate,
  home: homeTemplate,
  page: pageTemplate,
  'template-compare-facilities': compareFacilitiesTemplate,
  'template-admissions': admissionsTemplate,
  'template-full-width': fullWidthTemplate,
  'template-insurance-verification': insuranceVerificationTemplate,
  landing: landingPageTemplate,
  'template-our-team': ourTeamTemplate,
  'template-reviews': reviewsTemplate,
  'template-veterans': veteransTemplate,
  single: singleTemplate,
  singular: singleTemplate,
  'single-facility': facilityTemplate,
  'single-contributor': contributorTemplate,
  'archive-facility': facilitiesTemplate,
  archive: archiveTemplate,
  category: categoryTemplate,
  tag: tagTemplate,
  taxonomy: taxonomyTemplate,
  author: authorTemplate,
  date: dateTemplate,
  search: searchTemplate,
  attachment: attachmentTemplate,
  index: indexTemplate,
} satisfies Record<string, ThemeTemplate>;

export type TemplateName = keyof typeof templates;

function isTemplateName(name: string): name is TemplateName {
  return Object.hasOwn(templates, name);
}

export const TEMPLATE_NAMES: TemplateName[] = Object.keys(templates).filter(isTemplateName);

/** Returns the template that renders a page; none for the pages of an error, a sent form … */
export function templateOf(name: string | undefined): ThemeTemplate | undefined {
  return name !== undefined && isTemplateName(name) ? templates[name] : undefined;
}
