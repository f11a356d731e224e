import { useContext } from 'react';
import { PageContext } from '@/components/page-context';
import { Rating } from '@/components/Rating/Rating';
import { blockAttributes } from '@/gql/blocks';
import { averageRating, reviewsOf } from '@/wp-templates/shared/reviews';
import { defineBlock } from '../define-block';
import { Spaced } from '../Spaced.styles';

/** The page's rating; the average of the reviews of a source, or where the page has none. */
export const rating = defineBlock({
  attributes: blockAttributes['footbridge/rating'],
  readsPage: true,
  needs: () => ({ reviews: true }),
  data: (answer, { source }) => ({ average: averageRating(reviewsOf(answer.reviews?.nodes, source)) }),
  Block: function PageRating({ attributes: { source }, data: { average } }) {
    const page = useContext(PageContext);
    const shown = (source === '' && page.rating) || average;
    return (
      shown && (
        <Spaced>
          <Rating {...shown} />
        </Spaced>
      )
    );
  },
});
