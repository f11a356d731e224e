import { Rating } from '../Rating/Rating';
import { useSite } from '../site-context';
import { Mark, Quote, Quotes } from './ReviewQuotes.styles';

export interface ReviewView {
  id: number;
  /** "Dana K.", or "Anonymous" (specification, section 5). */
  author: string;
  /** Where it was written, unless with us. */
  source: string | null;
  date: string | null;
  rating: number | null;
  comments: string;
}

/** Reviews as quotes. `lead` sets the first in large type, beside the others. */
export function ReviewQuotes({ reviews, lead = false }: { reviews: ReviewView[]; lead?: boolean }) {
  const { quoteImage } = useSite();
  return (
    <Quotes role="list" data-lead={lead || undefined}>
      {reviews.map(({ id, author, source, date, rating, comments }, i) => (
        <Quote key={id} as="li">
          <figure>
            {lead && i === 0 && <Mark src={quoteImage} alt="" width={48} height={48} loading="lazy" />}
            <blockquote>{comments}</blockquote>
            <figcaption>
              <b>{author}</b>
              <span>{[source && `on ${source}`, date].filter(Boolean).join(', ')}</span>
              {rating !== null && <Rating value={rating} />}
            </figcaption>
          </figure>
        </Quote>
      ))}
    </Quotes>
  );
}
