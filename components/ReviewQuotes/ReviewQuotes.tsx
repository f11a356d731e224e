import styled from 'styled-components';
import { media } from '@footbridge/shared/breakpoints';
import { Link } from '../Link/Link';
import * as PageSection from '../PageSection/PageSection.styles';
import { Rating, type RatingView } from '../Rating/Rating';
import { Section } from '../Section/Section';
import { useSite, useIsKnown } from '../site-context';

const Root = styled.ul`
  display: grid;
  gap: var(--space-6) var(--space-8);
  ${media.general} {
    grid-template-columns: 1fr 1fr;
    &[data-lead] > :first-child {
      grid-row: span 3;
    }
  }
`;

const Item = styled.li`
  padding-top: var(--space-5);
  border-top: 1px solid var(--color-line);
  blockquote {
    text-wrap: pretty;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  [data-lead] > &:first-child {
    padding: 0;
    border: 0;
  }
  [data-lead] > &:first-child blockquote {
    font-family: var(--font-heading);
    font-size: var(--text-2xl);
    line-height: 1.35;
  }
  figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-2);
    margin-top: var(--space-4);
    color: var(--color-text-muted);
    font-size: var(--text-sm);
  }
  b {
    color: var(--color-text);
  }
  figcaption > span + span {
    flex-basis: 100%;
  }
`;

const Mark = styled.img`
  margin-bottom: var(--space-4);
`;

export interface ReviewView {
  id: number;
  /** "Dana K.", or "Anonymous" (specification, section 5). */
  author: string;
  /** "on Google"; null if unknown. */
  source: string | null;
  date: string | null;
  rating: number | null;
  comments: string;
}

/** Reviews as quotes. With `lead` the first one is large. */
export function ReviewQuotes({ reviews, lead = false }: { reviews: ReviewView[]; lead?: boolean }) {
  const { quoteImage } = useSite();
  return (
    <Root className="plain-list" data-lead={lead || undefined}>
      {reviews.map(({ id, author, source, date, rating, comments }, i) => (
        <Item key={id}>
          <figure>
            {lead && i === 0 && <Mark src={quoteImage} alt="" width={48} height={48} loading="lazy" />}
            <blockquote>{comments}</blockquote>
            <figcaption>
              <b>{author}</b>
              <span>{[source, date].filter(Boolean).join(', ')}</span>
              {rating !== null && <Rating value={rating} />}
            </figcaption>
          </figure>
        </Item>
      ))}
    </Root>
  );
}

interface ReviewsSectionProps {
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
