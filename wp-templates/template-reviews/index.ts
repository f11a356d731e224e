import { defineTemplate, seedId } from '../shared/define-template';
import { REVIEWS_QUERY } from './query';
import { transformReviews } from './transform';

export const reviewsTemplate = defineTemplate({
  query: REVIEWS_QUERY,
  variables: (seedNode) => ({ id: seedId(seedNode) }),
  transform: transformReviews,
});
