import type { AggregateRatingLeaf, ReviewLeaf } from 'schema-dts';
import type { RatingView } from '@/components/Rating/Rating';
import type { ReviewView } from '@/components/ReviewQuotes/ReviewQuotes';
import { dayOfLongDate } from '../dates';
import { OWN_SOURCE } from '../reviews';

const BEST = 5;
const WORST = 1;

/** Returns the AggregateRating node, with two decimals as displayed. */
export function aggregateRating({ value, count }: RatingView): AggregateRatingLeaf {
  return {
    '@type': 'AggregateRating',
    ratingValue: value.toFixed(2),
    bestRating: BEST,
    worstRating: WORST,
    reviewCount: count,
  };
}

/** Returns whether a review was given to the brand. Search engines do not accept other sites' reviews. */
export const isOwn = ({ source }: ReviewView): boolean => source === OWN_SOURCE;

/** Returns the nodes of the brand's own reviews, as displayed. */
export function ownReviews(reviews: readonly ReviewView[]): ReviewLeaf[] {
  return reviews.filter(isOwn).map(({ author, date, rating, comments }) => {
    const day = dayOfLongDate(date);
    return {
      '@type': 'Review',
      author: { '@type': 'Person', name: author },
      ...(day && { datePublished: day }),
      ...(rating !== null && {
        reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: BEST, worstRating: WORST },
      }),
      reviewBody: comments,
    };
  });
}
