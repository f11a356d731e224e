import type { TemplateName } from '../../names';
import {
  describeComparison,
  describeLanding,
  describePage,
  describePost,
  describeReviews,
  describeTeam,
  describeText,
} from './articles';
import { describer, type Describer } from './described';
import {
  describeAttachment,
  describeFacilities,
  describeFacility,
  describeFront,
  describeListing,
  describePlain,
  describeSearch,
} from './others';
import { describeAuthor, describeContributor } from './profiles';

const listing = describer(describeListing);
const page = describer(describePage);
const post = describer(describePost);

/** The describer of each template. */
export const describers: Record<TemplateName, Describer<unknown>> = {
  'front-page': describer(describeFront),
  home: listing,
  page,
  'template-compare-facilities': describer(describeComparison),
  'template-admissions': page,
  'template-full-width': describer((view: Parameters<typeof describeText>[0], setting) => describeText(view, setting)),
  'template-insurance-verification': page,
  landing: describer(describeLanding),
  'template-our-team': describer(describeTeam),
  'template-reviews': describer(describeReviews),
  'template-veterans': page,
  single: post,
  singular: post,
  'single-facility': describer(describeFacility),
  'single-contributor': describer(describeContributor),
  'archive-facility': describer(describeFacilities),
  archive: listing,
  category: listing,
  tag: listing,
  taxonomy: listing,
  author: describer(describeAuthor),
  date: listing,
  search: describer(describeSearch),
  attachment: describer(describeAttachment),
  index: describer(describePlain),
};
