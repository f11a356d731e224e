import { defineTemplate, seedId } from '../shared/define-template';
import { MORE_REVIEWS, REVIEWS_QUERY } from './query';
import { transformReviews } from './transform';

export const reviewsTemplate = defineTemplate({
  query: REVIEWS_QUERY,
  variables: (seedNode) => ({ id: seedId(seedNode) }),
  rest: async (data, paginateRest) => ({
    ...data,
    reviews: data.reviews && { ...data.reviews, nodes: await paginateRest(MORE_REVIEWS, data.reviews) },
  }),
  transform: transformReviews,
});
