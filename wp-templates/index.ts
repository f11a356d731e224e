/** The templates' queries and transforms, by WordPress's names. Server only. */
import type { Template } from '@/bridge/wordpress/types';
import { archiveTemplate } from './archive';
import { facilitiesTemplate } from './archive-facility';
import { attachmentTemplate } from './attachment';
import { authorTemplate } from './author';
import { categoryTemplate } from './category';
import { dateTemplate } from './date';
import { frontPageTemplate } from './front-page';
import { homeTemplate } from './home';
import { indexTemplate } from './index/index';
import { landingPageTemplate } from './landing';
import { pageTemplate } from './page';
import { searchTemplate } from './search';
import { singleTemplate } from './single';
import { contributorTemplate } from './single-contributor';
import { facilityTemplate } from './single-facility';
import { tagTemplate } from './tag';
import { taxonomyTemplate } from './taxonomy';
import { compareFacilitiesTemplate } from './template-compare-facilities';
import { admissionsTemplate } from './template-admissions';
import { fullWidthTemplate } from './template-full-width';
import { insuranceVerificationTemplate } from './template-insurance-verification';
import { ourTeamTemplate } from './template-our-team';
import { reviewsTemplate } from './template-reviews';
import { veteransTemplate } from './template-veterans';
import type { TemplateName } from './names';

export const templates: Record<TemplateName, Template> = {
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
};
