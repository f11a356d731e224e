import { useContext } from 'react';
import { PageContext } from '@/components/page-context';
import { ReviewsSection } from '@/components/ReviewQuotes/ReviewsSection';
import { blockAttributes } from '@/gql/blocks';
import { averageRating, reviewsOf, reviewViews, shortReviews } from '@/wp-templates/shared/reviews';
import { defineBlock } from '../define-block';

/** Reviews of a source as quotes, with the page's rating, or the source's. */
export const reviews = defineBlock({
  attributes: blockAttributes['footbridge/reviews'],
  readsPage: true,
  needs: () => ({ reviews: true }),
  data(answer, { source, number }, tools) {
    const nodes = reviewsOf(answer.reviews?.nodes, source);
    const quotes = shortReviews(reviewViews(nodes, tools), number);
    return quotes.length > 0 ? { quotes, average: source === '' ? null : averageRating(nodes) } : null;
  },
  facts: ({ quotes }) => ({ reviews: quotes }),
  Block: function Reviews({ attributes: { heading, source, lead, rating, more }, data: { quotes, average } }) {
    const page = useContext(PageContext);
    const shown = source === '' ? page.rating : average;
    return (
      <ReviewsSection
        heading={heading}
        reviews={quotes}
        rating={(rating && shown) || null}
        isLead={lead}
        hasMore={more}
      />
    );
  },
});
