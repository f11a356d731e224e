import { Link } from '../Link/Link';
import { Rating, type RatingView } from '../Rating/Rating';
import { Section } from '../Section/Section';
import { useIsKnown, useSite } from '../site-context';
import * as PageSection from '../PageSection/PageSection.styles';
import { ReviewQuotes, type ReviewView } from './ReviewQuotes';

export interface ReviewsSectionProps {
  heading: string;
  reviews: ReviewView[];
  rating: RatingView | null;
  /** The first quote is large. */
  isLead?: boolean;
  /** With a link to all reviews. */
  hasMore?: boolean;
}

/** Reviews under a heading, with a rating. */
export function ReviewsSection({ heading, reviews, rating, isLead = true, hasMore = true }: ReviewsSectionProps) {
  const { reviewsPath } = useSite();
  const isKnown = useIsKnown();
  return (
    <Section title={heading} tone="soft" head={rating && <Rating {...rating} />}>
      <ReviewQuotes reviews={reviews} lead={isLead} />
      {hasMore && isKnown(reviewsPath) && (
        <PageSection.More>
          <Link href={reviewsPath}>Read all reviews</Link>
        </PageSection.More>
      )}
    </Section>
  );
}
