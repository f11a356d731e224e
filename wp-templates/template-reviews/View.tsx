import { More } from '@/components/More/More';
import { Rating } from '@/components/Rating/Rating';
import { ReviewQuotes } from '@/components/ReviewQuotes/ReviewQuotes';
import { ArticlePage } from '../shared/ArticlePage';
import type { ViewProps } from '../view';
import type { ReviewsView as View } from './transform';

/** So many are read before the page's text; all others on demand. */
const AT_ONCE = 12;

/** What people say of the brand, before the page's own words about it. */
function Quotes({ reviews, count }: Pick<View, 'reviews' | 'count'>) {
  const rest = reviews.slice(AT_ONCE);
  return (
    <section className="page-section" data-tone="close" aria-labelledby="reviews">
      <div className="page-section-head">
        <h2 id="reviews">In their words</h2>
      </div>
      <ReviewQuotes reviews={reviews.slice(0, AT_ONCE)} />
      {rest.length > 0 && (
        <More label={`Show ${rest.length} more ${rest.length === 1 ? 'review' : 'reviews'}`}>
          <ReviewQuotes reviews={rest} />
          {count > reviews.length && (
            <p className="page-body-note">
              These are the newest {reviews.length} of {count.toLocaleString('en-US')}.
            </p>
          )}
        </More>
      )}
    </section>
  );
}

/** A rating, quotes, and the page's text. */
export default function ReviewsView({ template, view }: ViewProps<View>) {
  const { reviews, count, rating } = view;
  return (
    <ArticlePage
      template={template}
      view={view}
      heading={rating && <Rating {...rating} />}
      first={reviews.length > 0 && <Quotes reviews={reviews} count={count} />}
    />
  );
}
