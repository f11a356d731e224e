import type { AggregateRatingLeaf, ReviewLeaf } from 'schema-dts';
import type { RatingView } from '@/components/Rating/Rating';
import type { ReviewView } from '@/components/ReviewQuotes/ReviewQuotes';
import { dayOfLongDate } from '../dates';
import { OWN_SOURCE } from '../reviews';

const BEST = 5;
const WORST = 1;

/** A rating as the page writes it, with two decimals. */
export function aggregateRating({ value, count }: RatingView): AggregateRatingLeaf {
  return {
    '@type': 'AggregateRating',
    ratingValue: value.toFixed(2),
    bestRating: BEST,
    worstRating: WORST,
    reviewCount: count,
  };
}

/** Was it written to us? What people wrote elsewhere is that site's: search engines want no other to repeat it as data. */
export const isOwn = ({ source }: ReviewView): boolean => source === OWN_SOURCE;

/** The reviews shown that are the brand's own, by the name and in the words that the page shows. */
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
